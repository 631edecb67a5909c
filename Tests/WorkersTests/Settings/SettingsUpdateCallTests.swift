import StageRuntime
import TestSupport
import Testing

@testable import Workers

/// The worker call `settings.update`: what a script can do to it.
@Suite struct SettingsUpdateCallTests {
    private let name = "settings.update"

    @Test func `the call is a store's, on the file settings, and takes no virtual time`() throws {
        #expect(
            SettingsCalls.update.description
                == WorkerCallDescription("settings.update", kind: .store, latency: .zero, storage: "settings"))
        try SettingsTest.run { test in
            #expect(test.update() == .success(true))
            #expect(test.tester.stage.clock.now == .zero)
            #expect(test.tester.stage.workers.requestCount(name) == 1)
            #expect(
                test.trace == [
                    "0s  worker  request  call=settings.update number=1",
                    "0s  worker  reply  call=settings.update number=1 migrated=true",
                ])
        }
    }

    @Test(arguments: [WorkerFault.io, .full, .garbage])
    func `a fault that a script asks for reaches the scene and leaves the store as it was`(fault: WorkerFault) throws {
        try SettingsTest.run(#"{"a":1}"#) { test in
            var told: [String] = []
            test.settings.observe { told.append($0) }
            test.tester.stage.workers.fail(name, with: fault, times: 1)
            #expect(test.update(SettingsTestFlags(resetData: true)) == .failure(.store(fault)))
            #expect(test.files.contents == [#"settings={"a":1}"#])
            #expect(told == [])
            #expect(test.update() == .success(true))
            #expect(told == ["arrival"])
        }
    }

    @Test(arguments: [
        (StorageError.full(name: "settings"), WorkerFault.full),
        (.io(name: "settings", reason: "broken"), .io),
        (.badName("settings"), .io),
    ])
    func `a storage that fails makes the update fail and leaves the store as it was`(
        error: StorageError, fault: WorkerFault
    ) throws {
        try SettingsTest.run(#"{"a":1}"#) { test in
            test.files.writeFault = error
            #expect(test.update() == .failure(.store(fault)))
            #expect(test.version == 0)
            #expect(test.value("arrival") == nil)
            test.files.writeFault = nil
            test.files.readFault = error
            #expect(test.update() == .failure(.store(fault)))
            test.files.readFault = nil
            #expect(test.files.contents == [#"settings={"a":1}"#])
            #expect(test.update() == .success(true))
        }
    }

    @Test func `a reply is the file that the update then finds`() throws {
        try SettingsTest.run(#"{"lost":1,"version":1}"#) { test in
            #expect(test.value("lost") == .integer(1))
            test.tester.stage.workers.reply(name, with: #"{"found":1,"version":0}"#)
            #expect(test.update() == .success(true))
            #expect(test.files.contents == [#"settings={"arrival":"installation","found":1,"version":1}"#])
            #expect(test.value("lost") == nil)
        }
    }

    @Test func `a delayed update is done exactly then, and changes nothing before`() throws {
        try SettingsTest.run { test in
            test.tester.stage.workers.delay(name, by: .seconds(2))
            let update = test.begin()
            test.tester.advance(by: .nanoseconds(1_999_999_999))
            #expect(update.result == nil)
            #expect(test.files.contents == [])
            test.tester.advance(by: .nanoseconds(1))
            #expect(update.result == .success(true))
        }
    }

    @Test func `a held update is done when it is released`() throws {
        try SettingsTest.run { test in
            test.tester.stage.workers.hold(name)
            let update = test.begin()
            test.tester.advance(by: .seconds(60))
            #expect(update.result == nil)
            #expect(test.tester.stage.workers.release(name) == 1)
            test.tester.settle()
            #expect(update.result == .success(true))
        }
    }

    @Test func `an update that is cancelled while it waits says so and changes nothing`() throws {
        try SettingsTest.run { test in
            test.tester.stage.workers.delay(name, by: .seconds(2))
            let update = test.begin()
            update.cancel()
            test.tester.settle()
            #expect(update.result == .failure(.cancelled))
            test.tester.advance(by: .seconds(3))
            #expect(test.files.contents == [])
        }
    }

    @Test(arguments: [
        (WorkerFault.io, SettingsError.store(.io)), (.full, .store(.full)), (.garbage, .store(.garbage)),
        (.status(503), .store(.status(503))), (.offline, .store(.offline)), (.timeout, .store(.timeout)),
        (.unauthorised, .store(.unauthorised)), (.cancelled, .cancelled),
    ])
    func `every fault has its error`(fault: WorkerFault, error: SettingsError) {
        #expect(SettingsError(fault) == error)
    }
}
