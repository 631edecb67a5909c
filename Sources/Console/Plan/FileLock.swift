import Foundation

/// The lock of a folder, which one process has at a time; the system releases it when the process ends.
struct FileLock {
    /// The result of an attempt to lock.
    enum Attempt {
        /// This process has the lock until it is released.
        case taken(FileLock)
        /// Another process has it.
        case isBusy
        /// The file system has no locks, or the folder cannot be opened.
        case impossible
    }

    /// The open folder, whose lock ends when it is closed; copies of this process have it open too.
    private let descriptor: Int32

    /// Locks a folder, without waiting and without a lock file.
    static func take(folder path: String) -> Attempt {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return .impossible }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return .taken(FileLock(descriptor: descriptor)) }
        let isBusy = errno == EWOULDBLOCK
        close(descriptor)
        return isBusy ? .isBusy : .impossible
    }

    /// Releases the lock.
    func end() { close(descriptor) }
}
