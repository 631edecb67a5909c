import TestSupport

@testable import Reports
@testable import Results

@Suite struct ReproductionCommandTests {
    @Test(arguments: [
        ([], "rehearse test demo/search.walk:7"),
        (["--seed", "12"], "rehearse test demo/search.walk:7 --seed 12"),
        (["--param", "who=it's me"], "rehearse test demo/search.walk:7 --param 'who=it'\\''s me'"),
        (["--set", "a.b="], "rehearse test demo/search.walk:7 --set a.b="),
        (["--param", "x=$HOME;`ls`"], "rehearse test demo/search.walk:7 --param 'x=$HOME;`ls`'"),
        ([""], "rehearse test demo/search.walk:7 ''"),
        (["a b\n::error::'x"], "rehearse test demo/search.walk:7 'a b\\n::error::'\\''x'"),
        (["\u{1B}7\u{202E}é"], "rehearse test demo/search.walk:7 '\\u{1B}7\\u{202E}é'"),
    ])
    func `the line is fit for a shell`(options: [String], expected: String) {
        expect(ReproductionCommand(options: options).line(for: .sample(line: 7)), is: expected)
    }

    @Test func `a limit that ended the walkthrough is in its line`() {
        let command = ReproductionCommand(options: ["--seed", "1", "--timeout", "500ms", "--memory", "1G"])
        let start = "rehearse test demo/search.walk --seed 1"
        expect(command.line(for: .sample()), is: start)
        expect(command.line(for: .sample(), endedBy: "--timeout"), is: start + " --timeout 500ms")
        expect(command.line(for: .sample(), endedBy: "--memory"), is: start + " --memory 1G")
    }

    @Test func `a line has only the parameters of its walkthrough`() {
        let command = ReproductionCommand(options: ["--param", "a=…", "--seed", "1", "--param", "ab=…"])
        let start = "rehearse test demo/search.walk"
        expect(command.line(for: .sample()), is: start + " --param a=… --seed 1 --param ab=…")
        expect(command.line(for: .sample(), with: []), is: start + " --seed 1")
        expect(command.line(for: .sample(), with: ["ab=x y"]), is: start + " --seed 1 --param 'ab=x y'")
        expect(command.line(for: .sample(), with: ["a=…"]), is: start + " --param a=… --seed 1")
    }
}
