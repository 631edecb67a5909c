import Foundation
import TestSupport

@testable import StageRuntime

/// What every storage does, run over both.
@Suite struct StorageContractTests {
    enum Kind: CaseIterable { case memory, file }

    /// Performs `body` with a new storage of a kind.
    private func with(_ kind: Kind, _ body: (any Storage) throws -> Void) throws {
        switch kind {
        case .memory: try body(MemoryStorage())
        case .file: try TemporaryFolder.with { try body(FileStorage(folder: $0.appendingPathComponent("a/b"))) }
        }
    }

    @Test(arguments: Kind.allCases)
    func `a written value is read until it is overwritten or deleted`(kind: Kind) throws {
        try with(kind) { (storage) throws in
            try expect(storage.read("settings"), is: nil)
            try storage.write(Data("one".utf8), to: "settings")
            try expect(storage.read("settings"), is: Data("one".utf8))
            try storage.write(Data(), to: "settings")
            try expect(storage.read("settings"), is: Data())
            try storage.delete("settings")
            try storage.delete("settings")
            try expect(storage.read("settings"), is: nil)
        }
    }

    @Test(arguments: Kind.allCases)
    func `names are sorted, and one that differs from a stored one only in case is refused`(kind: Kind) throws {
        try with(kind) { (storage) throws in
            try expect(storage.names(), is: [])
            for name in ["b", "a.json", "c-1", "C"] { try storage.write(Data(), to: name) }
            try expect(storage.names(), is: ["C", "a.json", "b", "c-1"])
            #expect(throws: StorageError.nameInOtherCase(name: "B", stored: "b")) {
                try storage.write(Data("two".utf8), to: "B")
            }
            try storage.delete("b")
            try storage.write(Data("two".utf8), to: "B")
            try expect(storage.names(), is: ["B", "C", "a.json", "c-1"])
        }
    }

    @Test(arguments: Kind.allCases)
    func `setting aside never overwrites, and needs a value and room for the name`(kind: Kind) throws {
        try with(kind) { (storage) throws in
            for number in 1...3 {
                try storage.write(Data("\(number)".utf8), to: "settings")
                try expect(storage.setAside("settings"), is: "settings.damaged-\(number)")
            }
            try storage.delete("settings.damaged-2")
            try storage.write(Data("4".utf8), to: "settings")
            try expect(storage.setAside("settings"), is: "settings.damaged-2")
            try expect(storage.names(), is: ["settings.damaged-1", "settings.damaged-2", "settings.damaged-3"])
            try expect(
                (storage.read("settings.damaged-1"), storage.read("settings.damaged-2")),
                is: (Data("1".utf8), Data("4".utf8)))
            #expect(throws: StorageError.io(name: "settings", reason: "nothing is stored under this name")) {
                try storage.setAside("settings")
            }
            let longest = String(repeating: "a", count: 128)
            try storage.write(Data("x".utf8), to: longest)
            #expect(throws: StorageError.badName(longest + ".damaged-1")) { try storage.setAside(longest) }
            try expect(storage.read(longest), is: Data("x".utf8))
        }
    }

    private static let badNames = [
        "", ".", "..", ".hidden", "a/b", "../up", "a b", "a\u{0}b", "naïve", "a\\b", String(repeating: "a", count: 129),
    ]

    @Test(arguments: Kind.allCases, badNames)
    func `a bad name is refused by every operation`(kind: Kind, name: String) throws {
        try with(kind) { (storage) throws in
            #expect(throws: StorageError.badName(name)) { try storage.read(name) }
            #expect(throws: StorageError.badName(name)) { try storage.write(Data(), to: name) }
            #expect(throws: StorageError.badName(name)) { try storage.delete(name) }
            #expect(throws: StorageError.badName(name)) { try storage.setAside(name) }
            try expect(storage.names(), is: [])
        }
    }
}
