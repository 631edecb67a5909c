import Foundation
import Testing

@testable import Configuration

@Suite struct BinaryPropertyListCheckTests {
    /// Puts a binary property list together from its values; the first is the root.
    private func binary(_ values: [[UInt8]], count: UInt8? = nil) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        var places: [UInt8] = []
        for value in values {
            places.append(UInt8(bytes.count))
            bytes += value
        }
        let table = UInt8(bytes.count)
        bytes += places + [0, 0, 0, 0, 0, 0, 1, 1]
        bytes += [0, 0, 0, 0, 0, 0, 0, count ?? UInt8(values.count)] + [UInt8](repeating: 0, count: 8)
        return bytes + [0, 0, 0, 0, 0, 0, 0, table]
    }

    private func reason(_ bytes: [UInt8]) -> String? {
        do {
            try BinaryPropertyListCheck.check(bytes)
            return nil
        } catch {
            return error.reason
        }
    }

    @Test func `what Foundation writes passes, long arrays included`() throws {
        let object: [String: Any] = ["a": Array(0..<1000), "b": ["c": [true, 1.5, "x"] as [Any]]]
        let data = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
        #expect(reason(Array(data)) == nil)
    }

    @Test func `a kilobyte that stands for millions of values is refused`() {
        let arrays: [[UInt8]] = (0..<40).map { [0xA2, $0 + 1, $0 + 1] }
        #expect(reason(binary(arrays + [[0x09]])) == "it has too many values")
        #expect(
            messages { try ConfigurationFile(path: "Config.plist", bytes: binary(arrays + [[0x09]])) } == [
                "Config.plist: not a property list: it has too many values; "
                    + "mend it there, or move the file away and start anew with rehearse config set app NAME"
            ])
    }

    @Test func `a container that holds itself is refused`() {
        #expect(reason(binary([[0xA1, 0]])) == "values within values, more than 64 deep")
        #expect(reason(binary([[0xD1, 1, 0], [0x51, 0x61]])) == "values within values, more than 64 deep")
    }

    @Test(
        arguments: [
            [[0xA1, 7]], [[0xA1]], [[0xAF, 0x11, 0xFF]], [[0xAF, 0x17, 0, 0]], [[0xAF]], [[0xDF, 0x10, 0x20, 1]],
        ] as [[[UInt8]]])
    func `references that lead nowhere are refused`(values: [[UInt8]]) {
        #expect(reason(binary(values)) != nil)
    }

    @Test func `a count that its bytes cannot hold is refused`() {
        #expect(reason(binary([[0xAF, 0x12, 0x7F, 0xFF, 0xFF, 0xFF]])) == "it has too many values")
        #expect(reason(binary([[0xA0]], count: 0)) == "it is damaged")
        #expect(reason(binary([[0xA0]], count: 255)) == "it is damaged")
    }

    @Test func `what only archives have is refused, since Foundation traps on it`() {
        #expect(reason(binary([[0xC1, 1], [0x09]])) == "it holds what only archives have")
        #expect(reason(binary([[0x80, 1]])) == "it holds what only archives have")
        #expect(reason(binary([[0x00]])) == "it holds what only archives have")
        #expect(reason(binary([[0xD1, 1, 1], [0x09]])) == "a key in it is no text")
    }

    @Test func `every cut of a valid list is refused, and none traps`() throws {
        let object: [String: Any] = ["a": [1, 2, 3], "b": ["c": "x"]]
        let data = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
        for length in 0..<data.count {
            let bytes = Array(data.prefix(length))
            #expect(!messages { try ConfigurationFile(path: "Config.plist", bytes: bytes) }.isEmpty, "\(length) bytes")
        }
    }

    @Test func `every changed byte of a valid list is read or refused, and none traps`() throws {
        let object: [String: Any] = ["a": [1, 2, 3], "b": ["c": "x"]]
        let data = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
        for index in data.indices {
            for flip in [0x01, 0x10, 0x80, 0xFF] as [UInt8] {
                var bytes = Array(data)
                bytes[index] ^= flip
                let errors = messages { try ConfigurationFile(path: "Config.plist", bytes: bytes) }
                #expect(errors.allSatisfy { $0.hasPrefix("Config.plist: ") })
            }
        }
    }
}
