import Foundation
import TestSupport

@testable import Configuration

/// Where an app's servers are, and what keeps a live worker from having one.
@Suite struct ResolvedConfigurationServerTests {
    private let inside = """
            <key>environments</key><dict>
                <key>dev</key><dict><key>demo</key><string>http://dev:8080/api/</string></dict>
                <key>stg</key><dict/>
            </dict>
        """

    /// Returns the server of the demo, whose workers go by these names.
    private func server(
        _ options: [String], inside: String? = nil, workers: [[String]] = [["suggestions"]]
    ) throws -> URL? {
        let stack = try ConfigurationStack(
            file: try file(plist(inside ?? self.inside)), commandLine: try options.map(option))
        let configuration = try stack.resolved(against: try schemas())
        return try configuration.server(ofApp: "demo", try configuration.engine(), forWorkers: workers)
    }

    @Test func `it is that of the environment that counts`() throws {
        try expect(server([]), is: URL(string: "http://dev:8080/api/"))
        try expect(server(["workers.mode=live"]), is: URL(string: "http://dev:8080/api/"))
        expect(
            try server(["workers.mode=live", "environments.dev.demo=HTTPS://127.0.0.1:1/"]),
            is: URL(string: "HTTPS://127.0.0.1:1/"))
    }

    @Test func `an app without live workers needs no server, and may have any`() throws {
        try expect(server(["environment=stg"]), is: nil)
        try expect(server(["environment=stg", "workers.mode=live"], workers: []), is: nil)
        try expect(server(["environment=stg", "workers.mode=live", "workers.suggestions=offline"]), is: nil)
        try expect(server(["environments.dev.demo=ftp://x/"]), is: URL(string: "ftp://x/"))
    }

    @Test(arguments: [
        (["workers.mode=live"], [["suggestions"]], "workers.mode is live (--set)", "workers.mode"),
        (["workers.suggestions=live"], [["suggestions"]], "workers.suggestions is live (--set)", "workers.suggestions"),
        (
            ["workers.suggestions=live"], [["other"], ["terms", "suggestions"]],
            "workers.suggestions is live (--set)", "workers.suggestions"
        ),
    ])
    func `a live worker without a server is an error with the file, the key and what to do`(
        options: [String], workers: [[String]], reason: String, key: String
    ) throws {
        #expect(
            messages { _ = try server(options + ["environment=stg"], workers: workers) } == [
                "Config.plist: environments.stg.demo: missing, expected a URL (http://host/path), since \(reason); "
                    + "add it there, such as http://localhost/, or make \(key) offline"
            ])
    }

    @Test(arguments: [
        ("ftp://host/", "its scheme is neither http nor https"),
        ("file:///etc/passwd", "its scheme is neither http nor https"),
        ("http://host:0/", "its port is not between 1 and 65535"),
        ("http://host:65536/", "its port is not between 1 and 65535"),
        ("http://ada@host/", "it has a user name or a password in it"),
        ("http://ada:engine@host/", "it has a user name or a password in it"),
        ("http://host/?key=engine", "it has a query or a fragment"),
        ("http://host/#engine", "it has a query or a fragment"),
    ])
    func `a URL that is no server's is an error that does not repeat it`(url: String, fault: String) throws {
        #expect(
            messages { _ = try server(["workers.mode=live", "environments.dev.demo=\(url)"]) } == [
                "--set: environments.dev.demo: this is not the address of a server: \(fault); "
                    + "write --set environments.dev.demo=http://localhost/"
            ])
        let inside = """
            <key>environments</key><dict><key>dev</key><dict>
            <key>demo</key><string>\(url)</string></dict></dict>
            """
        #expect(
            messages { _ = try server(["workers.mode=live"], inside: inside) } == [
                "Config.plist: environments.dev.demo: this is not the address of a server: \(fault); "
                    + "correct it there, such as http://localhost/"
            ])
    }

    #if canImport(FoundationNetworking)
        @Test func `an IPv6 address is refused before it is asked in vain`() throws {
            for url in ["http://[::1]:8080/", "https://[2001:db8::1]/api/"] {
                let found = messages { _ = try server(["workers.mode=live", "environments.dev.demo=\(url)"]) }
                expect(found.count, is: 1)
                expect(found.first?.contains("not the address of a server: its host is an IPv6 address"), is: true)
            }
        }
    #endif

    @Test func `a port is one of 1 to 65535`() throws {
        for port in [1, 65_535] {
            let url = "http://host:\(port)/"
            try expect(server(["workers.mode=live", "environments.dev.demo=\(url)"]), is: URL(string: url))
        }
    }

    @Test(arguments: ["", "host", "http://", "http:///x", "127.0.0.1:80"])
    func `a text that is no URL is found before that`(text: String) throws {
        #expect(
            messages { _ = try server(["environments.dev.demo=\(text)"]) } == [
                "--set: environments.dev.demo: expected a URL (http://host/path), found \"\(text)\"; "
                    + "write --set environments.dev.demo=http://localhost/"
            ])
    }

    @Test func `a worker's own key decides before its group's, and that before the mode of all`() throws {
        let stack = try ConfigurationStack(
            file: try file(plist("")),
            commandLine: try ["workers.mode=live", "workers.suggestions=offline"].map(option))
        let engine = try stack.resolved(against: try schemas()).engine()
        expect(engine.decidingKey(of: ["other", "suggestions"]), is: "suggestions")
        expect(engine.decidingKey(of: ["suggestions", "mode"]), is: "suggestions")
        expect(engine.decidingKey(of: ["other"]), is: "mode")
        expect(engine.mode(ofWorker: "other", "suggestions"), is: .offline)
        expect(engine.mode(ofWorker: "other", "another"), is: .live)
    }
}
