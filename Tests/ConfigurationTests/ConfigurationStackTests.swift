import TestSupport

@testable import Configuration

@Suite struct ConfigurationStackTests {
    private let inside = """
            <key>app</key><string>demo</string>
            <key>environment</key><string>dev</string>
            <key>testFlags</key><dict><key>noSplash</key><false/></dict>
        """
    private let script = ConfigurationOrigin.script(file: "demo/search.walk", line: 3)

    private func resolved(
        variable: String = "", options: [String] = [], inside: String? = nil
    ) throws -> ResolvedConfiguration {
        let stack = try ConfigurationStack(
            file: try file(plist(inside ?? self.inside)),
            environmentVariables: ["REHEARSE_SET": variable, "HOME": "/"],
            commandLine: try options.map(option))
        return try stack.resolved(against: try schemas())
    }

    private func environment(_ configuration: ResolvedConfiguration) throws -> String {
        let value = try configuration.decode(DemoConfiguration.self).environment
        return "\(value) (\(configuration.origin(of: path("environment"))))"
    }

    private func line(_ text: String) throws -> ConfigurationOverride { try override(text, from: script) }

    @Test func `the command line outranks the script, the script the variable, the variable the file`() throws {
        let lines = [try line("environment=script")]
        try expect(environment(try resolved()), is: "dev (Config.plist)")
        try expect(environment(try resolved(variable: "environment=var")), is: "var (REHEARSE_SET)")
        let variable = try resolved(variable: "environment=var").adding(script: lines)
        try expect(environment(variable), is: "script (demo/search.walk:3)")
        let all = try resolved(variable: "environment=var", options: ["environment=option"])
        try expect(environment(all), is: "option (--set)")
        try expect(environment(try all.adding(script: lines)), is: "option (--set)")
    }

    @Test func `a script's lines hold for its own configuration only`() throws {
        let shared = try resolved()
        _ = try shared.adding(script: [try line("environment=script"), try line("testFlags.resetData=true")])
        try expect(environment(shared), is: "dev (Config.plist)")
        try expect(environment(try shared.adding(script: [])), is: "dev (Config.plist)")
    }

    @Test func `of two overrides in one layer the later wins`() throws {
        try expect(environment(try resolved(options: ["environment=a", "environment=b"])), is: "b (--set)")
        try expect(environment(try resolved(variable: "environment=a,environment=b")), is: "b (REHEARSE_SET)")
    }

    @Test func `an override adds keys that the file lacks`() throws {
        let configuration = try resolved(options: ["testFlags.resetData=true"], inside: "")
        expect(configuration.tree[path("testFlags")], is: .dictionary(["resetData": .boolean(true)]))
    }

    @Test func `the engine's defaults hold for every app, below the file`() throws {
        try expect(environment(try resolved(inside: "")), is: "dev (default)")
        let inside = "<key>workers</key><dict><key>suggestions</key><string>live</string></dict>"
        let workers = try resolved(inside: inside).tree[path("workers")]
        expect(workers, is: .dictionary(["mode": .string("offline"), "suggestions": .string("live")]))
    }

    @Test func `the errors of all layers are reported together`() throws {
        let inside = """
                <key>zzz</key><true/>
                <key>app</key><integer>1</integer>
                <key>testFlags</key><dict>
                    <key>noSplahs</key><true/>
                    <key>noSplash</key><string>yes</string>
                    <key>resetData</key><integer>1</integer>
                </dict>
                <key>workers</key><dict><key>mode</key><string>liv</string></dict>
                <key>environments</key><dict><key>dev</key><dict><key>demo</key><string>host</string></dict></dict>
            """
        #expect(
            messages {
                try resolved(variable: "testFlags.noSplash=1", options: ["testFlags.noSplash=yes"], inside: inside)
            } == [
                "Config.plist: app: expected the word demo, found the integer 1; "
                    + "correct it there, such as demo",
                "Config.plist: environments.dev.demo: expected a URL (http://host/path), found the string \"host\"; "
                    + "correct it there, such as http://localhost/",
                "Config.plist: testFlags.noSplahs: unknown key; did you mean testFlags.noSplash?",
                "Config.plist: testFlags.noSplash: expected a boolean (true or false), found the string \"yes\"; "
                    + "correct it there, such as true",
                "Config.plist: testFlags.resetData: expected a boolean (true or false), found the integer 1; "
                    + "correct it there, such as true",
                "Config.plist: workers.mode: expected one of offline, live, found the string \"liv\"; "
                    + "did you mean live?",
                "Config.plist: zzz: unknown key; rehearse config lists all keys",
                "REHEARSE_SET: testFlags.noSplash: expected a boolean (true or false), found \"1\"; "
                    + "write REHEARSE_SET=testFlags.noSplash=true",
                "--set: testFlags.noSplash: expected a boolean (true or false), found \"yes\"; "
                    + "write --set testFlags.noSplash=true",
            ])
    }

    @Test func `a script's errors name its lines`() throws {
        let lines = [
            try line("testFlags.noSplash=yes"), try line("workers.mode=1"), try line("testFlags.noSplahs=true"),
        ]
        #expect(
            messages { try resolved().adding(script: lines) } == [
                "demo/search.walk:3: testFlags.noSplash: expected a boolean (true or false), found \"yes\"; "
                    + "write flag noSplash true",
                "demo/search.walk:3: workers.mode: expected one of offline, live, found \"1\"; "
                    + "write set workers.mode offline",
                "demo/search.walk:3: testFlags.noSplahs: unknown key; did you mean testFlags.noSplash?",
            ])
    }

    @Test func `a line of a script is checked without a file`() throws {
        let schema = try ConfigurationSchema.union(try schemas())
        expect(schema.check(try line("testFlags.noSplash=true")), is: nil)
        let unknown = ConfigurationError.unknownKey(path("testFlags.x"), origin: script, nearest: nil)
        expect(schema.check(try line("testFlags.x=true")), is: unknown)
    }

    @Test func `a group is not set as a whole`() {
        #expect(
            messages { try resolved(options: ["testFlags=true", "environments=x", "environments.dev=x"]) } == [
                "--set: testFlags: a dictionary has no text of its own; set one of its keys: "
                    + "testFlags.noSplash, testFlags.resetData, testFlags.applyTestData",
                "--set: environments: a dictionary has no text of its own; "
                    + "set one of its keys, as in environments.NAME",
                "--set: environments.dev: a dictionary has no text of its own; set one of its keys: "
                    + "environments.dev.demo",
            ])
    }

    @Test func `errors of a key that has its own option name the option`() throws {
        let override = try ConfigurationOverride(key: "app", to: "koober", origin: .commandLine(option: "--app"))
        let stack = try ConfigurationStack(file: try file(plist("")), commandLine: [override])
        #expect(
            messages { try stack.resolved(against: try schemas()) } == [
                "--app: app: expected the word demo, found \"koober\"; write --app demo"
            ])
    }

    @Test func `a variable that cannot be parsed is an error before anything is merged`() {
        #expect(
            messages { try resolved(variable: "x") } == [
                "REHEARSE_SET: \"x\" sets nothing: it has no =; write KEY=VALUE, as in testFlags.noSplash=true"
            ])
    }

    /// Resolves the file with a variable that holds a secret, which gives two keys.
    private func resolved(
        secret: String, for keys: [String] = ["environment"], variable: String = "", options: [String] = []
    ) throws -> ResolvedConfiguration {
        let stack = try ConfigurationStack(
            file: try file(plist(inside)), environmentVariables: ["REHEARSE_SET": variable, "TOKEN": secret],
            secretVariables: ["TOKEN": keys, "OTHER": ["app"]], commandLine: try options.map(option))
        return try stack.resolved(against: try schemas())
    }

    @Test func `a variable that holds a secret gives its keys, and outranks REHEARSE_SET`() throws {
        let configuration = try resolved(secret: "canary", variable: "environment=var")
        try expect(environment(configuration), is: "canary (TOKEN)")
        expect(configuration.origin(of: path("environment")), is: .secretVariable("TOKEN"))
        let script = try configuration.adding(script: [line("environment=script")])
        try expect(environment(script), is: "script (demo/search.walk:3)")
        try expect(environment(resolved(secret: "canary", options: ["environment=option"])), is: "option (--set)")
        try expect(environment(resolved(secret: "", variable: "environment=var")), is: "var (REHEARSE_SET)")
    }

    @Test func `an error of such a variable does not repeat it`() throws {
        #expect(
            messages { try resolved(secret: "canary", for: ["testFlags.noSplash"]) } == [
                "TOKEN: testFlags.noSplash: expected a boolean (true or false), found <secret>; write TOKEN=true"
            ])
    }
}
