import TestSupport

@testable import DemoWorkers

/// The keyed store: values, and who is told of a change.
@Suite struct InternalSettingsTests {
    @Test func `a value is stored at once, found by another store, and removed by none`() throws {
        try SettingsTest.run { test in
            try test.settings.set(.string("x"), for: "b")
            try test.settings.set(.integer(-7), for: "c")
            try test.settings.set(.boolean(true), for: "a")
            expect(test.files.contents, is: [#"settings={"a":true,"b":"x","c":-7,"version":0}"#])
            let other = InternalSettings(stage: test.tester.stage)
            expect(((try? other.value(for: "a")), (try? other.value(for: "b"))), is: (.boolean(true), .string("x")))
            expect((try? other.value(for: "c")), is: .integer(-7))
            try test.settings.set(nil, for: "b")
            expect((test.value("b"), test.files.contents), is: (nil, [#"settings={"a":true,"c":-7,"version":0}"#]))
        }
    }

    @Test func `a value that is the same is neither written nor announced`() throws {
        try SettingsTest.run(#"{"a":1,"version":1}"#) { test in
            var told: [String] = []
            test.settings.observe { told.append($0) }
            try test.settings.set(.integer(1), for: "a")
            try test.settings.set(nil, for: "b")
            expect((test.files.writes, told), is: ([], []))
        }
    }

    @Test func `a change is announced with its key, once it is stored, to all who asked before, in their order`() throws
    {
        try SettingsTest.run { test in
            var told: [String] = []
            test.settings.observe { key in
                let stored = test.files.contents.first ?? ""
                told.append("first: \(key), \(stored)")
            }
            try test.settings.set(.integer(1), for: "a")
            test.settings.observe { told.append("second: \($0)") }
            try test.settings.set(.integer(2), for: "a")
            expect(
                told, are: #"first: a, settings={"a":1,"version":0}"#, #"first: a, settings={"a":2,"version":0}"#,
                "second: a")
        }
    }

    @Test func `an observer whose observation was cancelled is told no more, the others are`() throws {
        try SettingsTest.run { test in
            var told: [String] = []
            let first = test.settings.observe { told.append("first: \($0)") }
            test.settings.observe { told.append("second: \($0)") }
            first.cancel()
            first.cancel()
            test.settings.observe { told.append("third: \($0)") }
            try test.settings.set(.integer(1), for: "a")
            expect(told, is: ["second: a", "third: a"])
        }
    }

    @Test func `an observer that another one cancels while a change is announced is not told of it`() throws {
        try SettingsTest.run { test in
            var told: [String] = []
            var second: SettingsObservation?
            test.settings.observe { key in
                told.append("first: \(key)")
                second?.cancel()
            }
            second = test.settings.observe { told.append("second: \($0)") }
            try test.settings.set(.integer(1), for: "a")
            expect(told, is: ["first: a"])
        }
    }

    @Test func `a write that fails changes and announces nothing`() throws {
        try SettingsTest.run(#"{"a":1,"version":1}"#) { test in
            var told: [String] = []
            test.settings.observe { told.append($0) }
            test.files.writeFault = .full(name: "settings")
            #expect(throws: StorageError.full(name: "settings")) { try test.settings.set(.integer(2), for: "a") }
            expect(test.value("a"), is: .integer(1))
            test.files.writeFault = nil
            try test.settings.set(.integer(3), for: "b")
            expect((told, test.files.contents), is: (["b"], [#"settings={"a":1,"b":3,"version":1}"#]))
        }
    }
}
