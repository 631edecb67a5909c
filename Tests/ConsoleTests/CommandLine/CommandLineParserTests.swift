import Reports
import StageRuntime
import TestSupport
import Testing

@testable import Console

@Suite struct CommandLineParserTests {
    private func parse(_ line: String) throws -> Invocation {
        let words = line.split(separator: " ").map { String($0).replacing("_", with: " ") }
        return try CommandLineParser.parse(words, apps: ["demo", "koober"])
    }

    private func command(_ line: String) throws -> Invocation.Command { try parse(line).command }

    @Test func `nothing, run, and the name of an app open the console`() throws {
        expect(try command(""), is: .run(RunOptions()))
        expect(try command("run"), is: .run(RunOptions()))
        expect(try command("koober"), is: .run(RunOptions(app: "koober")))
        expect(try command("run demo"), is: .run(RunOptions(app: "demo")))
        expect(
            try command("--clock real demo --seed=7 --script a.walk --plain"),
            is: .run(RunOptions(app: "demo", clock: .real, isPlain: true, seed: 7, script: "a.walk")))
    }

    @Test func `options are read at any position, with and without =`() throws {
        let expected = Invocation(
            common: CommonOptions(
                configFile: "x.plist", settings: [KeyValue(key: "a.b", value: "1"), KeyValue(key: "c", value: "d=e")],
                environment: "dev", storage: "s", noColor: true),
            command: .apps)
        expect(
            try parse("--config x.plist --set a.b=1 apps --environment=dev --set=c=d=e --storage s --no-color"),
            is: expected)
        expect(
            try parse("apps --no-color --config=x.plist --set a.b=1 --set c=d=e --environment dev --storage=s"),
            is: expected)
    }

    @Test func `an option given twice with the same value is reported`() throws {
        let twice = try parse("test --set a=1 --set a=1 --set environment=b --environment b --param c= --param c=")
        expect(twice.common.settings.map(\.value), is: ["1", "1", "b"])
        expect(twice.common.environment, is: "b")
    }

    @Test func `two dashes end the options`() throws {
        expect(
            try command("check -- --odd.walk -x"), is: .check(CheckOptions(paths: ["--odd.walk", "-x"])))
        expect(try command("check -"), is: .check(CheckOptions(paths: ["-"], sources: [])))
    }

    @Test func `test reads paths, selections and verbosity`() throws {
        var options = TestOptions()
        options.locations = [
            ScriptLocation(path: "a.walk", line: 12), ScriptLocation(path: "b"),
            ScriptLocation(path: "c.walk", line: 3),
        ]
        options.filter = "^S"
        options.skip = "slow"
        options.tags = .and(.tag("smoke"), .not(.tag("slow")))
        options.allowsEmpty = true
        options.parameters = [KeyValue(key: "query", value: ""), KeyValue(key: "n", value: "2")]
        options.seed = .max
        options.failureLimit = 3
        options.reports = [ReportTarget.terminal]
        options.verbosity = .quiet
        #expect(
            try command(
                "test a.walk:12 b c.walk:3:7 --filter ^S --skip slow --tags smoke_and_not_slow --allow-empty "
                    + "--param query= --param n=2 --seed 18446744073709551615 --max-failures 3 --report terminal --quiet"
            )
                == .test(options))
        expect(try command("test --fail-fast --verbose"), is: .test(failFastVerbose))
        var list = TestOptions()
        list.lists = true
        expect(try command("test --list"), is: .test(list))
    }

    private var failFastVerbose: TestOptions {
        var options = TestOptions()
        options.failureLimit = 1
        options.verbosity = .verbose
        return options
    }

    @Test func `every option is read`() throws {
        var options = TestOptions()
        options.lastFailed = true
        options.shard = Shard(index: 2, count: 3)
        options.order = .random(seed: 5)
        options.repeatEach = 4
        options.jobs = 1
        options.watches = true
        (options.pauses, options.updates, options.audits) = (true, true, true)
        options.slowest = 10
        expect(
            try command(
                "test --last-failed --shard 2/3 --order random:5 --repeat-each 4 --jobs 1 "
                    + "--watch --pause --update --audit --slowest 10"), is: .test(options))
        var limited = TestOptions()
        (limited.timeout, limited.memory) = (.milliseconds(1500), 2 << 30)
        expect(try command("test --timeout 1.5s --memory 2G"), is: .test(limited))
        for pair in ["--pause --timeout 1s", "--memory 1G --update", "--pause --jobs 2", "--update --jobs 8"] {
            #expect(throws: CommandLineErrors.self) { try command("test " + pair) }
        }
        var many = TestOptions()
        (many.schedules, many.mode, many.seed) = (9, .anyOrder, 7)
        expect(try command("test --schedules 9 --mode any-order --seed 7"), is: .test(many))
        var verified = TestOptions()
        verified.verify = 2
        expect(try command("test --verify 2"), is: .test(verified))
        var traced = TestOptions()
        (traced.schedule, traced.trace, traced.pauses) = (12, "t", true)
        expect(try command("test --schedule 12 --trace t --pause"), is: .test(traced))
        var one = TestOptions()
        (one.schedule, one.mode) = (0, .completions)
        expect(try command("test --schedule 0 --mode completions"), is: .test(one))
        let check = CheckOptions(paths: ["a"], sources: ["S"], parameters: [KeyValue(key: "k", value: "v")])
        expect(try command("check a --sources S --param k=v"), is: .check(check))
        expect(try command("trace diff a b"), is: .traceDiff("a", "b"))
        expect(try command("merge a b"), is: .merge(["a", "b"], reports: []))
        expect(try command("merge a --report github"), is: .merge(["a"], reports: [ReportTarget("github")]))
    }

    @Test func `the other commands have their words`() throws {
        expect(try command("check"), is: .check(CheckOptions(paths: [], sources: [])))
        expect(try command("format a b --check"), is: .format(paths: ["a", "b"], onlyChecks: true))
        expect(try command("config"), is: .config(.list))
        expect(try command("config get a.b"), is: .config(.get("a.b")))
        expect(try command("workers"), is: .workers)
        expect(try command("commands"), is: .commands)
        expect(try command("completion zsh"), is: .completion(.zsh))
        expect(try command("help"), is: .help(.overview))
        expect(try command("help test"), is: .help(.command(.test)))
    }

    @Test func `help and version win over what else is wrong`() throws {
        expect(try command("--help"), is: .help(.overview))
        expect(try command("-h test"), is: .help(.command(.test)))
        expect(try command("test --jbos 3 --help"), is: .help(.command(.test)))
        expect(try command("koober --help"), is: .help(.command(.run)))
        expect(try command("--version --nonsense"), is: .version)
        #expect(try parse("--help --no-color").common.noColor)
        #expect(throws: CommandLineErrors.self) { try command("nonsense --help") }
    }
}
