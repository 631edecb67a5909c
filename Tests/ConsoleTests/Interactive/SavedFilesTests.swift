import Foundation
import TestSupport
import Testing

@testable import Console

@Suite struct SavedFilesTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop()
    }

    @Test func `a file of another program stays unchanged, and the error says what to do`() throws {
        try workshop.write("mine", to: "run.walk")
        let outcome = try workshop.type("rotate", "save run")
        #expect(
            outcome.output.contains(
                "error: run.walk exists already; use another name, or replace it: save over run\n"))
        expect(outcome.status, is: .failed)
        expect(try workshop.read("run.walk"), is: "mine")
        _ = try workshop.type("rotate", "save over run")
        #expect(try workshop.read("run.walk").hasSuffix("\nrotate\n"))
    }

    @Test func `a console may overwrite its own file`() throws {
        let outcome = try workshop.type("rotate", "save run", "rotate", "save ./run.walk", "undo", "save run")
        expect(outcome.status, is: .passed)
        #expect(try workshop.read("run.walk").hasSuffix("\nrotate\n"))
        // The file already has the lines that it would write.
        expect(try workshop.type("rotate", "save run").status, is: .passed)
    }

    @Test func `a file that was changed since is another's`() throws {
        var files = SavedFiles()
        let folder = WorkingFolder(root: workshop.root.path)
        expect(try files.write("one", to: "run", over: false, in: folder), is: "run.walk")
        try workshop.write("two", to: "run.walk")
        #expect(throws: CommandFailure.self) { try files.write("three", to: "run", over: false, in: folder) }
        expect(try workshop.read("run.walk"), is: "two")
    }

    @Test func `a picture of the screen is an SVG file, and another's file is left alone`() throws {
        let first = try workshop.type("picture now", "rotate", "picture now.svg")
        expect(first.status, is: .passed)
        #expect(first.output.contains("saved a picture of the screen in now.svg\n"))
        #expect(
            try workshop.read("now.svg").hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\""))
        let second = try workshop.type("picture now")
        #expect(
            second.output.contains(
                "error: now.svg exists already; use another name, or replace it: picture over now\n"))
        expect(try workshop.type("picture over now").status, is: .passed)
        #expect(
            try workshop.read("now.svg").hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\""))
        #expect(
            try workshop.type("picture no/now").output
                .contains("there is no folder no; make it, or name another folder"))
        #expect(try workshop.type("picture \"\"").output.contains("a file needs a name before `.svg`: picture my.svg"))
    }

    @Test(arguments: [
        (".", ". is a folder; name a file in it: save ./my.walk"),
        ("..", ".. is a folder; name a file in it: save ../my.walk"),
        ("inner", "inner is a folder; name a file in it: save inner/my.walk"),
        ("inner/", "a file needs a name before `.walk`: save my.walk"),
        ("no/new", "no/new.walk cannot be written: there is no folder no; make it, or name another folder"),
        (
            "Config.plist/new",
            "Config.plist/new.walk cannot be written: Config.plist is not a folder; name another folder"
        ),
        ("inner.walk", "inner.walk is a folder; name a file in it: save inner.walk/my.walk"),
        ("\"\"", "a file needs a name before `.walk`: save my.walk"),
        ("inner/.walk", "a file needs a name before `.walk`: save my.walk"),
    ])
    func `a file is not saved over a folder, and needs a name`(path: String, message: String) throws {
        for name in ["inner", "inner.walk"] {
            let folder = workshop.root.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        #expect(try workshop.type("rotate", "save \(path)").output.contains("error: \(message)\n"))
    }
}
