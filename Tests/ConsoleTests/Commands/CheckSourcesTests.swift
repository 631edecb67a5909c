import Foundation
import TestSupport
import Testing

@testable import Console

@Suite struct CheckSourcesTests {
    private static let clean = "final class SearchLogic {\n    func search() { tasks.start(\"search\") {} }\n}\n"

    @Test func `sources without findings are counted, and scripts are checked too`() throws {
        let workshop = try Workshop()
        try workshop.write("tap button \"Add\"\n", to: "UITestScripts/a.walk")
        try workshop.write(Self.clean, to: "Sources/Scenes/Search/SearchLogic.swift")
        try workshop.write(Self.clean, to: "Sources/Workers/Worker.swift")
        let outcome = try workshop.run("check", "--sources", "Sources/Scenes", "--sources", "Sources/Workers")
        #expect(
            outcome
                == Workshop.Outcome(
                    status: .passed, output: "1 script without errors\n2 sources without findings\n", errors: ""))
    }

    @Test func `without scripts and configuration only the sources are checked`() throws {
        let workshop = try Workshop(configuration: nil)
        try workshop.write(Self.clean, to: "a.swift")
        let outcome = try workshop.run("check", "--sources", ".")
        expect(outcome, is: Workshop.Outcome(status: .passed, output: "1 source without findings\n", errors: ""))
        expect(try workshop.run("check", "--sources", "a.swift"), is: outcome)
    }

    @Test func `in the package of another program only the sources are checked`() throws {
        let workshop = try Workshop(
            configuration: Workshop.configuration.replacing("<string>notes</string>", with: "<string>tides</string>"))
        try workshop.write("app tides\ntap button \"Low\"\n", to: "UITestScripts/a.walk")
        try workshop.write(Self.clean, to: "a.swift")
        #expect(
            try workshop.run("check", "--sources", "a.swift")
                == Workshop.Outcome(
                    status: .passed, output: "1 source without findings\n",
                    errors:
                        "rehearse: note: the scripts of tides are not checked: "
                        + "tides belongs to another program, which checks them\n"))
        expect(try workshop.run("check").status, is: .wrongInput)
    }

    @Test func `a source of absurd size is told and not checked`() throws {
        let workshop = try Workshop(configuration: nil)
        try workshop.write(String(repeating: "// text\n", count: 1 << 19), to: "src/a.swift")
        try workshop.write(Self.clean, to: "src/b.swift")
        let outcome = try workshop.run("check", "--sources", "src")
        #expect(
            outcome
                == Workshop.Outcome(
                    status: .wrongInput, output: "2 sources, 1 finding in 1 source\n",
                    errors:
                        "src/a.swift:1:1: error: this file cannot be read: it has 4.0 MB, and a source may have 2 MB; "
                        + "split it, or move it elsewhere\n"))
    }

    @Test func `sources are checked without scripts, and also beside broken scripts`() throws {
        let workshop = try Workshop()
        try workshop.write("let now = Date()\n", to: "src/a.swift")
        try workshop.write("", to: "UITestScripts/README")
        let outcome = try workshop.run("check", "--sources", "src")
        #expect(outcome.errors.hasPrefix("src/a.swift:1:11: error: "))
        expect(outcome.output, is: "1 source, 1 finding in 1 source\n")
        expect(outcome.status, is: .wrongInput)
        let broken = try workshop.run("check", "none.walk", "--sources", "src")
        #expect(
            broken.errors.hasPrefix(
                "rehearse: error: there is no script or folder none.walk\nsrc/a.swift:1:11: error: "))
        try workshop.write("let now = 1\n", to: "src/a.swift")
        expect(
            try workshop.run("check", "--sources", "src"),
            is: Workshop.Outcome(status: .passed, output: "1 source without findings\n", errors: ""))
    }

    @Test func `a file that is named in two ways is looked through once`() throws {
        let workshop = try Workshop(configuration: nil)
        try workshop.write(Self.clean, to: "src/a.swift")
        let outcome = try workshop.run("check", "--sources", "src", "--sources", "./src", "--sources", "src/a.swift")
        expect(outcome, is: Workshop.Outcome(status: .passed, output: "1 source without findings\n", errors: ""))
    }

    @Test func `each finding is shown with its place, its line, its rule and how to correct it`() throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import Dispatch

            final class SearchLogic {
                private var seen: Set<String> = []
                static var count = 0

                func search() {
                    Task { await load() }
                    let started = Date(), id = "ride-\\(UUID())"
                    for name in seen { show(name) }
                \tDispatchQueue.main.async { self.show("é") }  // rehearse:allow dispatch
                    // rehearse:allow thread because it was one once
                    print("a")  // rehearse:allow print because this is the command-line tool
                }
            }

            """, to: "Sources/SearchLogic.swift")
        try workshop.write("let a = \"\u{1B}[31m\"; _ = Date()\n", to: "Sources/Deep/\u{7}.swift")
        let outcome = try workshop.run("check", "--sources", "Sources/")
        try expectGolden(outcome.errors, "check-sources.txt")
        expect(outcome.output, is: "2 sources, 9 findings in 2 sources\n")
        expect(outcome.status, is: .wrongInput)
    }

    @Test func `an error in a script and a finding in a source are shown together`() throws {
        let workshop = try Workshop()
        try workshop.write("tapp\n", to: "UITestScripts/a.walk")
        try workshop.write("_ = Date()\n", to: "a.swift")
        let outcome = try workshop.run("check", "--sources", "a.swift")
        expect(outcome.output, is: "0 scripts without errors, 1 error in 1 script\n1 source, 1 finding in 1 source\n")
        #expect(outcome.errors.contains("UITestScripts/a.walk:1:1: error: "))
        #expect(outcome.errors.contains("a.swift:1:5: error: `Date()` reads the machine's clock [date]\n"))
        expect(outcome.status, is: .wrongInput)
    }

    @Test func `a folder that is not there, or has no Swift file, is an error that says so`() throws {
        let workshop = try Workshop()
        try workshop.write(Self.clean, to: "Sources/a.swift")
        try workshop.write("", to: "Docs/a.md")
        let outcome = try workshop.run("check", "--sources", "Surces", "--sources", "Docs", "--sources", "Docs/a.md")
        #expect(
            outcome
                == Workshop.Outcome(
                    status: .wrongInput, output: "",
                    errors: """
                        rehearse: error: there is no folder Surces; did you mean Sources?
                        rehearse: error: there is no Swift file (*.swift) in Docs
                        rehearse: error: Docs/a.md is no Swift file (*.swift) and no folder

                        """))
    }

    @Test func `links to a parent folder end, and a file that cannot be read is a finding`() throws {
        let workshop = try Workshop()
        try workshop.write(Self.clean, to: "Sources/Deep/a.swift")
        try workshop.write("_ = Date()\n", to: "Sources/.build/b.swift")
        try workshop.write("_ = Date()\n", to: "Sources/notes.txt")
        let sources = workshop.root.appendingPathComponent("Sources")
        for name in ["back", "again", "Deep/up"] {
            try FileManager.default.createSymbolicLink(
                atPath: sources.appendingPathComponent(name).path, withDestinationPath: sources.path)
        }
        try FileManager.default.createSymbolicLink(
            atPath: sources.appendingPathComponent("gone.swift").path, withDestinationPath: "nowhere.swift")
        try #require(mkfifo(sources.appendingPathComponent("pipe.swift").path, 0o600) == 0)
        let outcome = try workshop.run("check", "--sources", "Sources")
        #expect(
            outcome
                == Workshop.Outcome(
                    status: .wrongInput, output: "3 sources, 2 findings in 2 sources\n",
                    errors: """
                        Sources/gone.swift:1:1: error: this file cannot be read: the target of the link does not exist
                        Sources/pipe.swift:1:1: error: this file cannot be read: it is a pipe or a device, not a file

                        """))
    }

    @Test func `files with invalid UTF-8 or a line of a megabyte are checked`() throws {
        let workshop = try Workshop()
        try workshop.write("", to: "Sources/a.swift")
        let file = workshop.root.appendingPathComponent("Sources/a.swift")
        let long = "let a = \"" + String(repeating: "x", count: 1 << 20) + "\"; _ = Date()\n"
        try (Data([0xFF, 0xFE, 0x0A]) + Data(long.utf8) + Data([0xC3])).write(to: file)
        let outcome = try workshop.run("check", "--sources", "Sources")
        expect(outcome.output, is: "1 source, 1 finding in 1 source\n")
        let lines = outcome.errors.split(separator: "\n")
        expect(lines.first, is: "Sources/a.swift:2:1048593: error: `Date()` reads the machine's clock [date]")
        #expect(lines.allSatisfy { $0.count < 250 })
    }
}
