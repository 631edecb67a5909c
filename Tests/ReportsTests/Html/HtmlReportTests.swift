import Basics
import Foundation
import HeadlessUIKit
import Results
import Scene
import TestSupport
import WalkthroughLanguage

@testable import Reports

@Suite struct HtmlReportTests {
    /// A report of one walkthrough with a few steps, of which two lead to the same screen.
    private var detailed: RunReport {
        let portrait = ScreenPicture(width: 390, height: 844, isDark: false, body: "<rect x='1'/>")
        let landscape = ScreenPicture(width: 844, height: 390, isDark: true, body: "<rect x='2'/>")
        func step(_ source: String, _ screen: [String], _ picture: ScreenPicture, failed: Bool = false) -> PerformedStep
        {
            .shown(
                at: .init(file: "walks/demo/detail.walk", line: 3, column: 1), source, hasFailed: failed, on: "Search",
                screen, picture)
        }
        var result = Fixtures.result("detail", .failed)
        result.failures = [Fixtures.failure()]
        result.steps = [
            step("launch", ["text \"One\""], portrait), step("tap \"x\"", ["text \"Two\""], portrait),
            step("rotate", ["text \"Two\""], landscape), step("rotate", ["text \"Two\""], portrait, failed: true),
        ]
        return Fixtures.report(of: [
            .runStarted(Fixtures.header, plan: [result.walkthrough]), .picture(key: portrait.key, portrait),
            .picture(key: landscape.key, landscape), .walkthroughEnded(result),
            .runEnded(wallNanoseconds: 5),
        ])
    }

    private func body(_ report: RunReport) -> String {
        let page = report.text(HtmlReport.self)
        return String(page[(page.range(of: "<body>")?.lowerBound ?? page.startIndex)...])
    }

    @Test func `the page reads as it should`() throws {
        let page = body(detailed)
        try expectGolden(String(page[..<(page.range(of: "<script>")?.lowerBound ?? page.endIndex)]), "report.html")
    }

    @Test func `each picture is stored once and shown at each change of the screen`() {
        let page = body(detailed)
        expect(page.components(separatedBy: "<g id=\"p").count, is: 3)
        expect(page.components(separatedBy: "<g id=\"f").count, is: 3)
        expect(page.components(separatedBy: "<li class=\"frame").count, is: 4)
        #expect(page.contains("aria-label=\"Screen Search, landscape, dark\""))
        #expect(page.contains("aria-label=\"Screen Search, when the step failed\""))
    }

    @Test func `a step shows its changes of the screen`() {
        #expect(body(detailed).contains("<del>− text \"One\"</del>\n<ins>+ text \"Two\"</ins>"))
    }

    @Test(arguments: Fixtures.hostileTexts)
    func `no text becomes markup`(text: String) {
        let page = body(Fixtures.hostile(text))
        let plain = body(Fixtures.hostile("harmless"))
        let tags = { (page: String) in page.matches(of: /<[a-zA-Z\/!][^>]*>/).count }
        // A text with line breaks makes more lines, and with them more marks; nothing else may differ.
        if !text.contains("\n") { expect(tags(page), is: tags(plain)) }
        expect(page.components(separatedBy: "<script").count, is: 2)
        for line in page.split(separator: "\n") { #expect(SafeText.line(String(line)) == line) }
    }

    @Test func `the page loads nothing`() {
        let page = detailed.text(HtmlReport.self)
        for word in ["http:", "https:", "url(", "@import", "<link", "<img", "<iframe", " src="] {
            #expect(!page.contains(word), "\(word)")
        }
        #expect(page.contains("default-src 'none'"))
    }

    @Test func `an unsafe drawing in a journal is omitted`() {
        for body in [
            "<script>x</script>", "<rect onload='x'/>", "<a href='x'>", "<g", "<image xlink:href='x'/>",
            "<rect style='x'/>", "<foreignObject>", "</symbol>", "<rect\nonload=x>", "<RECT/>", "<!-- -->",
            "<svg ONLOAD='x'></svg>", "<rect\tonclick='x'/>", "<rect x='1' \tonclick='x'/>",
            "<rect x='1'/onmouseover='x'/>", "<rect x='>' onclick='x'/>", "<rect x=1 />", "<rect x/>",
            "<rect fill='url(#a)'/>", "<rect x='1'y='1'/>", "<rect x=\"1\"/>", "<rect  x='1'/>", "<rect oNload='x'/>",
            "<g/ >", "<>", "<rect x='&#1;'/>", "<rect x='1/>", "<g transform='url(#a)'></g>",
            "<g transform='matrix(1'></g>", "<g id='p1'></g>", "<path d='javascript:x'/>", "<path id='D'/>",
            "<rect fill='url(https://a#d0123456789abcdef)'/>", "<rect stroke='url(#d0123456789abcdef)'/>",
        ] {
            #expect(!DrawingCheck.isHarmless(body), "\(body)")
        }
        for body in [
            "<g opacity='0.5'><text x='1'>a &lt; b on it</text></g>",
            "<g transform='matrix(1 0 0 1 2 -3.5)'><rect x='1'/></g>",
            "<text><tspan text-decoration='underline line-through'>a</tspan></text>",
            "<clipPath id='d0123456789abcdef'><path d='M1,2.5L-3,4Q1,2 3,4C1,2 3,4 5,6Z' clip-rule='evenodd'/></clipPath>",
            "<g clip-path='url(#d0123456789abcdef)'></g><rect fill='url(#d0123456789abcdef)'/>",
            "<linearGradient id='d0123456789abcdef' x1='0' y2='1'><stop offset='0' stop-color='#f00'/></linearGradient>",
        ] {
            #expect(DrawingCheck.isHarmless(body), "\(body)")
        }
    }

    @Test func `identifiers are unique and every link has a target`() {
        var labelCount = 0
        for report in [detailed, Fixtures.report] {
            let page = body(report)
            let identifiers = page.matches(of: /\ id="([^"]*)"/).map { String($0.1) }
            expect(Set(identifiers).count, is: identifiers.count)
            let links = page.matches(of: /\ href="#([^"]*)"/).map { String($0.1) }
            let labels = page.matches(of: /\ for="([^"]*)"/).map { String($0.1) }
            #expect(!links.isEmpty)
            labelCount += labels.count
            expect(Set(links + labels).subtracting(identifiers), is: [])
        }
        #expect(labelCount > 0)
    }

    @Test func `the title begins with the result`() {
        func title(_ report: RunReport) -> String? {
            report.text(HtmlReport.self).firstMatch(of: /<title>(.*)<\/title>/).map { String($0.1) }
        }
        expect(title(Fixtures.report), is: "6 of 9 failed · Suite")
        expect(title(RunReport()), is: "Nothing was run · Walkthroughs")
        expect(title(RunReport(plan: Fixtures.plan)), is: "9 of 9 unfinished · Walkthroughs")
        let passed = JournalEntry.walkthroughEnded(Fixtures.result("a"))
        expect(title(Fixtures.report(of: [passed])), is: "Passed · Walkthroughs")
    }

    @Test(
        arguments: [
            ([.skipped], "Skipped"), ([.knownFailure], "Known failures"),
            ([.skipped, .knownFailure], "Skipped, known failures"),
        ] as [([WalkthroughResult.Outcome], String)])
    func `the filter names the other results`(
        outcomes: [WalkthroughResult.Outcome], title: String
    ) {
        let results = ([.passed] + outcomes).enumerated().map { Fixtures.result("walk \($0)", $1, reason: "later") }
        let entries = results.map { JournalEntry.walkthroughEnded($0) }
        let page = body(Fixtures.report(of: entries))
        #expect(page.contains("<label for=\"show-other\">\(title) <span class=\"quiet\">\(outcomes.count)</span>"))
    }

    @Test func `expected and found are one below the other, with the differences marked`() {
        var result = Fixtures.result("pair", .failed)
        var failure = Fixtures.failure()
        (failure.expected, failure.actual) = ("expect field \"Search\" is \"swift\"", "field \"Search\" is \"swallow\"")
        result.failures = [failure]
        let page = body(Fixtures.report(of: [.walkthroughEnded(result)]))
        #expect(page.contains("<dt>Expected</dt><dd>field \"Search\" is \"sw<mark>ift</mark>\"</dd>"))
        #expect(page.contains("<dt>Found</dt><dd>field \"Search\" is \"sw<mark>allow</mark>\"</dd>"))
    }

    @Test func `the screen of a failed step is beside the message`() throws {
        var report = detailed
        let failed = try #require(report.walkthroughs[0].steps.last)
        report.walkthroughs[0].failures[0].place = failed.place
        let page = body(report)
        let message = try #require(page.range(of: "<section class=\"failure beside\">"))
        let screen = try #require(page.range(of: "<div class=\"large\"><svg"))
        let film = try #require(page.range(of: "<h4>Screens</h4>"))
        #expect(message.lowerBound < screen.lowerBound && screen.lowerBound < film.lowerBound)
    }

    @Test func `the head links to the warnings and adds the paths of equal titles`() {
        var results = ["one", "two", "three"].map { Fixtures.result($0) }
        results[1].walkthrough.title = results[0].walkthrough.title
        for index in [0, 2] {
            results[index].warnings = [
                WalkthroughWarning(at: Fixtures.failure().place, "it held already", advice: "wait for another")
            ]
        }
        let page = body(Fixtures.report(of: results.map { .walkthroughEnded($0) }))
        #expect(page.contains("<nav class=\"failures\" aria-label=\"Warnings\">"))
        let path = results[0].walkthrough.argument
        #expect(page.contains("</a> <code>\(path)</code> <span>it held already</span>"))
        #expect(!page.contains("</a> <code>\(results[2].walkthrough.argument)</code>"))
    }

    @Test(
        arguments: [
            (350_000_000, "350 ms"), (59_900_000_000, "59.90 s"), (60_000_000_000, "1 min"),
            (65_500_000_000, "1 min 5 s"), (3_720_000_000_000, "1 h 2 min"),
        ] as [(Int64, String)])
    func `times are read at a glance`(nanoseconds: Int64, wall: String) {
        expect(HtmlTime.wall(nanoseconds), is: wall)
    }

    @Test func `ten thousand that passed stay small`() {
        let entries = (0..<10_000).map { JournalEntry.walkthroughEnded(Fixtures.result("walkthrough-\($0)")) }
        #expect(HtmlReport.render(Fixtures.report(of: entries), in: ReportContext()).count < 4_000_000)
    }
}
