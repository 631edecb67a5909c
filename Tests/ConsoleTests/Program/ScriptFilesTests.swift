import Foundation
import Testing

@testable import Console

@Suite struct ScriptFilesTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop(configuration: nil)
        for path in ["s/b.walk", "s/a.walk", "s/in/c.walk", "s/.hidden/d.walk", "s/e.txt", "other.script"] {
            try workshop.write("", to: path)
        }
    }

    private func paths(_ words: String...) throws -> [String] {
        try ScriptFiles(words.map { try #require(ScriptLocation($0)) }, in: workshop.folder).paths
    }

    @Test func `a folder is its scripts by name, those of inner folders in their place`() throws {
        #expect(try paths("s") == ["s/a.walk", "s/b.walk", "s/in/c.walk"])
        #expect(try paths("./s/", "s/a.walk") == ["s/a.walk", "s/b.walk", "s/in/c.walk"])
    }

    @Test func `links that lead back into a folder end there`() throws {
        for name in ["one", "two", "three"] {
            let path = workshop.root.appendingPathComponent("s/in/" + name).path
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "..")
        }
        #expect(try paths("s") == ["s/a.walk", "s/b.walk", "s/in/c.walk"])
    }

    @Test func `a script that is a link to nowhere is named, so that whoever reads it says so`() throws {
        let path = workshop.root.appendingPathComponent("s/in/d.walk").path
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere")
        #expect(try paths("s/in") == ["s/in/c.walk", "s/in/d.walk"])
    }

    @Test func `a file is taken whatever it is called, each once, in the order given`() throws {
        try workshop.write("back\n", to: "s/in/c.walk")
        #expect(try paths("s/in/c.walk", "other.script", "s/in/c.walk:1") == ["s/in/c.walk", "other.script"])
    }

    @Test func `all paths at which nothing stands are said together`() throws {
        let failure = CommandFailure(messages: [
            "there is no script or folder s/aa.walk; did you mean s/a.walk?", "there is no script or folder nope",
        ])
        #expect(throws: failure) { try paths("s/aa.walk", "s", "nope") }
    }

    @Test func `a line is one of a script's, not of a folder's`() throws {
        try workshop.write("back\nback", to: "s/b.walk")
        #expect(try paths("s/b.walk:2") == ["s/b.walk"])
        let failure = CommandFailure(messages: [
            "s/b.walk has 2 lines, and no line 3", "s is a folder, which has no line 3; name a script, or leave out :3",
        ])
        #expect(throws: failure) { try paths("s/b.walk:3", "s:3") }
    }

    @Test func `without a path it is UITestScripts, which has to be there`() throws {
        #expect(
            throws: CommandFailure(
                "there is no folder UITestScripts here; go to the folder that has it, or name a script or a folder")
        ) { try paths() }
        try workshop.write("", to: "UITestScripts/x.walk")
        #expect(try paths() == ["UITestScripts/x.walk"])
    }
}
