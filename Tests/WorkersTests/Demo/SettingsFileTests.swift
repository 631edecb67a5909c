import Foundation
import TestSupport

@testable import DemoWorkers

/// The settings' file: damaged ones, and those that cannot be written.
@Suite struct SettingsFileTests {
    @Test(arguments: [
        "", "null", "[]", "{\"a\":1", "{\"a\":null}", "{\"a\":1.5}", "{\"a\":[]}", "{\"version\":\"1\"}",
        "{\"version\":99999999999999999999}", "\u{0}garbage",
    ])
    func `a damaged file is set aside and reported, and a new one is begun`(damaged: String) throws {
        try SettingsTest.run(damaged) { test in
            expect(test.update(), is: .success(true))
            let fresh = #"settings={"arrival":"installation","version":1}"#
            expect(test.files.contents, is: [fresh, "settings.damaged-1=\(damaged)"])
            expect(
                test.trace, are: "0s  worker  request  call=settings.update number=1",
                "0s  app  damaged settings set aside  as=settings.damaged-1",
                "0s  worker  reply  call=settings.update number=1 migrated=true")
        }
    }

    @Test func `a damaged file that cannot be set aside stays as it is, and the update fails`() throws {
        try SettingsTest.run("damaged") { test in
            test.files.setAsideFault = .io(name: "settings", reason: "read only")
            expect(test.update(SettingsTestFlags(resetData: true)), is: .failure(.store(.io)))
            expect(test.files.contents, is: ["settings=damaged"])
        }
    }

    @Test func `a store that cannot be written or read fails and is left as it was`() throws {
        try SettingsTest.run(#"{"a":1}"#) { test in
            test.files.writeFault = .full(name: "settings")
            expect((test.update(), test.version), is: (.failure(.store(.full)), 0))
            test.files.writeFault = nil
            test.files.readFault = .io(name: "settings", reason: "broken")
            expect(test.update(), is: .failure(.store(.io)))
            test.files.readFault = nil
            expect(test.files.contents, is: [#"settings={"a":1}"#])
        }
    }

    @Test func `a script's fault, its file and a cancellation reach the update`() throws {
        try SettingsTest.run { test in
            let gate = test.tester.stage.workers
            gate.fail("settings.update", with: .io, times: 1)
            expect(test.update(), is: .failure(.store(.io)))
            gate.reply("settings.update", with: #"{"found":1,"version":0}"#)
            expect(test.update(), is: .success(true))
            expect(test.files.contents, is: [#"settings={"arrival":"installation","found":1,"version":1}"#])
            gate.delay("settings.update", by: .seconds(2))
            let update = test.begin()
            update.cancel()
            test.tester.settle()
            expect(update.result, is: .failure(.cancelled))
        }
    }

    @Test func `values of each type are written with sorted keys and read back`() throws {
        var content = SettingsContent()
        content.version = 2
        content.values = ["b": .integer(1), "a": .boolean(false), "c": .string("x\"🦘")]
        let json = try content.json()
        expect(String(decoding: json, as: UTF8.self), is: #"{"a":false,"b":1,"c":"x\"🦘","version":2}"#)
        expect(SettingsContent(json: json), is: content)
    }
}
