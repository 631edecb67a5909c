import Basics
import Foundation

/// Turns the signals that ask the runner to stop into a readable descriptor, without a handler or a thread.
///
/// It must be made before the first thread, which would otherwise receive the signals. Runner processes restore them.
/// While it lives, the signals have no other effect. Signals that the process was started to ignore stay ignored.
package final class InterruptSignals {
    private typealias SignalDescriptorCall = @convention(c) (Int32, UnsafePointer<sigset_t>, Int32) -> Int32

    /// Ctrl-C, a request to terminate, and the end of the terminal.
    static let numbers = [SIGINT, SIGTERM, SIGHUP]

    /// The former dispositions of these signals.
    private let found: [SignalDisposition]
    /// The descriptor; closed by the deinitialiser.
    private let channel: Descriptor

    /// Handles the signals from now on; `nil` if the system cannot do that, and then the signals keep their effect.
    package init?() {
        found = Self.numbers.map(SignalDisposition.init).filter { !$0.isIgnored }
        #if canImport(Darwin)
            let queue = kqueue()
            guard queue >= 0 else { return nil }
            for disposition in found {
                signal(disposition.number, SIG_IGN)
                var change = kevent(
                    ident: UInt(disposition.number), filter: Int16(EVFILT_SIGNAL), flags: UInt16(EV_ADD), fflags: 0,
                    data: 0, udata: nil)
                kevent(queue, &change, 1, nil, 0, nil)
            }
            channel = Descriptor(queue)
        #else
            guard let call = SystemFunction.find("signalfd", as: SignalDescriptorCall.self) else { return nil }
            var mask = Self.mask(of: found)
            let number = call(-1, &mask, O_NONBLOCK | O_CLOEXEC)
            guard number >= 0 else { return nil }
            sigprocmask(SIG_BLOCK, &mask, nil)
            channel = Descriptor(number)
        #endif
    }

    deinit {
        restore()
        channel.end()
    }

    /// The descriptor that stops a run.
    package var descriptor: Int32 { channel.number }

    /// Restores the former effect of the signals, so that a second one ends the process at once.
    ///
    /// Called when the first one has stopped the run; that one is removed before.
    package func restore() {
        #if canImport(Darwin)
            for disposition in found { disposition.restore() }
        #else
            var bytes: [UInt8] = []
            while let count = channel.receive(onto: &bytes, upTo: 1024), count > 0 {}
            var mask = Self.mask(of: found)
            sigprocmask(SIG_UNBLOCK, &mask, nil)
        #endif
    }

    private static func mask(of signals: [SignalDisposition]) -> sigset_t {
        var mask = sigset_t()
        sigemptyset(&mask)
        for signal in signals { sigaddset(&mask, signal.number) }
        return mask
    }
}

/// The disposition of a signal at a moment, to be restored later.
///
/// A signal that the process was started to ignore, by `nohup` or in the background of a script, stays ignored.
package struct SignalDisposition {
    /// The signal.
    package let number: Int32
    private var action = sigaction()

    /// Reads the current disposition of a signal.
    package init(of number: Int32) {
        self.number = number
        sigaction(number, nil, &action)
    }

    /// Whether the signal was ignored.
    package var isIgnored: Bool {
        #if canImport(Darwin)
            let handler = action.__sigaction_u.__sa_handler
        #elseif canImport(Musl)
            let handler = action.__sa_handler.sa_handler
        #else
            let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Restores the disposition.
    package func restore() {
        var found = action
        sigaction(number, &found, nil)
    }
}
