import Foundation
import TestSupport
import Testing

/// The program with the app skeleton: its environments, and that a token and a password are in no output or file.
@Suite(.waiting) struct SkeletonSecretsTests {
    private static let secrets = ["key-canary-0815", "user-canary-4711", "pass-canary-2342"]

    private let folder = TemporaryFolder()

    /// Runs the program in the folder, with the token in the environment; returns its status and all it printed.
    private func run(
        _ arguments: [String], input: String = "", token: String = secrets[0]
    ) throws -> (status: Int32, output: String) {
        let program = Process()
        program.executableURL = ProgramFile.named("rehearse")
        program.arguments = arguments
        program.currentDirectoryURL = URL(fileURLWithPath: folder.root)
        program.environment = ["REHEARSE_API_TOKEN": token, "HOME": folder.root]
        let (output, entry) = (Pipe(), Pipe())
        program.standardOutput = output
        program.standardError = output
        program.standardInput = entry
        try program.run()
        entry.fileHandleForWriting.write(Data(input.utf8))
        try entry.fileHandleForWriting.close()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        program.waitUntilExit()
        return (program.terminationStatus, text)
    }

    private func configure(_ configuration: [String: Any]) throws {
        try PropertyListSerialization.data(fromPropertyList: configuration, format: .xml, options: 0)
            .write(to: URL(fileURLWithPath: folder.path("Config.plist")))
    }

    /// The files below the folder that hold a secret, by their paths in it.
    private func filesWithSecrets() -> [String] {
        let root = URL(fileURLWithPath: folder.root)
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        var found: [String] = []
        for case let file as URL in files ?? FileManager.DirectoryEnumerator() {
            guard let data = try? Data(contentsOf: file) else { continue }
            let text = String(decoding: data, as: UTF8.self)
            if Self.secrets.contains(where: text.contains) {
                found.append(String(file.path.dropFirst(root.path.count + 1)))
            }
        }
        return found.sorted()
    }

    private func expectNoSecret(in output: String, sourceLocation: SourceLocation = #_sourceLocation) {
        for secret in Self.secrets { #expect(!output.contains(secret), sourceLocation: sourceLocation) }
    }

    @Test func `live, they are in no report, trace, recording or file but the store`() throws {
        let server = try LoopbackServer { request in
            request.method == "GET"
                ? .json(#"[{"name":"Beagle"}]"#)
                : .json(#"{"token":"user-canary-4711","email":"a@b.cd","name":"Ada","userId":"u"}"#)
        }
        defer { server.close() }
        try configure([
            "app": "skeleton", "workers": ["mode": "live"],
            "environments": ["dev": ["skeleton": try server.url.absoluteString]],
        ])
        let lines = """
            tap button "Sign In"
            type "a@b.cd" into field "Email"
            type "pass-canary-2342" into field "Password"
            tap done
            wait until expect screen Home
            type "bea" into search
            wait until expect row "Beagle"
            state
            trace 100
            """
        let console = try run(["skeleton", "--storage", "store"], input: lines + "\nsave saved.walk\n")
        #expect(console.output.contains("Beagle"))
        expectNoSecret(in: console.output)
        expect(filesWithSecrets(), is: ["store/user.dev"])
        expect(server.requests.map { $0.headers["x-api-key"] }, is: ["key-canary-0815", "key-canary-0815"])

        try folder.write(
            """
            app skeleton
            param password
            tap button "Sign In"
            type "a@b.cd" into field "Email"
            type "${password}" into field "Password"
            tap done
            wait until expect screen Home
            expect screen SignIn
            """, to: "fails.walk")
        let test = try run([
            "test", "fails.walk", "--param", "password=pass-canary-2342", "--verbose", "--report", "junit=r.xml",
            "--report", "json=r.json", "--report", "html=pages",
        ])
        expect(test.status, is: 1)
        #expect(test.output.contains("0 passed, 1 failed"))
        expectNoSecret(in: test.output)
        expect(filesWithSecrets(), is: ["store/user.dev"])
        #expect(folder.names.contains("pages"))
    }

    @Test func `config shows where the token comes from, and not the token`() throws {
        try configure(["skeleton": ["prod": ["apiToken": "user-canary-4711"]]])
        let listed = try run(["config"])
        #expect(listed.output.contains(/skeleton\.dev\.apiToken +<secret> +a string +REHEARSE_API_TOKEN/))
        #expect(listed.output.contains(/skeleton\.prod\.apiToken +<secret> +a string +REHEARSE_API_TOKEN/))
        expectNoSecret(in: listed.output)
        let unset = try run(["config"], token: "")
        #expect(unset.output.contains(/skeleton\.prod\.apiToken +<secret> +a string +Config\.plist/))
        #expect(unset.output.contains(/skeleton\.dev\.apiToken +- +a string +nowhere/))
        expectNoSecret(in: unset.output)
        expect(try run(["config", "get", "skeleton.prod.apiToken"]).output, is: "<secret>\n")
    }

    @Test func `a token that no header can carry is an error that does not repeat it`() throws {
        try configure(["app": "skeleton"])
        let refused = try run(["skeleton"], token: "key-canary-0815 and more")
        expect(refused.status, is: 2)
        #expect(refused.output.contains("REHEARSE_API_TOKEN: skeleton.dev.apiToken"))
        expectNoSecret(in: refused.output)
    }

    @Test func `an unknown environment is an error before anything runs, and names the three`() throws {
        try configure(["app": "skeleton"])
        let refused = try run(["skeleton", "--environment", "qa"])
        expect(refused.status, is: 2)
        #expect(refused.output.contains("expected one of dev, stg, prod"))
        #expect(!refused.output.contains("AuthSelect"))
        expect(try run(["demo", "--environment", "qa"]).status, is: 0)
    }

    @Test func `stores of the environments are apart in one folder too`() throws {
        try configure(["app": "skeleton"])
        let lines = """
            tap button "Sign In"
            type "ada@example.com" into field "Email"
            type "pass-canary-2342" into field "Password"
            tap done
            wait until expect screen Home

            """
        for environment in ["dev", "prod"] {
            let ran = try run(["skeleton", "--storage", "store", "--environment", environment], input: lines)
            expect(ran.status, is: 0)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("store")).sorted()
        expect(names.filter { !$0.hasPrefix(".") }, is: ["user", "user.dev"])
        let again = try run(["skeleton", "--storage", "store"], input: "expect screen Home\n")
        expect(again.status, is: 0)
        let other = try run(
            ["skeleton", "--storage", "store", "--environment", "stg"], input: "expect screen AuthSelect\n")
        expect(other.status, is: 0)
        expect(filesWithSecrets(), is: [])
    }
}
