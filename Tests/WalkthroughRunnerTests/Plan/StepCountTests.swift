import TestSupport
import Testing

@testable import WalkthroughLanguage
@testable import WalkthroughRunner

@Suite struct StepCountTests {
    @Test(
        arguments: [
            ("", 0),
            ("tap button \"A\"\nwait\n", 2),
            ("repeat 3\n  tap button \"A\"\n  repeat 2\n    wait\n  end\nend\n", 9),
            ("when expect \"A\"\n  wait\n  wait\nend\nwait\n", 4),
            ("use \"two.walk\"\nrepeat 2\n  use \"two.walk\"\nend\n", 6),
            (String(repeating: "repeat 1000\n", count: 7) + "wait\n" + String(repeating: "end\n", count: 7), 1e21),
        ] as [(String, Double)])
    func `each step counts for its largest possible number of runs`(script: String, count: Double) throws {
        let files = ["main.walk": script, "two.walk": "fragment\nwait\nwait\n"]
        let loader = WalkthroughLoader { path throws(ScriptReadError) in
            guard let text = files[path] else { throw .missing }
            return Array(text.utf8)
        }
        let result = loader.load(["main.walk"])
        expect(result.diagnostics.filter { $0.severity == .error }, is: [])
        expect(result.walkthroughs.map(\.program.stepCount), is: [count])
    }
}
