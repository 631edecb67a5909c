import TestSupport
import Testing

@testable import Console

@Suite struct ProgramNameTests {
    @Test func `it is called as it was typed, or by swift run`() {
        let built = "/p/.build/x86_64-unknown-linux-gnu/debug/my-app"
        let swift = ["_": "/opt/swift/usr/bin/swift"]
        expect(ProgramName(commandLine: [".build/debug/my-app"]).command, is: ".build/debug/my-app")
        expect(ProgramName(commandLine: [built], environment: swift).command, is: "swift run my-app")
        expect(ProgramName(commandLine: [built], environment: ["_": built]).command, is: "my-app")
        let release = built.replacing("debug", with: "release")
        expect(ProgramName(commandLine: [release], environment: swift).command, is: "swift run -c release my-app")
        // Within the package's folder the path is relative.
        let near = ".build/x86_64-unknown-linux-gnu/debug/my-app"
        expect(ProgramName(commandLine: [near], environment: swift).command, is: "swift run my-app")
        expect(ProgramName(commandLine: [near], environment: ["_": near]).command, is: near)
        let name = ProgramName("rehearse", command: "swift run rehearse")
        expect(name.namedInCommands("write rehearse config"), is: "write swift run rehearse config")
        expect(name.namedInHelp("rehearse apps"), is: "swift run rehearse apps")
        #expect(
            name.namedInHelp("explain rehearse, or 'rehearse test'") == "explain rehearse, or 'swift run rehearse test'"
        )
    }

    @Test func `messages name the command as it was called`() throws {
        let workshop = try Workshop()
        workshop.program = ProgramName("rehearse", command: "swift run rehearse")
        try workshop.write("expect screen Second\n", to: "a.walk")
        #expect(try workshop.run("test", "a.walk").output.contains("     swift run rehearse test a.walk\n"))
        #expect(
            try workshop.run("tset").errors == """
                rehearse: error: there is no command or app 'tset'; did you mean 'test'?
                For help: swift run rehearse help

                """)
        #expect(try workshop.run("config", "get", "nope").errors.contains("; swift run rehearse config lists all keys"))
    }

    private let own = ProgramName("my-app")

    @Test func `the name is the last part of the path by which the program was started`() {
        expect(ProgramName(commandLine: ["/usr/bin/my-app", "test"]), is: own)
        expect(ProgramName(commandLine: ["my-app"]), is: own)
        for line in [[], [""], ["folder/"]] { expect(ProgramName(commandLine: line), is: .standard) }
    }

    @Test func `the program's own texts name it, except for its folder`() {
        expect(own.named("rehearse test; `rehearse`: .rehearse/x"), is: "my-app test; `my-app`: .rehearse/x")
        expect(own.named("rehearse check: // rehearse:allow x"), is: "my-app check: // rehearse:allow x")
        expect(ProgramName("rehearse-app").named("rehearse rehearse"), is: "rehearse-app rehearse-app")
    }

    @Test func `a message names it if it tells to run a command, and leaves other words alone`() {
        for (message, expected) in [
            ("write rehearse run APP", "write my-app run APP"),
            ("`rehearse commands` lists", "`my-app commands` lists"),
            ("rehearse testing", "rehearse testing"), ("\"rehearse test\"", "\"rehearse test\""),
            ("x/rehearse test", "x/rehearse test"), ("we rehearse", "we rehearse"),
        ] {
            expect(own.namedInCommands(message), is: expected)
        }
        expect(ProgramName.standard.namedInCommands("write rehearse run APP"), is: "write rehearse run APP")
    }

    @Test func `commands to copy name the author's own executable`() throws {
        let workshop = try Workshop()
        workshop.program = own
        #expect(try workshop.run("tset").errors.contains("my-app: error: there is no command or app 'tset'"))
        #expect(try workshop.run("help", "test").output.contains("  my-app test --tags \"smoke and not slow\""))
        #expect(try workshop.run("completion", "bash").output.hasSuffix("-F _my-app my-app\n"))
        #expect(try workshop.run("config", "get", "nope").errors.contains("my-app config lists all keys"))
        try workshop.write("qqqqqqqqqqqq\n", to: "a.walk")
        #expect(try workshop.run("test", "a.walk").errors.contains("`my-app commands` lists all commands"))
        try workshop.write("expect screen Second\n", to: "a.walk")
        let failed = try workshop.run("test", "a.walk", "--report", "json=out.jsonl")
        #expect(failed.output.contains("     my-app test a.walk\n"))
        #expect(
            try workshop.run("merge", "out.jsonl", "--report", "terminal").output.contains("     my-app test a.walk\n"))
        for arguments in [
            ["help"], ["help", "all"], ["help", "config"], ["completion", "zsh"], ["completion", "fish"],
        ] {
            let text = try workshop.run(arguments).output
            #expect(!text.replacing(".rehearse/", with: "").contains("rehearse"), "\(arguments)")
        }
    }
}
