import TestSupport
import Testing

@testable import Console

@Suite struct CommandLineErrorTests {
    /// The lines on stderr, without what begins and ends all of them.
    private func errors(_ line: String) -> [String] {
        let words = line.split(separator: " ", omittingEmptySubsequences: true).map {
            String($0).replacing("_", with: " ")
        }
        do throws(CommandLineErrors) {
            let invocation = try CommandLineParser.parse(words, apps: ["demo", "koober"])
            return ["no error: \(invocation)"]
        } catch {
            return error.errors.map(\.message)
        }
    }

    @Test(arguments: [CommandName.test, .check, .format])
    func `an empty path is called that`(command: CommandName) throws {
        #expect(throws: CommandLineErrors(errors: [.badLocation("")], command: command)) {
            try CommandLineParser.parse([command.rawValue, ""], apps: [])
        }
        expect(CommandLineError.badLocation("").message, is: "an empty path; name a script or a folder")
    }

    @Test(arguments: [
        ("tset", "there is no command or app 'tset'; did you mean 'test'?"),
        ("kober", "there is no command or app 'kober'; did you mean 'koober'?"),
        ("frobnicate", "there is no command or app 'frobnicate'"),
        ("a.walk:3", "there is no command or app 'a.walk:3'; to run a script: rehearse test a.walk:3"),
        ("run kober", "there is no app 'kober'; did you mean 'koober'?"),
        ("run frobnicate", "there is no app 'frobnicate'; the apps are 'demo' and 'koober'"),
        ("demo koober", "'koober' is not expected here; write: rehearse run [APP]"),
        ("apps x", "'x' is not expected here; write: rehearse apps"),
        ("test --verify 1", "'--verify' cannot be '1'; expected a whole number from 2 to 1000000"),
        (
            "studio --port 65536",
            "'--port' cannot be '65536'; expected a whole number from 1 to 65535, or 0 for a port that is free"
        ),
        ("test --schedules 2 --update", "'--schedules' and '--update' cannot be given together; leave one out"),
        ("test --verify 2 --storage d", "'--verify' and '--storage' cannot be given together; leave one out"),
        ("test --fliter x", "there is no option '--fliter'; did you mean '--filter'?"),
        ("test -v", "there is no option '-v'"),
        ("test --frobnicate", "there is no option '--frobnicate'"),
        ("check --filter x", "'check' does not take '--filter'; it belongs to 'test'"),
        ("check --seed 1", "'check' does not take '--seed'; it belongs to 'run', 'test', 'explore' and 'play'"),
        ("new", "something is missing after 'new'; write: rehearse new PART NAME"),
        ("new scen A B", "'new' does not know 'scen'; did you mean 'scene'?"),
        ("new scene A", "something is missing after 'new scene A'; write: rehearse new scene ACT NAME"),
        ("new app A B", "'B' is not expected here; write: rehearse new app NAME"),
        ("new app A --kind store", "'new app' does not take '--kind'; it belongs to 'new worker'"),
        ("new worker A --kind disk", "'--kind' cannot be 'disk'; expected network, store or device"),
        ("new scene A B --result Colour", "'--result' cannot be 'Colour'; expected Bool, Int or String"),
        ("new walkthrough a --from b --from c", "'--from' is given twice; leave one out"),
        ("play", "something is missing after 'play'; write: rehearse play FILE"),
        ("play a.walk -e", "'--line' needs a value: --line LINE"),
        ("--config", "'--config' needs a value: --config FILE"),
        (
            "test --filter --quiet",
            "'--filter' needs a value: --filter REGEX (if '--quiet' is meant, write --filter=--quiet)"
        ),
        ("--no-color=yes", "'--no-color' takes no value, and was given 'yes'"),
        ("--config=", "'--config' cannot be ''; expected the path of a file"),
        ("--clock fast", "'--clock' cannot be 'fast'; expected virtual or real"),
        ("--seed 1e3", "'--seed' cannot be '1e3'; expected a whole number from 0 to 18446744073709551615"),
        ("--seed -1", "'--seed' cannot be '-1'; expected a whole number from 0 to 18446744073709551615"),
        ("--set a", "'--set' cannot be 'a'; expected KEY=VALUE"),
        ("--param x", "'--param' cannot be 'x'; expected NAME=VALUE"),
        ("completion ksh", "'completion' does not know 'ksh'; expected 'bash', 'zsh' or 'fish'"),
        ("--set =a", "'--set' cannot be '=a'; expected KEY=VALUE"),
        ("test --max-failures 0", "'--max-failures' cannot be '0'; expected a whole number from 1 to 1000000"),
        (
            "test --report xml",
            "'--report' cannot be 'xml'; expected terminal, junit=FILE, json=FILE, html=DIR or github"
        ),
        ("test --tags a_b", "'--tags' cannot be 'a b': \"and\" or \"or\" is missing before \"b\""),
        ("test --seed 1 --seed 2", "'--seed' is given twice; leave one out"),
        ("test --list --report github", "'--list' and '--report' cannot be given together; leave one out"),
        ("test --update --list", "'--list' and '--update' cannot be given together; leave one out"),
        ("test --quiet --verbose", "'--quiet' and '--verbose' cannot be given together; leave one out"),
        ("test x:0", "'x:0' is not a place in a script; expected PATH or PATH:LINE, with lines from 1"),
        ("config get", "something is missing after 'config get'; write: rehearse config get KEY"),
        ("config get a b", "'b' is not expected here; write: rehearse config get KEY"),
        ("config gte a", "'config' does not know 'gte'; did you mean 'get'?"),
        (
            "completion",
            "something is missing after 'completion'; write: rehearse completion bash|zsh|fish"
        ),
        ("completion zhs", "'completion' does not know 'zhs'; expected 'bash', 'zsh' or 'fish'"),
        ("completion nu", "'completion' does not know 'nu'; expected 'bash', 'zsh' or 'fish'"),
        ("help tset", "'help' does not know 'tset'; did you mean 'test'?"),
        ("\u{1B}[31m", "there is no command or app '\\u{1B}[31m'"),
    ])
    func `one error says what is wrong and how to correct it`(line: String, message: String) {
        expect(errors(line), is: [message])
    }

    @Test(arguments: [
        (
            "test --shard 0/3",
            "'--shard' cannot be '0/3'; expected I/N, a number from 1 to N "
                + "over the number of shards, at most 1000000"
        ),
        (
            "test --shard 4/3",
            "'--shard' cannot be '4/3'; expected I/N, a number from 1 to N "
                + "over the number of shards, at most 1000000"
        ),
        ("test --memory 2T", "'--memory' cannot be '2T'; expected a size such as 512M or 2G, at least 1M"),
        (
            "test --memory 99999999999G",
            "'--memory' cannot be '99999999999G'; expected a size such as 512M or 2G, at least 1M"
        ),
        (
            "test --timeout 30",
            "'--timeout' cannot be '30'; expected a duration such as 300ms, 1.5s, 2m or 1h, longer than nothing, at most 1000000h"
        ),
        (
            "test --timeout 0s",
            "'--timeout' cannot be '0s'; expected a duration such as 300ms, 1.5s, 2m or 1h, longer than nothing, at most 1000000h"
        ),
        ("test --order rand", "'--order' cannot be 'rand'; expected given, random, random:SEED or failed-first"),
        ("test --mode any-order", "'--mode' works only with '--schedules' or '--schedule'"),
        ("test --schedules 2 --schedule 1", "'--schedules' and '--schedule' cannot be given together; leave one out"),
        ("trace", "something is missing after 'trace'; write: rehearse trace diff A B"),
        ("trace diff a", "something is missing after 'trace diff a'; write: rehearse trace diff A B"),
        (
            "help frob",
            "'help' does not know 'frob'; 'rehearse help' lists the commands, 'rehearse commands' those of scripts"
        ),
        ("merge", "something is missing after 'merge'; write: rehearse merge DIR …"),
    ])
    func `rarely used options have their errors too`(line: String, message: String) {
        expect(errors(line), is: [message])
    }

    @Test func `a pattern that cannot be read says why`() throws {
        let message = try #require(errors("test --filter [a").first)
        #expect(message.hasPrefix("'--filter' cannot be '[a': it is not a regular expression that Swift reads: "))
    }

    @Test func `a very long word is not repeated as a whole`() throws {
        let word = String(repeating: "(", count: Thoroughness.choose(100_000, thorough: 1 << 20))
        let message = try #require(errors("test --filter " + word).first)
        #expect(message.utf8.count < 1200)
        #expect(message.hasPrefix("'--filter' cannot be '(((((") && message.contains(" bytes left out "))
    }

    @Test func `all errors of a line are printed at once, then where to find help`() throws {
        let words = ["test", "--fliter", "x", "--seed", "one", "--clock", "real", "a:0"]
        let errors = #expect(throws: CommandLineErrors.self) { try CommandLineParser.parse(words, apps: []) }
        try expectGolden(try #require(errors).message(), "errors.txt")
    }
}
