import Testing
import XCTest

/// Records failures of a test, of Swift Testing or of XCTest, at a line of the test.
struct FailureRecorder {
    /// Whether the test is one of Swift Testing: neither library's failures fail a test of the other.
    private let isSwiftTesting = Test.current != nil

    func record(_ text: String, at location: SourceLocation) {
        if isSwiftTesting {
            Issue.record("\(text)", sourceLocation: location)
        } else {
            XCTFail(text, file: Self.name(of: location.filePath), line: UInt(location.line))
        }
    }

    /// Returns the name of a file in the type of XCTest, which expects a literal.
    private static func name(of path: String) -> StaticString {
        var path = path
        return path.withUTF8 { bytes in
            let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
            copy.copyBytes(from: bytes)
            // The layout is part of the ABI: address, length, and a flag for an address of UTF-8. The bytes are never
            // freed, like those of a literal; a failing test has few.
            let parts = (UInt(bitPattern: copy.baseAddress), UInt(bytes.count), UInt8(0))
            return unsafeBitCast(parts, to: StaticString.self)
        }
    }
}
