import Basics
import Foundation
import Synchronization

/// Reports a crash of the app with the app's frames of the Swift runtime's backtrace.
///
/// A trap in the app ends the process, after the Swift runtime has printed the reason. This object handles the signal,
/// lets the runtime's own handler make the backtrace, and reads it. The console has one while it is open, a runner
/// process as long as it lives.
///
/// It keeps itself alive until `end`: nothing refers to it in a function that never returns, where the optimizer would
/// release it at once.
package final class CrashHandler {
    /// A crash.
    package struct Crash {
        /// The signal.
        package let signal: Int32
        /// The app's frames, one line each, the innermost first; empty if the runtime makes no backtrace.
        package let frames: [String]
    }

    /// The signals by which a crash ends a process.
    static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV]
    /// The stack on which the handler runs: the app may have used up its own.
    private static let stackSize = 1 << 20
    /// The longest time that a report may take, in seconds; the app may hold a lock that it needs.
    static let patience: UInt32 = 60
    /// The address of the handler in use, 0 if there is none; static, since a signal handler gets no context.
    private static let current = Atomic<UInt>(0)

    /// Called with the signal first, since the backtrace may hang.
    private var begin: (Int32) -> Void
    private var report: (Crash) -> Void
    /// The former actions of the signals, in the order of `signals`.
    private var found: [sigaction] = []
    private let stack = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    /// Follows the calls of the thread that has crashed.
    private let stackWalk = CrashedStack()

    /// Handles the signals until `end`.
    ///
    /// - Parameters:
    ///   - begin: called first, with the signal.
    ///   - report: called with the crash; then the signal ends the process.
    package init(begin: @escaping (Int32) -> Void = { _ in }, report: @escaping (Crash) -> Void) {
        (self.begin, self.report) = (begin, report)
        Self.current.store(UInt(bitPattern: Unmanaged.passRetained(self).toOpaque()), ordering: .releasing)
        var alternate = stack_t()
        alternate.ss_sp = stack
        alternate.ss_size = numericCast(Self.stackSize)
        sigaltstack(&alternate, nil)
        for number in Self.signals {
            var old = sigaction()
            var new = Self.action { CrashHandler.handle($0, $1, $2) }
            sigaction(number, &new, &old)
            found.append(old)
        }
    }

    /// Restores the former actions of the signals.
    package func end() {
        guard Self.current.exchange(0, ordering: .acquiringAndReleasing) != 0 else { return }
        defer { Unmanaged.passUnretained(self).release() }
        for (number, old) in zip(Self.signals, found) {
            var old = old
            sigaction(number, &old, nil)
        }
        // The stack is not released: the thread still uses it as its alternate stack.
    }

    /// Ends this process, a copy of one that has a handler, by a crash that is reported differently.
    static func crashHere(reporting report: @escaping (Crash) -> Void) {
        guard let pointer = UnsafeRawPointer(bitPattern: current.load(ordering: .acquiring)) else { return }
        let handler = Unmanaged<CrashHandler>.fromOpaque(pointer).takeUnretainedValue()
        handler.report = report
        handler.begin = { _ in Self.inheritBacktracer() }
        raise(SIGTRAP)
    }

    /// Prepares a process for its backtracer: this ends with the process's group, and needs memory.
    static func inheritBacktracer() {
        setpgid(0, 0)
        ProcessSetup.endMemoryLimit()
    }

    // MARK: - The signal

    private typealias Handler =
        @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

    /// Returns an action that calls a handler on the alternate stack, once.
    private static func action(_ handler: @escaping Handler) -> sigaction {
        var action = sigaction()
        #if canImport(Darwin)
            action.__sigaction_u.__sa_sigaction = handler
        #elseif canImport(Musl)
            action.__sa_handler.sa_sigaction = handler
        #else
            action.__sigaction_handler.sa_sigaction = handler
        #endif
        // The signal stays unblocked: the runtime reads the process's memory on a thread that survives bad addresses.
        action.sa_flags =
            numericCast(SA_SIGINFO | SA_ONSTACK | SA_NODEFER) | numericCast(Int32(bitPattern: UInt32(SA_RESETHAND)))
        return action
    }

    /// Returns the handler of an action that has one with details; nil for the system's default.
    private static func handler(of action: sigaction) -> Handler? {
        guard Int(action.sa_flags) & Int(SA_SIGINFO) != 0 else { return nil }
        #if canImport(Darwin)
            return action.__sigaction_u.__sa_sigaction
        #elseif canImport(Musl)
            return action.__sa_handler.sa_sigaction
        #else
            return action.__sigaction_handler.sa_sigaction
        #endif
    }

    /// Reports, once, and lets the signal end the process.
    private static func handle(
        _ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
    ) {
        let address = current.exchange(0, ordering: .acquiringAndReleasing)
        if let pointer = UnsafeRawPointer(bitPattern: address) {
            Unmanaged<CrashHandler>.fromOpaque(pointer).takeUnretainedValue().explain(number, info, context)
        }
        signal(number, SIG_DFL)
        var mask = sigset_t()
        sigemptyset(&mask)
        sigaddset(&mask, number)
        pthread_sigmask(SIG_UNBLOCK, &mask, nil)
        raise(number)
    }

    private func explain(
        _ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
    ) {
        // A second crash, or a lock that the app held, ends the process at once or in a minute.
        signal(SIGALRM, SIG_DFL)
        alarm(Self.patience)
        begin(number)
        let calls = context.map { stackWalk.walk(from: $0) } ?? []
        let old = Self.signals.firstIndex(of: number).map { found[$0] }
        let trace = old.flatMap(Self.handler).map { handler in Self.output { handler(number, info, context) } } ?? ""
        var frames = AppFrames(trace)
        if frames.lines.isEmpty { frames = AppFrames(calls: calls) }
        report(Crash(signal: number, frames: frames.lines))
    }

    /// Returns what `body` prints; it gets no input, since the runtime would ask a person what to do next.
    private static func output(of body: () -> Void) -> String {
        guard let file = tmpfile() else { return "" }
        defer { fclose(file) }
        let kept = (Int32(0)...2).map { dup($0) }
        let null = open("/dev/null", O_RDONLY)
        dup2(null, 0)
        dup2(fileno(file), 1)
        dup2(fileno(file), 2)
        body()
        for (number, descriptor) in kept.enumerated() where descriptor >= 0 {
            dup2(descriptor, Int32(number))
            close(descriptor)
        }
        close(null)
        lseek(fileno(file), 0, SEEK_SET)
        var bytes: [UInt8] = []
        var portion = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = read(fileno(file), &portion, portion.count), count > 0 { bytes += portion[..<count] }
        return String(decoding: bytes, as: UTF8.self)
    }
}
