import Foundation
import TestSupport
import Testing

@testable import Console

@Suite struct LineHistoryTests {
    private let folder = TemporaryFolder()

    @Test func `blanks and repetitions are not kept, and the oldest go first`() {
        var history = LineHistory(["a", "a", "", "  ", "b"], limit: 3)
        expect(history.lines, is: ["a", "b"])
        let kept = ["b", "a", "c"].map { history.record($0) }
        expect(kept, is: [false, true, true])
        expect(history.lines, is: ["b", "a", "c"])
    }

    @Test(
        arguments: [
            (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/rehearse/history"),
            (["XDG_STATE_HOME": "relative", "HOME": "/h"], "/h/.local/state/rehearse/history"),
            (["XDG_STATE_HOME": "", "HOME": "/h"], "/h/.local/state/rehearse/history"),
            ([:], nil),
        ] as [([String: String], String?)])
    func `the file is in the state folder of XDG`(environment: [String: String], path: String?) {
        expect(HistoryFile.path(environment: environment), is: path)
    }

    @Test func `the file keeps lines for its owner only, and is cut when it has grown`() throws {
        let file = HistoryFile(path: folder.path("a/b/history"), limit: 2)
        expect(file.load().lines, is: [])
        for line in ["1", "2", "3", "4", "5"] { file.append(line) }
        expect(file.load().lines, is: ["4", "5"])
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        expect(try String(contentsOfFile: file.path, encoding: .utf8), is: "4\n5\n")
        file.append("6")
        expect(file.load().lines, is: ["5", "6"])
    }

    @Test func `a place that cannot be written is no error`() {
        let file = HistoryFile(path: "/dev/null/history")
        file.append("x")
        expect(file.load().lines, is: [])
    }
}
