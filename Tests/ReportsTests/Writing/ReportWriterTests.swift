import Foundation
import TestSupport
import Testing

@testable import Reports

@Suite struct ReportWriterTests {
    /// A clock that a test moves.
    final class Clock {
        var time = Duration.zero
    }

    let folder = TemporaryFolder()
    let clock = Clock()

    private func writer(_ name: String, cost: Duration = .zero) -> ReportWriter {
        ReportWriter(path: folder.path(name), now: { [clock] in clock.time }) { [clock] report in
            clock.time += cost
            return ReportText(Array("\(report.walkthroughs.count)".utf8))
        }
    }

    private func report(_ count: Int) -> RunReport {
        RunReport(plan: (0..<count).map { Fixtures.identity("w\($0)") })
    }

    @Test func `a report is written at once, then at most twice a second, and at the end`() {
        let writer = writer("report")
        writer.offer { report(1) }
        #expect(folder.text("report") == "1")
        clock.time = .milliseconds(499)
        writer.offer { report(2) }
        #expect(folder.text("report") == "1")
        clock.time = .milliseconds(500)
        writer.offer { report(3) }
        #expect(folder.text("report") == "3")
        writer.finish(report(4))
        #expect(folder.text("report") == "4")
    }

    @Test func `a report that takes long is written less often`() {
        let writer = writer("report", cost: .milliseconds(200))
        writer.offer { report(1) }
        clock.time = .milliseconds(2199)
        writer.offer { report(2) }
        #expect(folder.text("report") == "1")
        clock.time = .milliseconds(2200)
        writer.offer { report(3) }
        #expect(folder.text("report") == "3")
    }

    @Test func `an error is kept, tried again at the end only, and gone when that goes well`() {
        let writer = writer("folder")
        let blocked = folder.path("folder/inside")
        _ = try? ReportFile(path: blocked).replace(with: ReportText())
        writer.offer { report(1) }
        #expect(writer.error?.path == folder.path("folder"))
        clock.time = .seconds(9)
        writer.offer {
            Issue.record("made although the file cannot be written")
            return report(1)
        }
        writer.finish(report(1))
        #expect(writer.error != nil)
        removeAll()
        writer.finish(report(2))
        #expect(writer.error == nil && folder.text("folder") == "2")
    }

    private func removeAll() { try? FileManager.default.removeItem(atPath: folder.path("folder")) }
}
