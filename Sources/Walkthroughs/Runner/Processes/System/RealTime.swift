#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Real time, which stands still while the machine sleeps: for how long a worker takes, never for what a stage sees.
enum RealTime {
    /// The time since a moment that is the same for all processes of the machine.
    static var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
