import Foundation
import TestSupport

@testable import HeadlessFoundation

@Suite struct UserDefaultsTests {
    private typealias UserDefaults = HeadlessFoundation.UserDefaults

    /// Returns what a storage has under a name, as text.
    private func text(_ name: String, in tester: StageTester) -> String? {
        ((try? tester.stage.storage.read(name)) ?? nil).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `values of all kinds come back as they were set`() {
        StageTester.run { _ in
            let defaults = UserDefaults.standard
            defaults.set("Emma", forKey: "title")
            defaults.set(3, forKey: "count")
            defaults.set(2.5, forKey: "ratio")
            defaults.set(true, forKey: "seen")
            defaults.set(["a", "b"], forKey: "tags")
            defaults.set(["a": 1], forKey: "ranks")
            defaults.set(URL(string: "https://example.org/a"), forKey: "page")
            expect((defaults.string(forKey: "title"), defaults.integer(forKey: "count")), is: ("Emma", 3))
            expect((defaults.object(forKey: "count") as? Int, defaults.double(forKey: "ratio")), is: (3, 2.5))
            expect((defaults.float(forKey: "ratio"), defaults.bool(forKey: "seen")), is: (2.5, true))
            expect(defaults.object(forKey: "seen") as? Bool, is: true)
            expect((defaults.stringArray(forKey: "tags"), defaults.array(forKey: "tags")?.count), is: (["a", "b"], 2))
            expect(defaults.dictionary(forKey: "ranks") as? [String: Int], is: ["a": 1])
            expect(defaults.url(forKey: "page")?.host(), is: "example.org")
            expect(defaults.dictionaryRepresentation().count, is: 7)
        }
    }

    @Test func `a key that is not set has nothing, zero and false`() {
        StageTester.run { _ in
            let defaults = UserDefaults.standard
            #expect(defaults.object(forKey: "x") == nil && defaults.string(forKey: "x") == nil)
            expect((defaults.integer(forKey: "x"), defaults.double(forKey: "x")), is: (0, 0))
            #expect(!defaults.bool(forKey: "x"))
        }
    }

    @Test func `a value is converted as Foundation converts it`() {
        StageTester.run { _ in
            let defaults = UserDefaults.standard
            defaults.set("YES", forKey: "text")
            defaults.set("12", forKey: "number")
            defaults.set(2, forKey: "two")
            #expect(defaults.bool(forKey: "text"))
            expect((defaults.integer(forKey: "number"), defaults.double(forKey: "number")), is: (12, 12))
            expect((defaults.bool(forKey: "two"), defaults.string(forKey: "two")), is: (true, "2"))
        }
    }

    @Test func `settings are JSON in the storage, with dates and data`() {
        StageTester.run { tester in
            let defaults = UserDefaults.standard
            defaults.set("b/c", forKey: "path")
            defaults.set(true, forKey: "seen")
            expect(text("UserDefaults", in: tester), is: #"{"path":"b/c","seen":true}"#)
            let date = Date(timeIntervalSince1970: 86_400)
            defaults.set(date, forKey: "last")
            defaults.set(Data([1, 2]), forKey: "token")
            #expect(
                text("UserDefaults", in: tester)
                    == #"{"last":{"$date":"1970-01-02T00:00:00.000Z"},"path":"b/c","seen":true,"#
                    + #""token":{"$data":"AQI="}}"#)
            #expect(defaults.object(forKey: "last") as? Date == date)
            expect(defaults.data(forKey: "token"), is: Data([1, 2]))
            expect((defaults.bool(forKey: "seen"), defaults.string(forKey: "path")), is: (true, "b/c"))
        }
    }

    @Test func `what a script has stored is read`() throws {
        try StageTester.run { tester in
            try tester.stage.storage.write(Data(#"{"seen": true, "count": 4}"#.utf8), to: "UserDefaults")
            #expect(UserDefaults.standard.bool(forKey: "seen"))
            expect(UserDefaults.standard.integer(forKey: "count"), is: 4)
            let list = "<plist version=\"1.0\"><dict><key>seen</key><true/></dict></plist>"
            try tester.stage.storage.write(Data(list.utf8), to: "UserDefaults")
            #expect(UserDefaults.standard.bool(forKey: "seen"))
            expect(UserDefaults.standard.object(forKey: "seen") as? Int, is: 1)
        }
    }

    @Test func `registered values apply until a key is set, and again once it is removed`() {
        StageTester.run { tester in
            let defaults = UserDefaults.standard
            defaults.register(defaults: ["count": 5, "name": "none"])
            expect((defaults.object(forKey: "count") as? Double, defaults.integer(forKey: "count")), is: (5, 5))
            defaults.set(1, forKey: "count")
            expect((defaults.integer(forKey: "count"), text("UserDefaults", in: tester)), is: (1, #"{"count":1}"#))
            defaults.set(nil as String?, forKey: "count")
            expect(defaults.integer(forKey: "count"), is: 5)
            tester.stage.appHasEnded()
            #expect(defaults.object(forKey: "name") == nil)
        }
    }

    @Test func `a suite has values of its own`() throws {
        try StageTester.run { tester in
            let suite = try #require(UserDefaults(suiteName: "group.org/app"))
            suite.set(1, forKey: "count")
            UserDefaults.standard.set(2, forKey: "count")
            expect(text("UserDefaults.group.org-app", in: tester), is: #"{"count":1}"#)
            expect(UserDefaults(suiteName: "group.org/app")?.integer(forKey: "count"), is: 1)
            UserDefaults.standard.removePersistentDomain(forName: "group.org/app")
            #expect(suite.object(forKey: "count") == nil && UserDefaults.standard.integer(forKey: "count") == 2)
            UserDefaults.standard.removePersistentDomain(forName: "org.app")
            #expect(UserDefaults.standard.object(forKey: "count") == nil)
        }
    }

    @Test func `a change is notified with the settings`() {
        StageTester.run { _ in
            var changed: [Bool] = []
            let token = HeadlessFoundation.NotificationCenter.default.addObserver(
                forName: UserDefaults.didChangeNotification, object: nil, queue: nil
            ) { changed.append($0.object === UserDefaults.standard) }
            UserDefaults.standard.set(1, forKey: "a")
            UserDefaults.standard.removeObject(forKey: "a")
            expect(changed, is: [true, true])
            HeadlessFoundation.NotificationCenter.default.removeObserver(token)
        }
    }

    @Test func `a value of no property list is an exception and changes nothing`() {
        StageTester.run { tester in
            UserDefaults.standard.set(CGSize(width: 1, height: 2), forKey: "size")
            #expect(UserDefaults.standard.object(forKey: "size") == nil)
            tester.expectProblems([
                .exception(
                    reason: "Attempt to insert non-property list object CGSize(width: 1.0, height: 2.0) for key size")
            ])
        }
    }

    @Test func `damaged settings are set aside at the next change, so that nothing is lost`() throws {
        try StageTester.run { tester in
            try tester.stage.storage.write(Data("<plist".utf8), to: "UserDefaults")
            #expect(UserDefaults.standard.object(forKey: "a") == nil)
            try expect(tester.stage.storage.names(), is: ["UserDefaults"])
            UserDefaults.standard.set(1, forKey: "a")
            try expect(tester.stage.storage.names(), is: ["UserDefaults", "UserDefaults.damaged-1"])
            expect(text("UserDefaults.damaged-1", in: tester), is: "<plist")
            #expect(tester.stage.trace.last(10).contains { $0.name == "damaged UserDefaults set aside" })
        }
    }

    @Test func `two stages have two settings`() {
        StageTester.run { _ in
            UserDefaults.standard.set(1, forKey: "a")
            StageTester.run { _ in #expect(UserDefaults.standard.object(forKey: "a") == nil) }
        }
    }
}
