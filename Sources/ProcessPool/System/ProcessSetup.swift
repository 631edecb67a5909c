package import Basics
import Foundation

/// The settings of a process that becomes a runner process or the parent of such processes.
package enum ProcessSetup {
    /// Opens closed standard streams, so that no pipe or file opened later gets their numbers.
    ///
    /// Reading from such a stream gives its end at once, and writing to it fails as before.
    package static func openStandardStreams() {
        // `open` uses the lowest free number.
        for number in Int32(0)...2 where fcntl(number, F_GETFD) < 0 && errno == EBADF {
            _ = open("/dev/null", O_RDONLY)
        }
    }

    /// Makes UTC the time zone of the process and its children, so that dates in an app's texts differ on no machine.
    ///
    /// Called before anything asks for the time zone.
    package static func useUniversalTime() {
        setenv("TZ", "UTC", 1)
        tzset()
        // Foundation has read the variable when the process began.
        NSTimeZone.default = TimeZone(secondsFromGMT: 0) ?? .gmt
    }

    /// Returns whether a number of further descriptors can be opened.
    package static func hasRoom(forDescriptors count: Int) -> Bool {
        let opened = (0..<count).map { _ in open("/dev/null", O_RDONLY | O_CLOEXEC) }.filter { $0 >= 0 }
        for number in opened { _ = close(number) }
        return opened.count == count
    }

    /// Lets the signals that ask a process to end arrive: one started on a thread of Dispatch has them blocked.
    package static func unblockEndingSignals() {
        var mask = sigset_t()
        sigemptyset(&mask)
        for number in InterruptSignals.numbers { sigaddset(&mask, number) }
        sigprocmask(SIG_UNBLOCK, &mask, nil)
    }

    /// Makes writing to a pipe without a reader, or beyond a limit of the file size, an error instead of a crash.
    package static func ignoreBrokenPipes() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Keeps the exit statuses of child processes, which would be lost if SIGCHLD were inherited as ignored.
    static func keepStatusesOfChildren() { signal(SIGCHLD, SIG_DFL) }

    /// Replaces standard output and error by a channel or by nothing, and standard input by nothing.
    static func replaceStandardStreams(output: Descriptor?) {
        let null = open("/dev/null", O_RDWR | O_CLOEXEC)
        for number in Int32(0)...2 {
            (number == 0 ? nil : output).map { $0.duplicate(as: number) } ?? Descriptor(null).duplicate(as: number)
        }
        if null > 2 { _ = close(null) }
    }

    /// Makes standard output line-buffered, so that a crash loses no complete line.
    static func flushStandardOutputByLine() {
        #if canImport(Darwin)
            let name = "__stdoutp"
        #else
            let name = "stdout"
        #endif
        guard let address = SystemFunction.address(of: name) else { return }
        setvbuf(address.load(as: OpaquePointer?.self).map(UnsafeMutablePointer.init), nil, _IOLBF, 0)
    }

    /// Restores the default action of every signal, except crash signals if the runtime will report the crash.
    static func resetSignals(keepingCrashes: Bool = false) {
        for number in [SIGQUIT, SIGINT, SIGTERM, SIGHUP, SIGCHLD] { signal(number, SIG_DFL) }
        if !keepingCrashes { resetCrashSignals() }
        ignoreBrokenPipes()
        var mask = sigset_t()
        sigemptyset(&mask)
        sigprocmask(SIG_SETMASK, &mask, nil)
    }

    /// Lets a crash end the process at once: an inherited backtrace handler takes seconds and memory.
    static func resetCrashSignals() { for number in CrashHandler.signals + [SIGSYS] { signal(number, SIG_DFL) } }

    /// Limits the memory of this process, in bytes, and turns core files off.
    ///
    /// `RLIMIT_DATA` counts private writable memory; `RLIMIT_AS` would also count libraries, stacks and reserved
    /// memory, so that a limit would have another effect on each machine.
    static func limit(memory: Int) {
        set(RLIMIT_CORE, 0)
        if memory > 0 { set(RLIMIT_DATA, memory) }
    }

    /// Ends the limit of the memory, so that a crash for want of memory can be explained.
    static func endMemoryLimit() { set(RLIMIT_DATA, nil) }

    #if canImport(Glibc)
        private typealias Resource = __rlimit_resource
    #else
        private typealias Resource = Int32
    #endif

    /// Sets the limit in force; the process may raise it again up to the one that it was given, with `nil`.
    private static func set(_ resource: Resource, _ value: Int?) {
        var limit = rlimit()
        #if canImport(Glibc)
            let name = __rlimit_resource_t(resource.rawValue)
        #else
            let name = resource
        #endif
        guard getrlimit(name, &limit) == 0 else { return }
        limit.rlim_cur = value.map { min(rlim_t($0), limit.rlim_max) } ?? limit.rlim_max
        setrlimit(name, &limit)
    }
}

/// The standard output of this process, diverted while apps run in it, so that reports do not contain what apps print.
///
/// Made by a run without runner processes; the runner itself meanwhile prints to `original`.
package final class StandardOutput {
    /// A descriptor of the former standard output; closed by the deinitialiser.
    package let original: Int32
    private let captured: CapturedOutput

    /// Makes a diversion that is not active yet; `nil` if no descriptor or file can be had.
    package init?() {
        guard let file = try? AnonymousFile() else { return nil }
        // Returning `nil` after all properties are set would run `deinit`, which would close the file twice.
        let number = fcntl(1, F_DUPFD_CLOEXEC, 3)
        guard number >= 0 else {
            file.channel.end()
            return nil
        }
        captured = CapturedOutput(file: file)
        original = number
    }

    deinit {
        restore()
        Descriptor(original).end()
        captured.file.channel.end()
    }

    /// Starts capturing standard output.
    package func divert() {
        fflush(nil)
        captured.file.channel.duplicate(as: 1)
    }

    /// Stops capturing standard output.
    package func restore() {
        fflush(nil)
        Descriptor(original).duplicate(as: 1)
    }

    /// Returns what was printed since the last call.
    package func drain() -> AppOutput? {
        fflush(nil)
        return captured.drain()
    }
}
