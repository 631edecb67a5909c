import Foundation
import TestSupport
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

    @Test func `a path of the root folder is found there`() throws {
        try workshop.write("", to: "UITestScripts/a.walk")
        #expect(ScriptFiles.nearest(to: "/UITestScript", in: workshop.folder) == nil)
        expect(ScriptFiles.nearest(to: "UITestScript", in: workshop.folder), is: "UITestScripts")
        expect(ScriptFiles.nearest(to: "UITestScripts/b.walk", in: workshop.folder), is: "UITestScripts/a.walk")
    }

    @Test func `a folder is its scripts by name, those of inner folders in their place`() throws {
        expect(try paths("s"), is: ["s/a.walk", "s/b.walk", "s/in/c.walk"])
        expect(try paths("./s/", "s/a.walk"), is: ["s/a.walk", "s/b.walk", "s/in/c.walk"])
    }

    @Test func `links that lead back into a folder end there`() throws {
        for name in ["one", "two", "three"] {
            let path = workshop.root.appendingPathComponent("s/in/" + name).path
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "..")
        }
        expect(try paths("s"), is: ["s/a.walk", "s/b.walk", "s/in/c.walk"])
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
        expect(outcome.status, is: .wrongInput)
        #expect(outcome.output.isEmpty)
        #expect(
            outcome.errors == "rehearse: error: the folder d/closed cannot be read: permission denied; "
                + "change its permissions, or name other folders\n")
    }

    @Test func `a script is one whatever path leads to it, unless a link makes another of it`() throws {
        let root = workshop.root.path
        expect(try paths("s/a.walk", root + "/s/a.walk", "./s/in/../a.walk"), is: ["s/a.walk"])
        try workshop.write("", to: "far/off/a.walk")
        try workshop.write("", to: "far/b.walk")
        try FileManager.default.createSymbolicLink(atPath: root + "/s/off", withDestinationPath: "../far/off")
        expect(try paths("s/off/../b.walk", "s/b.walk"), is: ["s/off/../b.walk", "s/b.walk"])
    }

    @Test func `an absolute path into the folder is known by the relative one`() throws {
        let root = workshop.root.path
        expect(try paths(root + "/s/a.walk", "s/a.walk", "./s//a.walk"), is: ["s/a.walk"])
    }

    @Test func `a broken link is reported as a broken link`() throws {
        let path = workshop.root.path + "/dang.walk"
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere")
        #expect(throws: CommandFailure("dang.walk is a broken link; repair it, or name another script")) {
            try paths("dang.walk")
        }
        try FileManager.default.createSymbolicLink(
            atPath: workshop.root.path + "/loop.walk", withDestinationPath: "loop.walk")
        #expect(throws: CommandFailure("loop.walk is a broken link; repair it, or name another script")) {
            try paths("loop.walk")
        }
    }

    @Test func `a script used by several paths is read once, and a missing one has a nearest name`() throws {
        let workshop = try Workshop()
        let root = workshop.root.path
        try workshop.write("use \"./b.walk\"\nuse \"\(root)/b.walk\"\n", to: "a.walk")
        try workshop.write("fragment\ntapp \"x\"\n", to: "b.walk")
        let broken = try workshop.run("check", "a.walk")
        expect(broken.output, is: "1 script without errors, 1 error in 1 script\n")
        try workshop.write("fragment\nexpect screen Home\n", to: "b.walk")
        expect(try workshop.run("test", "a.walk").status, is: .passed)
        try workshop.write("use \"b\"\nuse \"./bb.walk\"\nuse \".\"\n", to: "a.walk")
        let errors = try workshop.run("check", "a.walk").errors
        #expect(errors.contains("did you mean `b.walk`?"))
        #expect(errors.contains("did you mean `./b.walk`?"))
        #expect(errors.contains("`.` cannot be read: it is a folder"))
    }

    @Test func `a script whose name begins with a dash is named so that it is no option`() throws {
        let workshop = try Workshop()
        try workshop.write("expect screen Second\n", to: "-dash.walk")
        let outcome = try workshop.run("test", "--trace", "new/dir/x.json", ".")
        #expect(outcome.output.contains("rehearse test ./-dash.walk"))
        #expect(workshop.exists("new/dir/x.json"))
    }

    @Test func `a broken link is among the scripts, so that reading it gives the error`() throws {
        let path = workshop.root.appendingPathComponent("s/in/d.walk").path
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere")
        expect(try paths("s/in"), is: ["s/in/c.walk", "s/in/d.walk"])
    }

    @Test func `a file is taken whatever it is called, each once, in the order given`() throws {
        try workshop.write("back\n", to: "s/in/c.walk")
        expect(try paths("s/in/c.walk", "other.script", "s/in/c.walk:1"), is: ["s/in/c.walk", "other.script"])
    }

    @Test func `all missing paths are reported together`() throws {
        let failure = CommandFailure(messages: [
            "there is no script or folder s/aa.walk; did you mean s/a.walk?", "there is no script or folder nope",
        ])
        #expect(throws: failure) { try paths("s/aa.walk", "s", "nope") }
    }

    @Test func `a line is one of a script's, not of a folder's`() throws {
        try workshop.write("back\nback", to: "s/b.walk")
        expect(try paths("s/b.walk:2"), is: ["s/b.walk"])
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
        expect(try paths(), is: ["UITestScripts/x.walk"])
    }
}
