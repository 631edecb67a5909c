import Foundation
import TestSupport

/// The storage that fails when a test says so.
@Suite struct FaultyStorageTests {
    @Test func `it keeps files like any storage, and notes what is written`() throws {
        let storage = try FaultyStorage(["b": "1", "a": "2"])
        expect(storage.writes, is: [])
        try storage.write(Data("3".utf8), to: "c")
        try storage.delete("b")
        let other = try storage.setAside("a")
        expect((other, storage.contents, storage.writes), is: ("a.damaged-1", ["a.damaged-1=2", "c=3"], ["c=3"]))
        let names = try storage.names()
        expect(names, is: ["a.damaged-1", "c"])
    }

    @Test func `each fault is thrown as long as it stands, and changes nothing`() throws {
        let storage = try FaultyStorage(["a": "1"])
        let fault = StorageError.full(name: "a")
        storage.readFault = fault
        storage.writeFault = fault
        storage.setAsideFault = fault
        #expect(throws: fault) { try storage.read("a") }
        #expect(throws: fault) { try storage.write(Data(), to: "a") }
        #expect(throws: fault) { try storage.setAside("a") }
        expect(storage.contents, is: ["a=1"])
        storage.readFault = nil
        let data = try storage.read("a")
        expect(data, is: Data("1".utf8))
    }
}
