import Foundation

/// The right to a file or a folder, which one process has at a time; the system takes it from one that dies.
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

    /// The open file or folder, whose end gives the right to the next; copies of this process have it too.
    private let descriptor: Int32

    /// Waits for the lock of a file, which is made if it does not exist; nil if it cannot be locked.
    static func wait(forFile path: String) -> FileLock? {
        let attempt = take(open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644), LOCK_EX)
        return if case .taken(let lock) = attempt { lock } else { nil }
    }

    /// Takes a folder, without waiting and without a file that would remain.
    static func take(folder path: String) -> Attempt {
        take(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC), LOCK_EX | LOCK_NB)
    }

    private static func take(_ descriptor: Int32, _ operation: Int32) -> Attempt {
        guard descriptor >= 0 else { return .impossible }
        while flock(descriptor, operation) < 0 {
            let code = errno
            if code == EINTR { continue }
            close(descriptor)
            return code == EWOULDBLOCK ? .isBusy : .impossible
        }
        return .taken(FileLock(descriptor: descriptor))
    }

    /// Gives it up.
    func end() { close(descriptor) }
}
