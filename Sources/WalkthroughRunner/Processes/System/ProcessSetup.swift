import Basics
import Foundation

/// What a process sets for itself when it becomes a process or the parent of processes.
package enum ProcessSetup {
    /// The signals by which a process that does wrong ends.
    private static let crashSignals = [SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV, SIGSYS]

    /// Opens standard streams that are closed, so that no pipe and no file that is opened later takes their numbers.
    ///
    /// Reading from such a stream is at the end at once, and writing to it fails as before.
    package static func openStandardStreams() {
        // The lowest number that is free is taken.
        for number in Int32(0)...2 where fcntl(number, F_GETFD) < 0 && errno == EBADF {
            _ = open("/dev/null", O_RDONLY)
        }
    }

    /// Whether so many more descriptors can be opened.
    package static func hasRoom(forDescriptors count: Int) -> Bool {
        let opened = (0..<count).map { _ in open("/dev/null", O_RDONLY | O_CLOEXEC) }.filter { $0 >= 0 }
        for number in opened { _ = close(number) }
        return opened.count == count
    }

    /// Makes writing to a pipe without a reader an error, not the end of the process; beyond the limit of a file's
    /// size, too.
    package static func ignoreBrokenPipes() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Has the statuses of processes that end kept for their parent: an inherited wish to ignore them loses each.
    static func keepStatusesOfChildren() { signal(SIGCHLD, SIG_DFL) }

    /// Puts other channels, or nothing, in the place of the standard streams.
    static func replaceStandardStreams(output: Descriptor?) {
        let null = open("/dev/null", O_RDWR | O_CLOEXEC)
        for number in Int32(0)...2 {
            (number == 0 ? nil : output).map { $0.duplicate(as: number) } ?? Descriptor(null).duplicate(as: number)
        }
        if null > 2 { _ = close(null) }
    }

    /// Writes each line of standard output as it ends, so that a crash does not take it away.
    static func flushStandardOutputByLine() {
        #if canImport(Darwin)
            let name = "__stdoutp"
        #else
            let name = "stdout"
        #endif
        guard let place = dlsym(nil, name) else { return }
        setvbuf(place.load(as: OpaquePointer?.self).map(UnsafeMutablePointer.init), nil, _IOLBF, 0)
    }

    /// Lets every signal do what it does in a new process: an inherited backtrace takes seconds and memory.
    static func resetSignals() {
        for number in crashSignals + [SIGINT, SIGTERM, SIGHUP, SIGCHLD] { signal(number, SIG_DFL) }
        ignoreBrokenPipes()
        var mask = sigset_t()
        sigemptyset(&mask)
        sigprocmask(SIG_SETMASK, &mask, nil)
    }

    /// Limits what this process can take of the machine: so many bytes of memory, no core files.
    ///
    /// `RLIMIT_DATA` counts what can be written and is the process's own; `RLIMIT_AS` would count libraries, stacks
    /// and what is only reserved as well, so that a limit would mean something else on every machine.
    static func limit(memory: Int) {
        set(RLIMIT_CORE, 0)
        if memory > 0 { set(RLIMIT_DATA, memory) }
    }

    #if canImport(Glibc)
        private typealias Resource = __rlimit_resource
    #else
        private typealias Resource = Int32
    #endif

    private static func set(_ resource: Resource, _ value: Int) {
        var limit = rlimit()
        #if canImport(Glibc)
            let name = __rlimit_resource_t(resource.rawValue)
        #else
            let name = resource
        #endif
        guard getrlimit(name, &limit) == 0 else { return }
        limit.rlim_cur = min(rlim_t(value), limit.rlim_max)
        limit.rlim_max = limit.rlim_cur
        setrlimit(name, &limit)
    }
}

/// The standard output of this process, diverted while apps run in it, so that no report has what they print.
///
/// Made by a run that has no runner processes; whoever has something to print uses `original` meanwhile.
package final class StandardOutput {
    /// A descriptor that leads to where standard output led; closed when this is let go.
    package let original: Int32
    /// What apps print.
    private let captured: CapturedOutput

    /// Makes one that diverts nothing yet; nil if the system has no descriptor or no file left.
    package init?() {
        guard let file = try? AnonymousFile() else { return nil }
        // Once all properties have a value, to return nil would run `deinit`, which closes what is closed already.
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

    /// Has what is printed from here on captured.
    package func divert() {
        fflush(nil)
        captured.file.channel.duplicate(as: 1)
    }

    /// Has what is printed from here on go to where it went before.
    package func restore() {
        fflush(nil)
        Descriptor(original).duplicate(as: 1)
    }

    /// Returns what was printed since the last call.
    package func take() -> AppOutput? {
        fflush(nil)
        return captured.take()
    }
}
