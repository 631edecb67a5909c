#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A folder that one process uses at a time; the system gives it free when that process dies.
struct FolderLock {
    /// What became of taking it.
    enum Attempt {
        /// This process has it, until the lock ends.
        case taken(FolderLock)
        /// Another one has it.
        case isBusy
        /// The file system has no locks, or the folder cannot be opened.
        case impossible
    }

    /// The open folder, whose end gives it free; copies of this process have it too.
    private let descriptor: Int32

    /// Takes a folder, without waiting and without a file that would remain.
    static func take(_ path: String) -> Attempt {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return .impossible }
        while flock(descriptor, LOCK_EX | LOCK_NB) < 0 {
            let code = errno
            if code == EINTR { continue }
            close(descriptor)
            return code == EWOULDBLOCK ? .isBusy : .impossible
        }
        return .taken(FolderLock(descriptor: descriptor))
    }

    /// Gives it free.
    func end() { close(descriptor) }
}
