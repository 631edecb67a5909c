import Foundation
import Testing
import WalkthroughRunner

@testable import Reports

@Suite struct JUnitRendererTests {
    @Test(arguments: [true, false])
    func `a report that grew with the run is the one that is made at once`(isPrepared: Bool) {
        let renderer = JUnitRenderer()
        var builder = RunReport.Builder()
        for entry in Fixtures.entriesOfOddNames {
            builder.take(entry)
            if isPrepared, case .walkthroughEnded(let walkthrough) = entry {
                renderer.prepare(builder.place(of: walkthrough.walkthrough), builder.report)
            }
            #expect(renderer.render(builder.report).bytes == JUnitReport.render(builder.report))
        }
    }

    @Test func `each walkthrough that has not run is written as it would be by itself`() {
        let report = RunReport(header: Fixtures.header, plan: Fixtures.oddIdentities)
        let names = JUnitName.all(of: report, report.suites)
        for (walkthrough, name) in zip(report.walkthroughs, names) {
            let identity = walkthrough.walkthrough
            let whole = JUnitReport.testCase(for: walkthrough, named: name, Fixtures.header)
            var filled: [UInt8] = []
            JUnitReport.template(Fixtures.header)?
                .fill(name.className, name.name, identity.path, identity.argument, into: &filled)
            let isOdd =
                identity.path.contains { !$0.isASCII || $0 == " " } || identity.title.contains { "&#\n".contains($0) }
            #expect(name.isPlain == !isOdd, "\(identity)")
            if name.isPlain { #expect(filled == whole) }
            #expect(report.text(JUnitReport.render).contains(String(decoding: whole, as: UTF8.self)))
        }
    }

    @Test func `a header that has a mark of the template in it is written all the same`() {
        for mark in ["mark-of-class", "mark-of-name", "mark-of-path"] {
            var report = RunReport(plan: Fixtures.plan)
            report.header.program = mark
            let text = report.text(JUnitReport.render)
            #expect(text.components(separatedBy: "  " + mark + " test walks/demo/").count == 10)
        }
    }
}
