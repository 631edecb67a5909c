import TestSupport

@testable import WalkthroughLanguage

@Suite struct ConsoleParserTests {
    @Test(arguments: ["exit", "q"])
    func `a word that ends other programs is told of quit`(word: String) {
        var parser = ConsoleParser()
        let diagnostics = parser.parse(word).diagnostics
        expect(diagnostics.map(\.message), is: ["unknown command `\(word)`"])
        expect(diagnostics.map(\.help), is: ["did you mean `quit`?"])
    }

    /// Returns the commands of a line.
    private func commands(_ line: String) -> [Command] {
        var parser = ConsoleParser()
        return parser.parse(line).steps.map(\.command)
    }

    @Test func `every example of the console works there, and only there`() {
        for entry in CommandReference.entries where entry.section == .console {
            let isConsole = commands(entry.example).map { if case .console = $0 { true } else { false } }
            #expect(isConsole == [true], "\(entry.name)")
            #expect(entry.name == "app" || !parse(entry.example).diagnostics.isEmpty, "\(entry.name)")
        }
    }

    @Test func `every command of a script works in the console too`() {
        for entry in CommandReference.entries where entry.section != .console && entry.section != .header {
            var parser = ConsoleParser()
            var steps: [Step] = []
            for line in entry.example.split(separator: "\n") {
                let outcome = parser.parse(String(line))
                #expect(outcome.diagnostics == [], "\(entry.name)")
                steps += outcome.steps
            }
            steps += parser.finish().steps
            #expect(steps.count == 1, "\(entry.name)")
        }
    }

    @Test func `an empty line waits, a comment does nothing`() {
        expect((commands(""), commands("  \t"), commands("# hello")), is: ([.wait(.next)], [.wait(.next)], []))
    }

    @Test func `paths may hold what is no word`() {
        expect(commands("run ~/a b/c.walk  # x"), is: [.console(.run(path: "~/a b/c.walk"))])
        expect(commands("save /tmp/x.walk"), is: [.console(.save(path: "/tmp/x.walk"))])
        expect(commands("save over my own.walk # x"), is: [.console(.save(path: "my own.walk", over: true))])
        expect(commands("save over \"my own.walk\""), is: [.console(.save(path: "my own.walk", over: true))])
        expect(commands("picture now # x"), is: [.console(.picture(path: "now"))])
        expect(commands("picture over \"my own.svg\""), is: [.console(.picture(path: "my own.svg", over: true))])
        expect(commands("save over"), is: [.console(.save(path: "over"))])
        expect(commands("save \"a # b.walk\""), is: [.console(.save(path: "a # b.walk"))])
        expect(commands("help wait until"), is: [.console(.help(command: "wait until"))])
    }

    @Test func `a block goes over several lines`() {
        var parser = ConsoleParser()
        for line in ["repeat 2", "when expect alert", "back", "end"] {
            let outcome = parser.parse(line)
            expect((outcome.steps, outcome.diagnostics, parser.isIncomplete), is: ([], [], true))
        }
        expect((parser.parse("end").steps.map { "\($0.command)" }, parser.isIncomplete), is: (["repeat 2"], false))
    }

    @Test func `an empty line ends a picture, and so does the next command`() {
        var parser = ConsoleParser()
        for line in ["expect screen matches", "  | spinner"] {
            expect((parser.parse(line).steps, parser.isIncomplete), is: ([], true))
        }
        expect(parser.parse("").steps.map { "\($0.command)" }, is: ["expect screen matches\n  | spinner"])
        _ = parser.parse("expect screen matches")
        expect(parser.parse("back").steps.map { "\($0.command)" }, is: ["expect screen matches", "back"])
    }

    @Test func `a faulty line of a block or a picture is left out, and the rest is one script`() {
        var parser = ConsoleParser()
        for line in ["repeat 2  # twice", "expect screen matches", "  | spiner", "  | spinner", "quit", "tapp"] {
            let outcome = parser.parse(line)
            expect(outcome.diagnostics.count, is: ["  | spiner", "quit", "tapp"].contains(line) ? 1 : 0)
            // No advice to update a file's picture.
            if line == "  | spiner" { expect(outcome.diagnostics.first?.help, is: "did you mean `spinner`?") }
            expect(outcome.steps, is: [])
        }
        let outcome = parser.parse("end")
        expect(outcome.scripts.map(\.text), is: ["repeat 2  # twice\nexpect screen matches\n  | spinner\nend"])
    }

    @Test func `what is wrong is said at once`() {
        var parser = ConsoleParser()
        func said(_ line: String) -> String { parser.parse(line).diagnostics.map(\.rendered).joined() }
        #expect(
            said("scren") + said("end") + said("set a 1") + said("repeat") + said("trace x") + said("tap \"a") == """
                console:1:1: error: unknown command `scren`
                  | scren
                  | ^~~~~
                  = did you mean `screen`?
                console:1:1: error: `end` closes nothing
                  | end
                  | ^~~
                  = it ends a block of `repeat` or `when`
                console:1:1: error: `set` belongs to the header of a script
                  | set a 1
                  | ^~~
                  = start the console with --set KEY=VALUE
                console:1:7: error: expected a number of times at the end of the line
                  | repeat
                  |       ^
                  = usage: repeat N … end
                console:1:7: error: expected a number of events, found `x`
                  | trace x
                  |       ^
                  = usage: trace [N]
                console:1:5: error: this text has no closing quote
                  | tap "a
                  |     ^~

                """)
        expect(
            parser.parse("time 1").diagnostics.first?.help,
            is: "write it into a script; the console's `run FILE` opens one")
        #expect(!parser.isIncomplete)
    }
}
