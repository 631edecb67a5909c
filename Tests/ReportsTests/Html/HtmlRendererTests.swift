import HeadlessUIKit
import Scene
import StageRuntime
import Testing
import WalkthroughLanguage
import WalkthroughRunner

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
            var result = WalkthroughResult(identity, .passed)
            result.steps = (1...2).map { number in
                .shown(
                    at: SourceLocation(file: identity.path, line: number, column: 1), "tap \(number)", on: "S",
                    ["text \"\(index + number)\""], picture)
            }
            entries += [
                .walkthroughStarted(identity), .picture(key: picture.key, picture),
                .walkthroughEnded(result),
            ]
        }
        entries.append(.walkthroughWarned(identities[0], [Fixtures.warning(line: 1)]))
        return entries + [.runEnded(wallNanoseconds: 1)]
    }

    @Test func `a page that was prepared as the run went on is the one that is made at once`() {
        let renderer = HtmlRenderer()
        var builder = RunReport.Builder()
        for entry in entries {
            builder.take(entry)
            prepare(entry, renderer, &builder)
            #expect(renderer.render(builder.report).bytes == HtmlReport.render(builder.report))
        }
    }

    @Test func `what was drawn needs its steps no more`() {
        let (renderer, whole) = (HtmlRenderer(), Fixtures.report(of: entries))
        var builder = RunReport.Builder()
        for entry in entries {
            builder.take(entry)
            guard case .walkthroughEnded(let walkthrough) = entry else { continue }
            let place = builder.place(of: walkthrough.walkthrough)
            renderer.prepare(place, builder.report)
            builder.dropSteps(at: place)
        }
        #expect(builder.report.walkthroughs.allSatisfy { $0.steps.isEmpty })
        #expect(renderer.render(builder.report).bytes == HtmlReport.render(whole))
    }

    private func prepare(_ entry: JournalEntry, _ renderer: HtmlRenderer, _ builder: inout RunReport.Builder) {
        guard case .walkthroughEnded(let walkthrough) = entry else { return }
        renderer.prepare(builder.place(of: walkthrough.walkthrough), builder.report)
    }

    @Test func `a page of every outcome is the same, whether it was made before or is made at once`() {
        let renderer = HtmlRenderer()
        var builder = RunReport.Builder()
        for entry in Fixtures.entriesOfOddNames {
            builder.take(entry)
            prepare(entry, renderer, &builder)
            #expect(renderer.render(builder.report).bytes == HtmlReport.render(builder.report))
        }
    }

    @Test func `what has ended before the first page is prepared with it`() {
        let renderer = HtmlRenderer()
        var builder = RunReport.Builder()
        for entry in entries {
            builder.take(entry)
            prepare(entry, renderer, &builder)
        }
        let page = renderer.render(builder.report).bytes
        #expect(page == HtmlReport.render(builder.report))
        #expect(page == renderer.render(builder.report).bytes)
    }

    @Test func `a walkthrough that moves on the page has its links move with it`() {
        let renderer = HtmlRenderer()
        var report = Fixtures.report(of: entries)
        _ = renderer.render(report)
        report.walkthroughs.reverse()
        #expect(renderer.render(report).bytes == HtmlReport.render(report))
    }
}
