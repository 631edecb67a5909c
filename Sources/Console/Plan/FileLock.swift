#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The right to change what a file stands for, which one process has at a time; the system takes it from one that dies.
struct FileLock {
    /// The open file; its end gives the right to the next.
    private let descriptor: Int32

    /// Waits for the right; nil where the file system has no locks, or the file cannot be made.
    init?(_ path: String) {
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return nil }
        while flock(descriptor, LOCK_EX) < 0 {
            if errno == EINTR { continue }
            close(descriptor)
            return nil
        }
    }

    /// Gives it up.
    func end() { close(descriptor) }
}
