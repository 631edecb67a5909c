import HeadlessUIKit
import StageRuntime
import Testing
import Walkthroughs

@testable import Reports

@Suite struct HtmlRendererTests {
    /// The entries of a run of walkthroughs in two folders, each with two steps.
    private var entries: [JournalEntry] {
        let identities = ["x/a", "y/b", "x/c", "y/d"].map {
            WalkthroughIdentity(path: $0 + ".walk", line: nil, title: "Title of " + $0, rowName: nil)
        }
        var entries: [JournalEntry] = [.runStarted(RunHeader(title: "Suite"), plan: identities)]
        for (index, identity) in identities.enumerated() {
            let picture = ScreenPicture(width: 10, height: 20, isDark: false, body: "<rect x=\"\(index / 2)\"/>")
            var result = WalkthroughResult(identity: identity, outcome: .passed)
            result.steps = (1...2).map { number in
                StepRecord(
                    location: SourceLocation(file: identity.path, line: number, column: 1), source: "tap \(number)",
                    time: .zero, hasFailed: false,
                    detail: StepDetail(
                        screenName: "S", screen: ["text \"\(index + number)\""], picture: picture, events: []))
            }
            entries += [
                .walkthroughStarted(identity), .picture(key: picture.key, picture),
                .walkthroughEnded(ReportedWalkthrough(result)),
            ]
        }
        entries.append(.walkthroughWarned(identities[0], [ReportedWarning(Fixtures.warning(line: 1))]))
        return entries + [.runEnded(wallNanoseconds: 1)]
    }

    @Test func `a page that was prepared as the run went on is the one that is made at once`() {
        let renderer = HtmlRenderer()
        var builder = RunReport.Builder()
        for entry in entries {
            builder.take(entry)
            if case .walkthroughEnded(let walkthrough) = entry { renderer.prepare(walkthrough, builder.report) }
            #expect(renderer.render(builder.report) == HtmlReport.render(builder.report))
        }
    }

    @Test func `what has ended before the first page is prepared with it`() {
        let renderer = HtmlRenderer()
        var builder = RunReport.Builder()
        for entry in entries {
            builder.take(entry)
            if case .walkthroughEnded(let walkthrough) = entry { renderer.prepare(walkthrough, builder.report) }
        }
        let page = renderer.render(builder.report)
        #expect(page == HtmlReport.render(builder.report))
        #expect(page == renderer.render(builder.report))
    }

    @Test func `a walkthrough that moves on the page has its links move with it`() {
        let renderer = HtmlRenderer()
        var report = Fixtures.report(of: entries)
        _ = renderer.render(report)
        report.walkthroughs.reverse()
        #expect(renderer.render(report) == HtmlReport.render(report))
    }
}
