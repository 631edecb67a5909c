import Foundation

/// What a file or a folder is known by, whatever path leads to it.
struct FileIdentity: Hashable {
    /// The file system.
    private let device: UInt64
    /// The number that it has there.
    private let number: UInt64

    /// Takes it from what the system says.
    init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
    }
}
