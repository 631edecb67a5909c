import Configuration
import Foundation
import StageRuntime
import TestSupport
import Testing
import WalkthroughLanguage
import WalkthroughRunner

@testable import Console

@Suite struct LiveRunTests {
    private let workshop: Workshop

    init() throws { workshop = try Workshop() }

    @Test func `if there can be no new stage, undo leaves the run as it is`() throws {
        let app = try RunnableApp(NotesApp.self)
        let file = try ConfigurationFile(path: "Config.plist", bytes: Array(Workshop.configuration.utf8))
        let folder = workshop.root.appendingPathComponent("kept").path
        let run = try LiveRun(
            RunSetup(
                app: app,
                configuration: ConfigurationStack(file: file).resolved(against: RunnableApp.schemas(of: [app])),
                storage: ConsoleStorage(folder: folder)))
        defer { run.end() }
        try run.launch()
        for line in ["tap button \"Keep\"", "tap button \"Open\""] { _ = run.perform(try program(line)) }
        // Who has the folder's place keeps any storage from being put back.
        try FileManager.default.removeItem(atPath: folder)
        try workshop.write("a file", to: "kept")
        #expect(throws: CommandFailure.self) { try run.undo() }
        expect(run.lines.count, is: 2)
        expect(run.session.screenName, is: "Second")
        try FileManager.default.removeItem(atPath: folder)
        expect(try run.undo()?.map(\.source), is: ["tap button \"Open\""])
        expect(run.session.screenName, is: "Home")
        expect(try workshop.read("kept/notes"), is: "kept")
    }

    @Test func `a storage that can be put back only in part stays as it is`() throws {
        try workshop.write("first", to: "kept/a")
        try workshop.write("second", to: "kept/b")
        let storage = try ConsoleStorage(folder: workshop.root.appendingPathComponent("kept").path)
        try workshop.write("changed", to: "kept/a")
        // A pipe cannot be read, so what it held cannot be compared.
        try FileManager.default.removeItem(at: workshop.root.appendingPathComponent("kept/b"))
        try FileManager.default.createDirectory(
            at: workshop.root.appendingPathComponent("kept/b/c"), withIntermediateDirectories: true)
        #expect(throws: StorageError.self) { try storage.reset() }
        expect(try workshop.read("kept/a"), is: "changed")
        #expect(workshop.exists("kept/b/c"))
    }

    private func program(_ line: String) throws -> Program {
        let loader = WalkthroughLoader(vocabulary: Vocabulary(apps: [], defaultApp: nil)) {
            (path) throws(ScriptReadError) in Array((line + "\n").utf8)
        }
        return try #require(loader.load(["a.walk"]).walkthroughs.first).program
    }
}
