import Basics
import Foundation
import Studio
import TestSupport
import Testing

@testable import Console
@testable import WalkthroughLanguage

@Suite struct StudioPerformerTests {
    private static let script = """
        walkthrough "Counting"
        app notes
        flag isQuick true

        tap button "Add"
        tap button "Add"
        wait 1s
        expect text "Count: 3"
        tap button "Add"

        """

    private func view(
        _ script: String = script, line: Int? = nil, audits: Bool = false, typed: String? = nil
    ) throws -> (view: StudioView, noted: [Int]) {
        var run: StudioRun?
        let (view, noted) = try view(script, line: line, audits: audits, typed: typed, after: &run)
        return (try #require(view), noted)
    }

    private func view(
        _ script: String = script, line: Int? = nil, audits: Bool = false, typed: String? = nil,
        after run: inout StudioRun?
    ) throws -> (view: StudioView?, noted: [Int]) {
        let workshop = try Workshop()
        let nowhere = Descriptor(FileHandle.nullDevice.fileDescriptor)
        let process = ProcessContext(
            arguments: [], environment: [:], folder: workshop.folder, input: nowhere, output: nowhere, errors: nowhere,
            now: { .zero })
        let context = CommandContext(
            apps: [NotesApp.self], process: process, common: CommonOptions(), output: StreamWriter(nowhere),
            errors: StreamWriter(nowhere))
        var noted: [Int] = []
        let request = StudioRequest(script: script, line: line, audits: audits, typed: typed)
        return withExtendedLifetime(workshop) {
            let performer = StudioPerformer(request: request, context: context)
            return (performer.view(after: &run) { noted.append($0) }, noted)
        }
    }

    @Test func `a script is performed up to a line, and the page gets what a phone shows there`() throws {
        let (view, noted) = try view(line: 6)
        expect(noted, is: [5, 6])
        expect((view.app, view.screen, view.time), is: ("notes", "Home", "0s"))
        expect(view.times, is: [5: "0s", 6: "0s"])
        #expect(view.text.contains("text \"Count: 2\" count") || view.text.contains("text \"Count: 2\""))
        let add = try #require(view.elements.first { $0.notation.contains("button \"Add\"") })
        #expect(add.commands == ["tap button \"Add\""] || add.commands == ["tap \"Add\""])
        let field = try #require(view.elements.first { $0.notation.contains("field \"Name\"") })
        expect(field.commands.map { $0.prefix { $0 != " " } }, is: ["type", "submit", "clear"])
        #expect(field.expectations.allSatisfy { $0.hasPrefix("expect ") } && !field.expectations.isEmpty)
        #expect(add.width > 0 && add.height > 0)
        #expect(view.picture?.hasPrefix("<svg ") == true)
        #expect(view.state.contains { $0.text == "count: 2" && $0.expectation == "expect state count is 2" })
        #expect(view.failure == nil && view.problems.isEmpty && view.audit == nil)
    }

    @Test func `a line that is begun is completed as in the console`() throws {
        let view = try view(line: 0, typed: "tap button \"Al").view
        expect(view.completions, is: ["tap button \"Alert\""])
    }

    @Test func `before the first line stands the launch`() throws {
        let (view, noted) = try view(line: 0)
        #expect(noted.isEmpty && view.screen == "Home" && view.times.isEmpty)
    }

    @Test func `further lines go on with a run, as if all were performed anew; anything else does not`() throws {
        var run: StudioRun?
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        for line in [0, 5, 5, 7, 8] {
            let begun = run
            let (further, noted) = try view(line: line, after: &run)
            let anew = try view(line: line)
            #expect(noted == anew.noted && (begun == nil || begun === run))
            #expect(try encoder.encode(further) == encoder.encode(anew.view))
            guard line == 7 else { continue }
            #expect(try view(line: 6, after: &run).view == nil)
            #expect(try view(Self.script.replacing("wait 1s", with: "wait 2s"), after: &run).view == nil)
            #expect(try view(Self.script.replacing("isQuick true", with: "isQuick false"), after: &run).view == nil)
        }
        // After a failure nothing can follow.
        #expect(try view(line: 8, after: &run).view == nil)
    }

    @Test func `the first line that does not hold has the failure that test prints, and nothing follows it`() throws {
        let (view, noted) = try view()
        expect(noted, is: [5, 6, 7, 8])
        expect(view.failure?.line, is: 8)
        #expect(view.failure?.text.contains("expected: expect text \"Count: 3\"") == true)
        expect(view.time, is: "1s")
    }

    @Test func `a script with an error is not performed`() throws {
        let (view, noted) = try view("walkthrough \"A\"\napp notes\n\ntapp button \"Add\"\n")
        #expect(noted.isEmpty && view.picture == nil)
        #expect(view.problems.map(\.line) == [4] && view.problems.allSatisfy(\.isError))
        #expect(view.problems.first?.text.hasPrefix("unknown command `tapp`") == true)
        let fragment = try self.view("fragment\n\nback\n").view.problems
        #expect(fragment.first?.text.hasPrefix("this is a fragment: ") == true)
        let properties = try self.view("properties \"P\"\napp notes\n\nnever dead end\n").view.problems
        #expect(properties.first?.text.hasPrefix("these are properties, ") == true)
    }

    @Test func `of a script with examples the first row is performed, which the page says`() throws {
        let script = """
            walkthrough "Rows"
            app notes
            examples
              | text |
              | "a"  |
              | "b"  |

            type "${text}" into field "Name"
            expect field "Name" is "a"

            """
        let view = try view(script).view
        #expect(view.failure == nil && view.problems.isEmpty)
        expect(view.remark, is: "This is row 1 of the 2 rows of its examples; `rehearse test` performs all of them.")
        #expect(try self.view().view.remark == nil)
    }

    @Test func `the page knows each word that begins a line of a header`() throws {
        let page = try #require(StudioPage.file("studio.js"))
        let script = String(decoding: page.body, as: UTF8.self)
        let start = try #require(script.range(of: "const headerLine = "))
        let words = script[start.upperBound...].prefix { $0 != ";" }.split { !$0.isLetter }.map(String.init)
        expect(Keyword.allCases.filter(\.beginsHeaderLine).map(\.word).filter { !words.contains($0) }, is: [])
    }

    @Test func `the audit is there if it is asked for`() throws {
        var run: StudioRun?
        #expect(try view(line: 0, audits: true, after: &run).view?.audit != nil)
        #expect(try view(line: 0, after: &run).view == nil)
    }
}
