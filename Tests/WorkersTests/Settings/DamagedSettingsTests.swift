import StageRuntime
import TestSupport
import Testing

@testable import Workers

/// A file that cannot be decoded: set aside under another name, reported, and never overwritten.
@Suite struct DamagedSettingsTests {
    @Test(arguments: [
        "", " ", "{", "null", "[]", "7", "\"text\"", "{\"a\":1", "{\"a\":1}}", "{\"a\":null}", "{\"a\":1.5}",
        "{\"a\":[]}", "{\"a\":{}}", "{\"version\":\"1\"}", "{\"version\":true}", "{\"version\":1.5}",
        "{\"version\":null}", "{\"version\":99999999999999999999}", "\u{0}garbage", "{'a':1}",
        String(repeating: "[", count: 100_000), String(repeating: "{\"a\":", count: 100_000),
    ])
    func `a damaged file is set aside, reported, and a fresh one begun`(damaged: String) throws {
        try SettingsTest.run(damaged) { test in
            #expect(test.update() == .success(true))
            let fresh = #"settings={"arrival":"installation","version":1}"#
            #expect(test.files.contents == [fresh, "settings.damaged-1=\(damaged)"])
            #expect(
                test.trace == [
                    "0s  worker  request  call=settings.update number=1",
                    "0s  app  damaged settings set aside  as=settings.damaged-1",
                    "0s  worker  reply  call=settings.update number=1 migrated=true",
                ])
        }
    }

    @Test func `a second damaged file gets a name of its own, and nothing is overwritten`() throws {
        try SettingsTest.run("first") { test in
            #expect(test.update() == .success(true))
            test.tester.stage.workers.reply("settings.update", with: "second")
            #expect(test.update() == .success(true))
            #expect(
                test.files.contents == [
                    #"settings={"arrival":"installation","version":1}"#, "settings.damaged-1=first",
                    "settings.damaged-2=second",
                ])
        }
    }

    @Test func `a damaged file is set aside by a read and by a reset too`() throws {
        try SettingsTest.run("damaged") { test in
            #expect(test.version == 0)
            #expect(test.files.contents == ["settings.damaged-1=damaged"])
            #expect(test.value("a") == nil)
            #expect(test.trace == ["0s  app  damaged settings set aside  as=settings.damaged-1"])
        }
        try SettingsTest.run("damaged") { test in
            #expect(test.update(SettingsTestFlags(resetData: true)) == .success(true))
            let fresh = #"settings={"arrival":"installation","version":1}"#
            #expect(test.files.contents == [fresh, "settings.damaged-1=damaged"])
        }
    }

    @Test func `a damaged file that cannot be set aside stays as it is, and the update fails`() throws {
        try SettingsTest.run("damaged") { test in
            test.files.setAsideFault = .io(name: "settings", reason: "read only")
            #expect(test.update() == .failure(.store(.io)))
            #expect(test.update(SettingsTestFlags(resetData: true)) == .failure(.store(.io)))
            #expect(throws: StorageError.self) { try test.settings.set(.integer(1), for: "a") }
            #expect(test.files.contents == ["settings=damaged"])
            test.files.setAsideFault = nil
            #expect(test.update() == .success(true))
        }
    }

    @Test func `a write that fails after that leaves the damaged file under its new name`() throws {
        try SettingsTest.run("damaged") { test in
            test.files.writeFault = .full(name: "settings")
            #expect(test.update() == .failure(.store(.full)))
            #expect(test.files.contents == ["settings.damaged-1=damaged"])
            test.files.writeFault = nil
            #expect(test.update() == .success(true))
            #expect(
                test.files.contents == [
                    #"settings={"arrival":"installation","version":1}"#, "settings.damaged-1=damaged",
                ])
        }
    }
}
