import Basics
import Foundation
import Results
import TestSupport
import WalkthroughLanguage

@testable import Reports

@Suite struct GitHubTests {
    private func failures(_ count: Int) -> RunReport {
        Fixtures.report(
            of: (0..<count).map { number in
                var result = Fixtures.result("f\(number)", .failed)
                result.failures = [Fixtures.failure()]
                return .walkthroughEnded(result)
            })
    }

    @Test func `annotations and summary read as they should`() throws {
        try expectGolden(
            Fixtures.report.text { GitHubAnnotations.render($0, prefix: "app/") }.trimmingCharacters(in: .newlines),
            "github-annotations.txt")
        try expectGolden(
            Fixtures.report.text(GitHubSummary.render).trimmingCharacters(in: .newlines), "github-summary.md")
    }

    @Test func `each failure of a walkthrough is an error at its line`() {
        var result = Fixtures.result("soft", .failed)
        var soft = Fixtures.failure("no button \"Stop\" is on screen")
        soft.place.line = 3
        result.failures = [soft, Fixtures.failure()]
        let report = Fixtures.report(of: [.walkthroughEnded(result)])
        let lines = report.text { GitHubAnnotations.render($0) }.split(separator: "\n")
        expect(lines.count, is: 2)
        #expect(lines[0].hasPrefix("::error file=walks/demo/failed.walk,line=3,col=3,title="))
        #expect(lines[0].contains("no button \"Stop\" is on screen%0Aexpected:"))
        #expect(lines[1].hasPrefix("::error file=walks/demo/failed.walk,line=7,col=3,title="))
        #expect(lines.allSatisfy { $0.hasSuffix("rehearse test walks/demo/soft.walk") })
    }

    @Test func `a place of its own is not put below the checkout`() {
        var failure = Fixtures.failure()
        failure.place.file = "/tmp/a.walk"
        var result = Fixtures.result("a", .failed)
        result.failures = [failure]
        let report = Fixtures.report(of: [.walkthroughEnded(result)])
        #expect(
            report.text { GitHubAnnotations.render($0, prefix: "app/") }.hasPrefix("::error file=/tmp/a.walk,line="))
    }

    @Test func `a line with a warning is reported once`() {
        let place = SourceLocation(file: "shared/open.walk", line: 2, column: 1)
        let entries = ["a", "b"].map { name in
            var result = Fixtures.result(name)
            let use = SourceLocation(file: name + ".walk", line: 1, column: 1)
            result.warnings = [
                WalkthroughWarning(at: place, source: "back", uses: [use], "it says nothing", advice: "")
            ]
            return JournalEntry.walkthroughEnded(result)
        }
        let text = Fixtures.report(of: entries).text { GitHubAnnotations.render($0) }
        expect(text.split(separator: "\n").count, is: 1)
    }

    @Test func `at most ten errors are shown, the last says how many more there are`() {
        let ten = failures(10).text { GitHubAnnotations.render($0) }.split(separator: "\n")
        expect((ten.count, ten.allSatisfy { !$0.contains(" more::") }), is: (10, true))
        let lines = failures(14).text { GitHubAnnotations.render($0) }.split(separator: "\n")
        expect(lines.count, is: 10)
        expect(
            lines[9], is: "::error title=5 more::5 more walkthroughs went wrong; the summary of this job lists them")
        expect(failures(0).text { GitHubAnnotations.render($0) }, is: "")
    }

    @Test(arguments: Fixtures.hostileTexts)
    func `a text cannot add a command, a property or an element`(text: String) throws {
        let report = Fixtures.hostile(text)
        let lines = report.text { GitHubAnnotations.render($0) }.split(separator: "\n")
        expect(lines.count, is: 1)
        let command = try #require(lines.first?.wholeMatch(of: /::error ([^:]*)::(.*)/))
        expect(command.1.split(separator: ",", omittingEmptySubsequences: false).count, is: 4)
        let summary = report.text(GitHubSummary.render)
        expect((summary.components(separatedBy: "<details>").count, summary.contains("<script")), is: (2, false))
        for line in summary.split(separator: "\n") { #expect(SafeText.line(String(line)) == line) }
    }

    @Test func `a summary stays below the limit of GitHub`() {
        #expect(failures(2000).text(GitHubSummary.render).utf8.count < 1_000_000)
        #expect(failures(2000).text(GitHubSummary.render).contains(" more\n"))
    }

    @Test func `a long failure keeps its end, which says how it is repeated`() {
        var result = Fixtures.result("long", .failed)
        result.failures = Array(repeating: Fixtures.failure(), count: 30)
        let summary = Fixtures.report(of: [.walkthroughEnded(result)]).text(GitHubSummary.render)
        #expect(summary.contains(" lines left out …\nTo see it again:\n"))
        #expect(summary.contains("rehearse test walks/demo/long.walk"))
    }
}
