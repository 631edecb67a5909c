import Foundation
import TestSupport

@testable import Reports

@Suite struct ReportWriterTests {
    let folder = TemporaryFolder()

    private func writer(_ name: String) -> ReportWriter {
        ReportWriter(path: folder.path(name)) { Array("\($0.walkthroughs.count)".utf8) }
    }

    private func report(_ count: Int) -> RunReport {
        RunReport(plan: (0..<count).map { Fixtures.identity("w\($0)") })
    }

    @Test func `a report is written at the beginning and at the end`() {
        let writer = writer("report")
        writer.begin(report(1))
        expect(folder.text("report"), is: "1")
        writer.finish(report(2))
        expect(folder.text("report"), is: "2")
    }

    @Test func `an error is kept until the end succeeds`() {
        let writer = writer("folder")
        _ = try? ReportFile(path: folder.path("folder/inside")).replace(with: [])
        writer.begin(report(1))
        expect(writer.error?.path, is: folder.path("folder"))
        try? FileManager.default.removeItem(atPath: folder.path("folder"))
        writer.finish(report(2))
        #expect(writer.error == nil && folder.text("folder") == "2")
    }
}
