import Testing
import XCTest

/// Records failures of a test, of Swift Testing or of XCTest, at a line of the test.
struct FailureRecorder {
    /// Whether the test is one of Swift Testing, which XCTest's failures do not fail, nor the other way round.
    private let isSwiftTesting = Test.current != nil

    /// Records a failure.
    func record(_ text: String, at location: SourceLocation) {
        if isSwiftTesting {
            Issue.record("\(text)", sourceLocation: location)
        } else {
            XCTFail(text, file: Self.name(of: location.filePath), line: UInt(location.line))
        }
    }

    /// Returns the name of a file as XCTest takes it, which knows it only from literals.
    private static func name(of path: String) -> StaticString {
        var path = path
        return path.withUTF8 { bytes in
            let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
            copy.copyBytes(from: bytes)
            // The layout is part of the ABI: the address, the length, and that it is an address, of UTF-8. The bytes
            // stay for good, as those of a literal: a test that fails has few.
            let parts = (UInt(bitPattern: copy.baseAddress), UInt(bytes.count), UInt8(0))
            return unsafeBitCast(parts, to: StaticString.self)
        }
    }
}
