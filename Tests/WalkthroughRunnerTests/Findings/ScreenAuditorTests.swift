import HeadlessUIKit
import Scene
import StageRuntime
import TestSupport
import Testing
import WalkthroughLanguage

@testable import WalkthroughRunner

/// The audit of every screen that a run meets.
@Suite struct ScreenAuditorTests {
    /// The findings of a walkthrough: screen, element, and the lines that lead there.
    private func lines(_ result: WalkthroughResult, _ rule: AuditRule = .clippedText) -> [String] {
        result.findings.filter { $0.rule == rule.identifier }.map { finding in
            let route = finding.steps.map { "\($0.place.line) \($0.source)" }.joined(separator: ", ")
            return "\(finding.app) \(finding.screen ?? "-") \(finding.rule) \(finding.element) <- \(route)"
        }
    }

    private func run(_ texts: [String], auditor: ScreenAuditor? = ScreenAuditor()) throws -> [WalkthroughResult] {
        let runner = try Studio().makeRunner()
        runner.auditor = auditor
        return try texts.flatMap { try Studio().load($0) }.map { runner.run($0) }
    }

    private let clipped = "studio Home clipped-text button \"Tabs\" <- "
    private let covered = "studio Time covered-element button \"Below\" <- "

    @Test func `each problem is found once, with the shortest steps and without expectations`() throws {
        let script = """
            expect screen Home
            when expect screen Home
              tap "Time"
            end
            expect screen Time
            back
            tap "Time"
            """
        let result = try #require(try run([script]).first)
        expect(lines(result, .coveredElement), is: [covered + "3 tap \"Time\""])
        expect(result.outcome, is: .passed)
    }

    @Test func `a screen that the launch shows needs no step but those before it`() throws {
        let results = try run(["text size ax5\ntap \"Form\"\n", "text size ax5\nlaunch\n"])
        expect(lines(results[0]), is: [clipped + "1 text size ax5"])
        // Two steps are no shorter way.
        expect(lines(results[1]), is: [])
        let named = try run(["text size ax5\nlaunch\n"])
        expect(lines(named[0]), is: [clipped + "1 text size ax5, 2 launch"])
    }

    @Test func `a later walkthrough with fewer steps replaces a finding`() throws {
        let results = try run(["tap \"Form\"\nback\ntap \"Time\"\n", "tap \"Time\"\nexpect screen Time\n"])
        expect(lines(results[0], .coveredElement), is: [covered + "1 tap \"Form\", 2 back, 3 tap \"Time\""])
        expect(lines(results[1], .coveredElement), is: [covered + "1 tap \"Time\""])
    }

    @Test func `texts are tried at every size, and the shortest way to a screen is reported`() throws {
        let results = try run(["tap \"Form\"\nback\n", "expect screen Home\n"])
        expect(lines(results[0]), is: [clipped])
        expect(results[0].findings.map(\.problem), is: ["is not high enough for its text at text size ax5"])
        expect(lines(results[1]), is: [])
    }

    @Test func `a problem of the rows of a list is found once, whichever rows are in view`() throws {
        let script = "tap \"List\"\nscroll rows down\nscroll rows down\n"
        let result = try #require(try run([script]).first)
        let ofList = result.findings.filter { $0.screen == "List" }
        expect(ofList.map(\.element), is: [#"button "Adopt" in row "Row 1""#])
        expect(
            ofList.map(\.problem), is: ["has more text than one line at text size ax1 (6 more like it in this list)"])
    }

    @Test func `a waived problem is no finding, and the waiver counts as used`() throws {
        let waiver = "waive clipped-text on \"Tabs\" because \"why\"\n"
        let result = try #require(try run([waiver + "text size ax5\nexpect screen Home\n"]).first)
        expect(lines(result), is: [])
        expect(result.warnings, is: [])
    }

    @Test func `the trace is the same with and without the auditor`() throws {
        let script = "tap \"Form\"\nback\ntext size ax5\ntap \"List\"\nback\ntap \"Alert\"\nrotate\nrelaunch\n"
        let audited = try #require(try run([script]).first)
        let plain = try #require(try run([script], auditor: nil).first)
        expect(audited.traceHash, is: plain.traceHash)
        expect(audited.stepCount, is: plain.stepCount)
        expect(plain.findings, is: [])
        #expect(!audited.findings.isEmpty)
    }

    @Test func `a secret on the way is shown as dots`() throws {
        let script = "tap \"Form\"\ntype \"geheim\" into field \"Password\"\nback\ntap \"Time\"\n"
        let result = try #require(try run([script]).first)
        let finding = result.findings.first { $0.screen == "Time" }
        let sources = finding?.steps.map(\.source) ?? []
        expect(sources.count, is: 4)
        #expect(!sources.joined().contains("geheim"))
    }
}
