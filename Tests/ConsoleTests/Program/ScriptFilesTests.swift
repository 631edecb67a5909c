import Foundation
import TestSupport

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

    @Test func `a path of the root folder is found there`() throws {
        try workshop.write("", to: "UITestScripts/a.walk")
        expect(ScriptFiles.nearest(to: "/UITestScript", in: workshop.folder), is: nil)
        expect(ScriptFiles.nearest(to: "UITestScript", in: workshop.folder), is: "UITestScripts")
        expect(ScriptFiles.nearest(to: "UITestScripts/b.walk", in: workshop.folder), is: "UITestScripts/a.walk")
    }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: workshop.root.path + "/" + path, withDestinationPath: target)
    }

    @Test func `a folder is its scripts by name, those of inner folders in their place`() throws {
        let scripts = ["s/a.walk", "s/b.walk", "s/in/c.walk"]
        try expect((paths("s"), paths("./s/", "s/a.walk")), is: (scripts, scripts))
        // Links that lead back into a folder end there; a broken one is there, so that reading it gives the error.
        for name in ["one", "two", "three"] { try link("s/in/" + name, to: "..") }
        try link("s/in/d.walk", to: "nowhere")
        try expect(paths("s"), is: scripts + ["s/in/d.walk"])
    }

    @Test(
        .enabled(if: geteuid() != 0, "root may look into every folder"),
        arguments: [["test"], ["test", "--list"], ["check"], ["format"], ["check", "--sources"]])
    func `a folder that cannot be looked into is an error before anything is done`(words: [String]) throws {
        let workshop = try Workshop()
        let isSwift = words.last == "--sources"
        try workshop.write(isSwift ? "let a = 1\n" : "expect screen Home\n", to: isSwift ? "d/a.swift" : "d/a.walk")
        let closed = workshop.root.appendingPathComponent("d/closed").path
        try FileManager.default.createDirectory(
            atPath: closed, withIntermediateDirectories: true, attributes: [.posixPermissions: 0])
        let outcome = try workshop.run(words + ["d"])
        expect((outcome.status, outcome.output.isEmpty), is: (.wrongInput, true))
        #expect(
            outcome.errors == "rehearse: error: the folder d/closed cannot be read: permission denied; "
                + "change its permissions, or name other folders\n")
    }

    @Test func `a script is one whatever path leads to it, unless a link makes another of it`() throws {
        let root = workshop.root.path
        try expect(
            paths("s/a.walk", root + "/s/a.walk", "./s/in/../a.walk", "./s//a.walk"), is: ["s/a.walk"])
        for path in ["far/off/a.walk", "far/b.walk"] { try workshop.write("", to: path) }
        try link("s/off", to: "../far/off")
        try expect(paths("s/off/../b.walk", "s/b.walk"), is: ["s/off/../b.walk", "s/b.walk"])
        // A file is taken whatever it is called, in the order given.
        try workshop.write("back\n", to: "s/in/c.walk")
        try expect(
            paths("s/in/c.walk", "other.script", "s/in/c.walk:1"), is: ["s/in/c.walk", "other.script"])
    }

    @Test func `a broken link is reported as a broken link`() throws {
        try link("dang.walk", to: "nowhere")
        try link("loop.walk", to: "loop.walk")
        for name in ["dang.walk", "loop.walk"] {
            #expect(throws: CommandFailure("\(name) is a broken link; repair it, or name another script")) {
                try paths(name)
            }
        }
    }

    @Test func `a script used by several paths is read once, and a missing one has a nearest name`() throws {
        let workshop = try Workshop()
        let root = workshop.root.path
        try workshop.write("use \"./b.walk\"\nuse \"\(root)/b.walk\"\n", to: "a.walk")
        try workshop.write("fragment\ntapp \"x\"\n", to: "b.walk")
        try expect(workshop.run("check", "a.walk").output, is: "1 script without errors, 1 error in 1 script\n")
        try workshop.write("fragment\nexpect screen Home\n", to: "b.walk")
        try expect(workshop.run("test", "a.walk").status, is: .passed)
        try workshop.write("use \"b\"\nuse \"./bb.walk\"\nuse \".\"\n", to: "a.walk")
        let errors = try workshop.run("check", "a.walk").errors
        expect(errors, contains: "did you mean `b.walk`?", "did you mean `./b.walk`?")
        #expect(errors.contains("`.` cannot be read: it is a folder"))
    }

    @Test func `a script whose name begins with a dash is named so that it is no option`() throws {
        let workshop = try Workshop()
        try workshop.write("expect screen Second\n", to: "-dash.walk")
        let outcome = try workshop.run("test", "--trace", "new/dir/x.json", ".")
        #expect(outcome.output.contains("rehearse test ./-dash.walk"))
        #expect(workshop.exists("new/dir/x.json"))
    }

    @Test func `all missing paths are reported together`() throws {
        let failure = CommandFailure(messages: [
            "there is no script or folder s/aa.walk; did you mean s/a.walk?", "there is no script or folder nope",
        ])
        #expect(throws: failure) { try paths("s/aa.walk", "s", "nope") }
    }

    @Test func `a line is one of a script's, not of a folder's`() throws {
        try workshop.write("back\nback", to: "s/b.walk")
        try expect(paths("s/b.walk:2"), is: ["s/b.walk"])
        let failure = CommandFailure(messages: [
            "s/b.walk has 2 lines, and no line 3", "s is a folder, so :3 has no meaning; name a script, or remove :3",
        ])
        #expect(throws: failure) { try paths("s/b.walk:3", "s:3") }
    }

    @Test func `without a path the folder UITestScripts is used and must exist`() throws {
        #expect(
            throws: CommandFailure(
                "there is no folder UITestScripts here; go to the folder that has it, or name a script or a folder")
        ) { try paths() }
        try workshop.write("", to: "UITestScripts/x.walk")
        try expect(paths(), is: ["UITestScripts/x.walk"])
    }
}
