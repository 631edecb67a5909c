#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Keeps patterns from being matched for ever: the library's matching backtracks, and cannot be stopped.
///
/// No thread watches it, since a process with threads cannot be copied into workers.
enum PatternLimit {
    /// How many seconds matching may take.
    private static let seconds: UInt32 = 10

    /// Performs some matching; where it takes too long, says so and ends the process with status 2.
    ///
    /// - Parameter mayEnd: whether it is this process's to end itself: not in a test.
    static func hold<Result>(mayEnd: Bool, _ match: () -> Result) -> Result {
        guard mayEnd else { return match() }
        signal(SIGALRM) { _ in
            // Between any two instructions: only what is constant, and calls that the system allows there.
            let text: StaticString = """
                error: --filter or --skip has been matched against the titles for 10 s, so nothing was run; \
                a repetition within a repetition, as in (a+)+, can take for ever: write it without

                """
            _ = write(2, text.utf8Start, text.utf8CodeUnitCount)
            _exit(2)
        }
        // Whoever started this process may have left the signal blocked.
        var (alarms, before) = (sigset_t(), sigset_t())
        sigemptyset(&alarms)
        sigaddset(&alarms, SIGALRM)
        pthread_sigmask(SIG_UNBLOCK, &alarms, &before)
        alarm(seconds)
        defer {
            alarm(0)
            signal(SIGALRM, SIG_DFL)
            pthread_sigmask(SIG_SETMASK, &before, nil)
        }
        return match()
    }
}
