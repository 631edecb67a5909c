import Reports
import TestSupport

@testable import Console

@Suite struct CommandLineParserTests {
    private func parse(_ line: String) throws -> Invocation {
        let words = line.split(separator: " ").map { String($0).replacing("_", with: " ") }
        return try CommandLineParser.parse(words, apps: ["demo", "koober"])
    }

    private func command(_ line: String) throws -> Invocation.Command { try parse(line).command }

    @Test(
        arguments: [
            // Nothing, `run`, and the name of an app open the console.
            ("", .run(RunOptions())), ("run", .run(RunOptions())), ("koober", .run(RunOptions(app: "koober"))),
            ("run demo", .run(RunOptions(app: "demo"))),
            (
                "--clock real demo --seed=7 --script a.walk --plain",
                .run(RunOptions(app: "demo", clock: .real, isPlain: true, seed: 7, script: "a.walk"))
            ),
            // Two dashes end the options.
            ("check -- --odd.walk -x", .check(CheckOptions(paths: ["--odd.walk", "-x"]))),
            ("check -", .check(CheckOptions(paths: ["-"], sources: []))),
            ("check", .check(CheckOptions(paths: [], sources: []))),
            (
                "check a --sources S --param k=v",
                .check(CheckOptions(paths: ["a"], sources: ["S"], parameters: [KeyValue(key: "k", value: "v")]))
            ),
            ("format a b --check", .format(paths: ["a", "b"], onlyChecks: true)), ("config", .config(.list)),
            ("config get a.b", .config(.get("a.b"))), ("workers", .workers), ("commands", .commands),
            ("completion zsh", .completion(.zsh)), ("trace diff a b", .traceDiff("a", "b")),
            ("merge a b", .merge(["a", "b"], reports: [])),
            ("merge a --report github", .merge(["a"], reports: [ReportTarget("github")])),
            ("help", .help(.overview)), ("help test", .help(.command(.test))),
            // Help and the version win over what else is wrong.
            ("--help", .help(.overview)), ("-h test", .help(.command(.test))),
            ("test --jbos 3 --help", .help(.command(.test))), ("koober --help", .help(.command(.run))),
            ("--version --nonsense", .version),
        ] as [(String, Invocation.Command)])
    func `a command has its words`(line: String, expected: Invocation.Command) throws {
        try expect(command(line), is: expected)
    }

    @Test func `options are read at any position, with and without =`() throws {
        let expected = Invocation(
            common: CommonOptions(
                configFile: "x.plist", settings: [KeyValue(key: "a.b", value: "1"), KeyValue(key: "c", value: "d=e")],
                environment: "dev", storage: "s", noColor: true),
            command: .apps)
        try expect(
            parse("--config x.plist --set a.b=1 apps --environment=dev --set=c=d=e --storage s --no-color"),
            is: expected)
        try expect(
            parse("apps --no-color --config=x.plist --set a.b=1 --set c=d=e --environment dev --storage=s"),
            is: expected)
    }

    @Test func `an option given twice with the same value is reported`() throws {
        let twice = try parse("test --set a=1 --set a=1 --set environment=b --environment b --param c= --param c=")
        expect((twice.common.settings.map(\.value), twice.common.environment), is: (["1", "1", "b"], "b"))
    }

    /// Compares what is read of the options of `test` with the default ones, changed.
    private func expectTest(
        _ words: String, sourceLocation: SourceLocation = #_sourceLocation, _ change: (inout TestOptions) -> Void
    ) throws {
        var options = TestOptions()
        change(&options)
        try expect(command("test " + words), is: .test(options), sourceLocation: sourceLocation)
    }

    @Test func `every option of test is read`() throws {
        try expectTest(
            "a.walk:12 b c.walk:3:7 --filter ^S --skip slow --tags smoke_and_not_slow --allow-empty "
                + "--param query= --param n=2 --seed 18446744073709551615 --max-failures 3 --report terminal --quiet"
        ) {
            $0.locations = [
                ScriptLocation(path: "a.walk", line: 12), ScriptLocation(path: "b"),
                ScriptLocation(path: "c.walk", line: 3),
            ]
            ($0.filter, $0.skip, $0.tags) = ("^S", "slow", .and(.tag("smoke"), .not(.tag("slow"))))
            ($0.allowsEmpty, $0.seed, $0.failureLimit) = (true, .max, 3)
            $0.parameters = [KeyValue(key: "query", value: ""), KeyValue(key: "n", value: "2")]
            ($0.reports, $0.verbosity) = ([ReportTarget.terminal], .quiet)
        }
        try expectTest("--fail-fast --verbose") { ($0.failureLimit, $0.verbosity) = (1, .verbose) }
        try expectTest("--list") { $0.lists = true }
        try expectTest(
            "--last-failed --shard 2/3 --order random:5 --repeat-each 4 --jobs 8 "
                + "--watch --pause --update --audit --slowest 10"
        ) {
            ($0.lastFailed, $0.shard, $0.order) = (true, Shard(index: 2, count: 3), .random(seed: 5))
            ($0.repeatEach, $0.jobs, $0.slowest) = (4, 8, 10)
            ($0.watches, $0.pauses, $0.updates, $0.audits) = (true, true, true, true)
        }
        try expectTest("--timeout 1.5s --memory 2G") { ($0.timeout, $0.memory) = (.milliseconds(1500), 2 << 30) }
        try expectTest("--schedules 9 --mode any-order --seed 7") {
            ($0.schedules, $0.mode, $0.seed) = (9, .anyOrder, 7)
        }
        try expectTest("--verify 2") { $0.verify = 2 }
        try expectTest("--schedule 12 --trace t --pause") { ($0.schedule, $0.trace, $0.pauses) = (12, "t", true) }
        try expectTest("--schedule 0 --mode completions") { ($0.schedule, $0.mode) = (0, .completions) }
        for pair in ["--pause --timeout 1s", "--memory 1G --update"] {
            #expect(throws: CommandLineErrors.self) { try command("test " + pair) }
        }
    }

    @Test func `help and version win over what else is wrong`() throws {
        try expect(parse("--help --no-color").common.noColor, is: true)
        #expect(throws: CommandLineErrors.self) { try command("nonsense --help") }
    }
}
