import TestSupport

@testable import DemoWorkers

/// `updateSettings`: reset, then the missing steps in order, then test data.
@Suite struct SettingsUpdateTests {
    /// Steps to the given versions; each notes its version and what it was told, in one text.
    private func steps(to versions: Int...) -> [SettingsMigration] {
        versions.map { version in
            SettingsMigration(to: version) { values, isAppUpdate in
                var text = ""
                if case .string(let earlier) = values["ran"] { text = earlier + " " }
                values["ran"] = .string("\(text)\(version):\(isAppUpdate ? "update" : "new")")
            }
        }
    }

    @Test func `a new store gets every step in order, as no update of an app`() throws {
        try SettingsTest.run(migrations: steps(to: 1, 2, 3)) { test in
            expect((test.update(), test.version), is: (.success(true), 3))
            expect(test.files.contents, is: [#"settings={"ran":"1:new 2:new 3:new","version":3}"#])
        }
    }

    @Test func `an older store gets the steps it lacks, as an update of the app`() throws {
        try SettingsTest.run(#"{"kept":true,"version":1}"#, migrations: steps(to: 1, 2, 4)) { test in
            expect(test.update(), is: .success(true))
            expect(test.files.contents, is: [#"settings={"kept":true,"ran":"2:update 4:update","version":4}"#])
        }
    }

    @Test(arguments: [3, 4, 1_000])
    func `a version that is not lower does nothing`(version: Int) throws {
        try SettingsTest.run("{\"a\":1,\"version\":\(version)}", migrations: steps(to: 1, 3)) { test in
            expect((test.update(), test.files.writes, test.version), is: (.success(false), [], version))
        }
    }

    @Test func `the app's own step notes how the app came onto the device`() throws {
        for (stored, arrival) in [(nil, "installation"), (#"{"version":0}"#, "installation")] {
            try SettingsTest.run(stored) { test in
                expect((test.update(), test.value("arrival")), is: (.success(true), .string(arrival)))
            }
        }
        expect(SettingsMigration.standard.map(\.version), is: [1])
        var values: [String: SettingsValue] = [:]
        SettingsMigration.standard.first?.migrate(&values, true)
        expect(values, is: ["arrival": .string("update")])
    }

    @Test func `a reset wipes the store first, so that all steps run as for a new one`() throws {
        try SettingsTest.run(#"{"lost":true,"version":2}"#, migrations: steps(to: 1, 2)) { test in
            expect(test.update(SettingsTestFlags(resetData: true)), is: .success(true))
            expect(test.files.writes, is: [#"settings={"ran":"1:new 2:new","version":2}"#])
        }
    }

    @Test func `test data is applied last, over what a step has set, and is no migration`() throws {
        let step = SettingsMigration(to: 1) { values, _ in
            values["seen"] = values["testData"] ?? .string("nothing")
            values["testData"] = .boolean(false)
        }
        try SettingsTest.run(migrations: [step]) { test in
            let flags = SettingsTestFlags(resetData: true, applyTestData: true)
            expect(test.update(flags), is: .success(true))
            expect(test.files.contents, is: [#"settings={"seen":"nothing","testData":true,"version":1}"#])
            expect(test.update(SettingsTestFlags(applyTestData: true)), is: .success(false))
            expect(test.files.writes.count, is: 1)
        }
        try SettingsTest.run(#"{"version":1}"#, migrations: [step]) { test in
            expect(test.update(SettingsTestFlags(applyTestData: true)), is: .success(false))
            expect(test.files.contents, is: [#"settings={"testData":true,"version":1}"#])
        }
    }

    @Test func `each key that an update changes is announced once, sorted, after it is stored`() throws {
        let step = SettingsMigration(to: 2) { values, _ in
            values["z"] = .integer(1)
            values["b"] = nil
            values["a"] = .integer(2)
            values["same"] = .integer(0)
        }
        try SettingsTest.run(#"{"a":1,"b":1,"same":0,"version":1}"#, migrations: [step]) { test in
            var told: [String] = []
            test.settings.observe { told.append("\($0) after \(test.files.writes.count) write") }
            expect(test.update(), is: .success(true))
            expect(told, is: ["a after 1 write", "b after 1 write", "z after 1 write"])
        }
    }
}
