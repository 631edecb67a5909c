import Foundation

/// The right to a folder, which one process has at a time; the system takes it from one that dies.
struct FileLock {
    /// The result of an attempt to lock.
    enum Attempt {
        /// This process has the lock until it is released.
        case taken(FileLock)
        /// Another process has it.
        case isBusy
        /// The file system has no locks, or what stands there cannot be opened.
        case impossible
    }

    /// The open folder, whose end gives the right to the next; copies of this process have it too.
    private let descriptor: Int32

    /// Takes a folder, without waiting and without a file that would remain.
    static func take(folder path: String) -> Attempt {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return .impossible }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return .taken(FileLock(descriptor: descriptor)) }
        let isBusy = errno == EWOULDBLOCK
        close(descriptor)
        return isBusy ? .isBusy : .impossible
    }

    /// Gives it up.
    func end() { close(descriptor) }
}
