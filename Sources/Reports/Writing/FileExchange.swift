import Foundation

/// Has a file take the place of another, so that at every moment the old one or the new one is there.
///
/// On Linux the two change places before the old one is removed. Renamed onto another, a new file is written to the
/// disk first by some file systems (`auto_da_alloc` in ext4(5)), and a page of 20 MB keeps a run from ending.
enum FileExchange {
    /// `renameat2` of Linux, which Swift does not import.
    private typealias Exchange =
        @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32

    /// `RENAME_EXCHANGE` of Linux.
    private static let exchange: UInt32 = 2

    /// Puts a file at a path, in the place of what is there; tells whether it could, else `errno` says why.
    static func put(_ file: String, at path: String) -> Bool {
        if changePlaces(file, path) {
            // What was there before now has the other name; where it stays, the next writer removes it.
            unlink(file)
            return true
        }
        return rename(file, path) == 0
    }

    /// Has two files change places; false where the other is no file, or the system or the file system cannot.
    private static func changePlaces(_ one: String, _ other: String) -> Bool {
        #if os(Linux)
            var status = stat()
            // A folder would change places too.
            guard lstat(other, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
            guard let address = dlsym(nil, "renameat2") else { return false }
            return unsafeBitCast(address, to: Exchange.self)(AT_FDCWD, one, AT_FDCWD, other, exchange) == 0
        #else
            return false
        #endif
    }
}
