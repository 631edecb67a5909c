import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The step of an atomic write that Foundation does not offer for a file of one's own making.
enum AtomicRename {
    /// Puts one file in another's place; whoever reads sees the old one or the new one.
    ///
    /// - Throws: a `POSIXError`.
    static func move(_ source: String, over target: String) throws {
        guard rename(source, target) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    /// The system's words for an error code.
    static func reason(_ code: POSIXErrorCode) -> String { String(cString: strerror(code.rawValue)) }
}
