import Foundation
import TestSupport
import Testing

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
            #expect(try storage.read("settings") == nil)
            try storage.write(Data("one".utf8), to: "settings")
            #expect(try storage.read("settings") == Data("one".utf8))
            try storage.write(Data(), to: "settings")
            #expect(try storage.read("settings") == Data())
            try storage.delete("settings")
            try storage.delete("settings")
            #expect(try storage.read("settings") == nil)
        }
    }

    @Test(arguments: Kind.allCases)
    func `names are sorted`(kind: Kind) throws {
        try with(kind) { (storage) throws in
            #expect(try storage.names() == [])
            for name in ["b", "a.json", "c-1", "C"] { try storage.write(Data(), to: name) }
            #expect(try storage.names() == ["C", "a.json", "b", "c-1"])
        }
    }

    @Test(arguments: Kind.allCases)
    func `a name that differs from a stored one only in case is refused`(kind: Kind) throws {
        try with(kind) { (storage) throws in
            try storage.write(Data("one".utf8), to: "settings")
            #expect(throws: StorageError.nameInOtherCase(name: "Settings", stored: "settings")) {
                try storage.write(Data("two".utf8), to: "Settings")
            }
            #expect(try storage.names() == ["settings"])
            try storage.delete("settings")
            try storage.write(Data("two".utf8), to: "Settings")
            #expect(try storage.names() == ["Settings"])
        }
    }

    @Test(arguments: Kind.allCases)
    func `setting aside never overwrites`(kind: Kind) throws {
        try with(kind) { (storage) throws in
            for number in 1...3 {
                try storage.write(Data("\(number)".utf8), to: "settings")
                #expect(try storage.setAside("settings") == "settings.damaged-\(number)")
            }
            try storage.delete("settings.damaged-2")
            try storage.write(Data("4".utf8), to: "settings")
            #expect(try storage.setAside("settings") == "settings.damaged-2")
            #expect(try storage.names() == ["settings.damaged-1", "settings.damaged-2", "settings.damaged-3"])
            #expect(try storage.read("settings.damaged-1") == Data("1".utf8))
            #expect(try storage.read("settings.damaged-2") == Data("4".utf8))
        }
    }

    @Test(arguments: Kind.allCases)
    func `setting aside a missing value fails`(kind: Kind) throws {
        try with(kind) { (storage) throws in
            let error = #expect(throws: StorageError.self) { try storage.setAside("settings") }
            #expect(error == .io(name: "settings", reason: "nothing is stored under this name"))
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
            #expect(try storage.names() == [])
        }
    }

    @Test(arguments: Kind.allCases)
    func `the longest name is stored, but has no room to be set aside`(kind: Kind) throws {
        try with(kind) { (storage) throws in
            let name = String(repeating: "a", count: 128)
            try storage.write(Data("x".utf8), to: name)
            #expect(throws: StorageError.badName(name + ".damaged-1")) { try storage.setAside(name) }
            #expect(try storage.read(name) == Data("x".utf8))
        }
    }
}
