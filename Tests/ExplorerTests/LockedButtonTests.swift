import TestSupport
import Testing
import WalkthroughRunner

@testable import Explorer

struct LockedButtonTests {
    /// The states of a form: before the tap, with an alert, with the button locked, and with another text too.
    private let states: [UInt64: ExploredRun.State] = [
        1: .init(id: 1, screen: "Form", picture: ["field \"A\"", "button \"Send\""], actions: ["tap \"Send\""]),
        2: .init(id: 2, screen: "Form", picture: ["alert \"Failed\""], actions: ["tap \"OK\""]),
        3: .init(
            id: 3, screen: "Form", picture: ["field \"A\" focused", "button \"Send\" disabled"],
            actions: ["type \"a\" into \"A\"", "back"]),
        4: .init(id: 4, screen: "Form", picture: ["text \"Sent\"", "button \"Send\" disabled"], actions: ["back"]),
    ]

    private func locked(_ lines: [String], ending end: UInt64) -> LockedButton? {
        var run = ExploredRun()
        run.moves = [.init("launch", choice: nil, to: 1)] + lines.map { .init($0, choice: nil, to: 1) }
        run.moves += [
            .init("tap \"Send\"", choice: 0, to: 2), .init("tap \"OK\"", choice: 0, to: end),
        ]
        return LockedButton(in: run) { states[$0] }
    }

    @Test func `a button that stays disabled after a failure, on a screen as before, is suspected`() throws {
        let found = try #require(locked(["fail x.send 1 time"], ending: 3))
        expect(found.button, is: "\"Send\"")
        expect(found.lines, is: ["launch", "fail x.send 1 time", "tap \"Send\"", "tap \"OK\""])
        expect(found.attempts, is: ["type \"a\" into \"A\"", "dismiss"])
    }

    @Test func `in a good world, or on a screen that has changed, it is not`() {
        #expect(locked([], ending: 3) == nil)
        #expect(locked(["fail x.send 1 time"], ending: 4) == nil)
        #expect(locked(["fail x.send 1 time"], ending: 1) == nil)
    }

    @Test func `a button that is disabled once the device was turned is not, since the tap is not to blame`() {
        var run = ExploredRun()
        run.moves = [
            .init("launch", choice: nil, to: 1), .init("fail x.send 1 time", choice: nil, to: 1),
            .init("tap \"Send\"", choice: 0, to: 1), .init("rotate", choice: 0, to: 3),
        ]
        #expect(LockedButton(in: run) { states[$0] } == nil)
    }
}
