import TestSupport

@testable import Configuration

@Suite struct ResolvedConfigurationEntriesTests {
    private func resolved(_ inside: String, options: [String] = []) throws -> ResolvedConfiguration {
        let stack = try ConfigurationStack(file: try file(plist(inside)), commandLine: try options.map(option))
        return try stack.resolved(against: try schemas())
    }

    private func lines(_ entries: [ConfigurationEntry]) -> [String] {
        entries.map { entry in
            let value = entry.value.map(\.text) ?? "-"
            let origin = entry.origin.map(\.description) ?? "-"
            return "\(entry.keyPath) = \(value) (\(origin))\(entry.isRequired ? ", required" : "")"
        }
    }

    private let inside = """
            <key>environment</key><string>stg</string>
            <key>environments</key><dict>
                <key>stg</key><dict><key>demo</key><string>http://stg/</string></dict>
                <key>dev</key><dict/>
            </dict>
        """

    @Test func `every key is listed with its value and its origin`() throws {
        let configuration = try resolved(inside, options: ["testFlags.noSplash=true"])
        expect(
            lines(configuration.entries), are: "app = - (-)", "environment = stg (Config.plist), required",
            "device = - (-)", "environments.dev.demo = - (-)", "environments.stg.demo = http://stg/ (Config.plist)",
            "workers.mode = offline (default)", "workers.suggestions = - (-)", "testFlags.noSplash = true (--set)",
            "testFlags.resetData = - (-)", "testFlags.applyTestData = - (-)")
    }

    @Test func `the environment must exist`() throws {
        func type(_ configuration: ResolvedConfiguration) -> ConfigurationType? {
            configuration.entries.first { $0.keyPath.description == "environment" }?.type
        }
        try expect((type(resolved(inside)), type(resolved(""))), is: (.word(["dev", "stg"]), .string))
    }

    @Test func `an empty group with free names is listed as such`() throws {
        let names = try resolved("").entries.map(\.keyPath.description)
        expect(names[3], is: "environments.*.demo")
    }

    @Test func `one key, or the keys of a group, can be asked for`() throws {
        let configuration = try resolved(inside)
        let get = ConfigurationOrigin.commandLine(option: "config get")
        let key = try configuration.entries(at: path("environment"), askedBy: get)
        expect(lines(key), is: ["environment = stg (Config.plist), required"])
        let group = try configuration.entries(at: path("environments.stg"), askedBy: get)
        expect(lines(group), is: ["environments.stg.demo = http://stg/ (Config.plist)"])
        #expect(
            messages { try configuration.entries(at: path("testFlags.noSplahs"), askedBy: get) } == [
                "config get: testFlags.noSplahs: unknown key; did you mean testFlags.noSplash?"
            ])
    }

    @Test func `a key that an app insists on is marked, a default is named`() throws {
        let schema = try ConfigurationSchema(of: RacesConfiguration.self, name: "races")
        let stack = try ConfigurationStack(file: try file(plist("")))
        let configuration = try stack.resolved(against: [schema])
        expect(
            lines(configuration.entries), are: "races.topCount = - (-), required",
            "races.expirySeconds = - (-), required", "races.order = - (-)", "races.lanes = - (-)",
            "races.cities = - (-)", "races.limits.* = - (-)", "pace = 7 (default)")
        let entries = try configuration.entries(at: path("races.topCount"), askedBy: commandLine)
        expect(lines(entries), is: ["races.topCount = - (-), required"])
    }
}
