import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The one step of an atomic write that Foundation does not offer for a file of one's own making.
enum AtomicRename {
    /// Puts one file in another's place; whoever reads sees the old one or the new one.
    ///
    /// - Throws: a `CocoaError` for no space, else a `POSIXError`.
    static func move(_ source: String, over target: String) throws {
        guard rename(source, target) == 0 else {
            let code = POSIXErrorCode(rawValue: errno) ?? .EIO
            throw code == .ENOSPC ? CocoaError(.fileWriteOutOfSpace) : POSIXError(code)
        }
    }
}
