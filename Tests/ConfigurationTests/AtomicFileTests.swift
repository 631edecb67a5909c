import TestSupport
import Testing

@testable import Configuration

@Suite struct AtomicFileTests {
    @Test func `a file is replaced as a whole, and nothing is left beside it`() throws {
        let folder = TemporaryFolder()
        try folder.write("a longer text than the next", to: "name with spaces %41.txt")
        try AtomicFile.write(Array("short".utf8), to: folder.path("name with spaces %41.txt"))
        #expect(folder.text("name with spaces %41.txt") == "short")
        #expect(folder.names == ["name with spaces %41.txt"])
    }

    @Test func `what a crashed run left behind is in nobody's way`() throws {
        let folder = TemporaryFolder()
        try folder.write("old", to: "a")
        try folder.write("half", to: ".a.1.new")
        try AtomicFile.write(Array("new".utf8), to: folder.path("a"))
        #expect(folder.text("a") == "new")
    }

    @Test func `a folder in the file's place is an error and stays`() throws {
        let folder = TemporaryFolder()
        #expect(throws: ConfigurationErrors.self) { try AtomicFile.write([1], to: folder.root) }
        #expect(folder.names == [])
    }
}
