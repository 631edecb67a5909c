import Foundation
import TestSupport

@testable import Configuration

@Suite struct EngineConfigurationTests {
    private func engine(_ inside: String, options: [String] = []) throws -> EngineConfiguration {
        let stack = try ConfigurationStack(file: try file(plist(inside)), commandLine: try options.map(option))
        return try stack.resolved(against: try schemas()).engine()
    }

    @Test func `an empty file is enough`() throws {
        let configuration = try engine("")
        expect((configuration.app, configuration.environment), is: (nil, "dev"))
        expect((configuration.mode(ofWorker: "suggestions"), configuration.baseURL(ofApp: "demo")), is: (.offline, nil))
    }

    @Test func `a worker's own mode wins over the mode of all`() throws {
        let configuration = try engine("", options: ["workers.mode=live", "workers.suggestions=offline"])
        expect(configuration.mode(ofWorker: "suggestions"), is: .offline)
        expect(configuration.mode(ofWorker: "settings"), is: .live)
    }

    @Test func `the base URL is that of the environment that counts`() throws {
        let inside = """
                <key>environments</key><dict>
                    <key>dev</key><dict><key>demo</key><string>http://dev/</string></dict>
                    <key>stg</key><dict><key>demo</key><string>http://stg/</string></dict>
                </dict>
            """
        try expect(engine(inside).baseURL(ofApp: "demo"), is: URL(string: "http://dev/"))
        try expect(engine(inside, options: ["environment=stg"]).baseURL(ofApp: "demo"), is: URL(string: "http://stg/"))
        try expect(engine(inside).baseURL(ofApp: "koober"), is: nil)
        let local = try engine(inside, options: ["environments.dev.demo=http://127.0.0.1:8080/"])
        expect(local.baseURL(ofApp: "demo"), is: URL(string: "http://127.0.0.1:8080/"))
        #expect(
            messages { try engine(inside, options: ["environment=stgg"]) } == [
                "--set: environment: expected one of dev, stg, found the string \"stgg\"; did you mean stg?"
            ])
    }

    @Test func `an app's own environments count, whatever the file has`() throws {
        let inside = "<key>environments</key><dict><key>qa</key><dict></dict></dict>"
        for text in [inside, ""] {
            let stack = try ConfigurationStack(
                file: try file(plist(text)), commandLine: try ["environment=qa"].map(option))
            let configuration = try stack.resolved(against: try schemas())
            try expect(configuration.engine().environment, is: "qa")
            try expect(configuration.engine(for: ["prod", "qa"]).environment, is: "qa")
            #expect(
                messages { try configuration.engine(for: ["dev", "stg", "prod"]) } == [
                    "--set: environment: expected one of dev, stg, prod, found the string \"qa\"; "
                        + "write --set environment=dev"
                ])
        }
    }
}
