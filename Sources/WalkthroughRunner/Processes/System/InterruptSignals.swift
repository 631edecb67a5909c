import Basics
import Foundation

/// Turns the signals that ask the runner to stop into a descriptor that can be read, without a handler or a thread.
///
/// To be made before the first thread, which would take the signals otherwise. Runner processes get their signals back.
/// While it lives, the signals do nothing else. Those that the process was started to ignore are left alone.
package final class InterruptSignals {
    private typealias SignalDescriptorCall = @convention(c) (Int32, UnsafePointer<sigset_t>, Int32) -> Int32

    /// Ctrl-C, a polite kill, and the terminal's end.
    private static let numbers = [SIGINT, SIGTERM, SIGHUP]

    /// What the signals did that are taken over.
    private let found: [SignalDisposition]
    /// The descriptor; closed when this is let go.
    private let channel: Descriptor

    /// Takes the signals over; nil if the system has no way, and they do what they always do.
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

    /// What a run takes to be stopped by them.
    package var descriptor: Int32 { channel.number }

    /// Gives the signals their own effect again, so that a second one ends the process at once.
    ///
    /// To be called when the first one has stopped the run; that one is taken out before.
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

/// What a signal did in this process when it was looked at, to be put back when it is no longer handled.
///
/// A process that was started to ignore a signal, by `nohup` or in the background of a script, ignores it.
package struct SignalDisposition {
    /// The signal.
    package let number: Int32
    /// What it did.
    private var action = sigaction()

    /// Looks at a signal.
    package init(of number: Int32) {
        self.number = number
        sigaction(number, nil, &action)
    }

    /// Whether nothing came of it.
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

    /// Lets it do that again.
    package func restore() {
        var found = action
        sigaction(number, &found, nil)
    }
}
