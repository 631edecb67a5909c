import Foundation
import StageRuntime
import TestSupport
import Testing

@testable import WalkthroughRunner

@Suite struct WorldTests {
    @Test(arguments: [
        (#"[1]"#, "at [0]: Expected to decode String but found number instead."),
        (#"{"a": 1}"#, "Expected to decode Array<Any> but found a dictionary instead."),
    ])
    func `a reply that cannot be decoded is told in the failure that follows, with its line and the decoder's reason`(
        body: String, reason: String
    ) throws {
        let quoted = body.replacingOccurrences(of: "\"", with: "\\\"")
        let result = try Studio().run(
            """
            reply search.find with "\(quoted)"
            tap "Calls"
            tap "Find"
            expect results is "find: answer" within 300ms
            """)
        let note = "the `reply` of a.walk:1:1 to search.find, a call of the worker search, cannot be decoded: "
        expect(result.failures.first?.notes.last, is: note + reason)
    }

    @Test func `a file that cannot be read says that its worker gives no reason`() throws {
        let result = try Studio().run(
            """
            reply session.load with "a"
            tap "Calls"
            tap "Load"
            wait
            expect screen Home
            """)
        #expect(result.failures.first?.notes.contains { $0.contains("cannot be decoded") } == false)
    }

    @Test(arguments: [
        ("search.find", "Find", "offline", "0s"), ("search.find with offline", "Find", "offline", "0s"),
        ("search.find with timeout", "Find", "timeout", "300ms"),
        ("search.find with status 503", "Find", "status 503", "300ms"),
        ("search.find with unauthorised", "Find", "unauthorised", "300ms"),
        ("search.find with garbage", "Find", "garbage", "300ms"), ("session.load", "Load", "io", "10ms"),
        ("session.load with full", "Load", "full", "10ms"), ("session.load with garbage", "Load", "garbage", "10ms"),
        ("locator.locate with timeout", "Locate", "timeout", "1s"),
    ])
    func `a call fails as asked, at once where there is no connection, else after its latency`(
        fault: String, button: String, text: String, time: String
    ) throws {
        let name = button.lowercased()
        let script = """
            fail \(fault) 1 time
            tap "Calls"
            tap "\(button)"
            expect results is "\(name): \(text)" within \(time == "0s" ? "1ms" : time)
            """
        let result = try Studio().run(script)
        expect(result.failures.map(\.rendered), is: [])
        expect(Duration.nanoseconds(result.virtualNanoseconds).text, is: time)
    }

    @Test func `a reply gets lost after the server has performed the call and its latency has passed`() throws {
        #expect(
            try outcome(
                """
                fail search.find with lost reply 1 time
                tap "Calls"
                tap "Find"
                expect results is empty
                wait 300ms
                expect results is "find: offline"
                expect request search.find 1 time
                tap "Find"
                wait
                expect results is "find: offline; find: answer 2"
                """) == "passed")
    }

    @Test func `what is held is named where a step waits for it`() throws {
        let result = try Studio().run("tap \"Calls\"\nhold search.find\ntap \"Find\"\nwait\n")
        #expect(
            result.failures.map(\.rendered) == [
                """
                4: nothing is due, so there is nothing to wait for; `wait 1s` moves the clock anyway
                note: held until released: search.find
                """
            ])
        expect(result.failures[0].pending, is: ["reply of search.find is held until released"])
    }

    @Test func `a device call with a body is an error before the run`() throws {
        let errors = try Studio().errors("reply locator.locate with \"1\"")
        #expect(
            errors == [
                """
                a.walk:1:7: error: `locator.locate` is a device call, and its replies have no body
                  | reply locator.locate with "1"
                  |       ^~~~~~~~~~~~~~

                """
            ])
    }

    @Test func `requests are counted, cancelled and failed ones too`() throws {
        #expect(
            try outcome(
                """
                tap "Calls"
                expect request search.find 0 times
                tap "Find"
                tap "Cancel"
                expect request search.find 1 time
                network offline
                tap "Find"
                expect request search.find 2 times
                expect request locator.locate 1 time
                """) == """
                    9: locator.locate was requested 0 times
                    expected: expect request locator.locate 1 time
                    actual: request locator.locate 0 times
                    """)
    }
}
