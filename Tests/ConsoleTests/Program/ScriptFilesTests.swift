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

    @Test func `a file is taken whatever it is called, each once, in the order given`() throws {
        #expect(try paths("s/in/c.walk", "other.script", "s/in/c.walk:3") == ["s/in/c.walk", "other.script"])
    }

    @Test func `all paths at which nothing stands are said together`() throws {
        var failure = CommandFailure("")
        failure.messages = [
            "there is no script or folder s/aa.walk; did you mean s/a.walk?", "there is no script or folder nope",
        ]
        #expect(throws: failure) { try paths("s/aa.walk", "s", "nope") }
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
