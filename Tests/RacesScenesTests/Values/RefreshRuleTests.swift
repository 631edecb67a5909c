import Foundation
import Testing

@testable import RacesScenes

/// When races are loaded: a table of what leads to a load, and a comparison with a slow and obvious model.
@Suite struct RefreshRuleTests {
    typealias Event = RefreshRule.Event

    /// Something that happens, and what is to be done then.
    struct Step: Sendable {
        let milliseconds: Int
        let event: Event
        var tooFew = false
        var action = RefreshRule.Action.wait

        init(_ milliseconds: Int, _ event: Event, tooFew: Bool = false, _ action: RefreshRule.Action = .wait) {
            self.milliseconds = milliseconds
            self.event = event
            self.tooFew = tooFew
            self.action = action
        }
    }

    private static let launch = [Step(0, .demanded, .load), Step(1_000, .ended)]

    @Test(arguments: [
        // Before the launch nothing is due.
        [Step(999_000, .looked, tooFew: true), Step(999_000, .expired, tooFew: true)],
        // 300 s after the last was asked, not after it ended.
        launch + [Step(299_999, .looked, tooFew: true), Step(300_000, .looked, .load)],
        launch + [Step(299_999, .expired), Step(300_000, .expired, .load)],
        // Never while one is under way; what has become due meanwhile is done when it has ended.
        [Step(0, .demanded, .load), Step(300_000, .looked), Step(300_001, .expired, tooFew: true)],
        [Step(0, .demanded, .load), Step(400_000, .ended, .load), Step(401_000, .ended), Step(699_999, .looked)],
        // An expiry that leaves enough leads to nothing, one that leaves too few to a load at once.
        launch + [Step(20_000, .expired), Step(20_000, .looked, tooFew: true)],
        launch + [Step(20_000, .expired, tooFew: true, .load)],
        launch + [Step(10_000, .expired, tooFew: true, .load)],
        // Within 10 s of the last it waits, and looks whether they still are too few.
        launch + [
            Step(9_999, .expired, tooFew: true), Step(9_999, .looked, tooFew: true),
            Step(10_000, .looked, tooFew: true, .load),
        ],
        launch + [Step(5_000, .expired, tooFew: true), Step(10_000, .looked), Step(11_000, .looked, tooFew: true)],
        launch + [
            Step(5_000, .expired, tooFew: true), Step(9_000, .looked), Step(10_000, .looked, tooFew: true, .load),
        ],
        // A load under way at an expiry: ten seconds after it was asked, if they still are too few.
        [
            Step(0, .demanded, .load), Step(500, .expired, tooFew: true), Step(1_000, .ended, tooFew: true),
            Step(9_999, .looked, tooFew: true), Step(10_000, .looked, tooFew: true, .load),
        ],
        [
            Step(0, .demanded, .load), Step(500, .expired, tooFew: true), Step(1_000, .ended),
            Step(10_000, .looked), Step(20_000, .looked, tooFew: true),
        ],
        [Step(0, .demanded, .load), Step(500, .expired, tooFew: true), Step(12_000, .ended, tooFew: true, .load)],
        // What the user asks for is asked at once, and begins the times anew.
        [Step(0, .demanded, .load), Step(500, .demanded, .load), Step(1_500, .ended), Step(300_499, .looked)],
        launch + [
            Step(250_000, .demanded, .load), Step(251_000, .ended), Step(300_000, .looked),
            Step(549_999, .looked), Step(550_000, .looked, .load),
        ],
        launch + [
            Step(5_000, .expired, tooFew: true), Step(6_000, .demanded, .load), Step(7_000, .ended, tooFew: true),
            Step(16_000, .looked, tooFew: true),
        ],
    ])
    func `a load is asked when it is due`(steps: [Step]) {
        var rule = RefreshRule(interval: 300)
        for step in steps {
            let action = rule.receive(step.event, at: RacesTest.moment(step.milliseconds), tooFew: step.tooFew)
            #expect(action == step.action, "\(step)")
        }
    }

    @Test func `it says when to look next`() {
        var rule = RefreshRule(interval: 300)
        #expect(rule.nextLook == nil)
        _ = rule.receive(.demanded, at: RacesTest.moment(0), tooFew: true)
        #expect(rule.nextLook == nil)
        _ = rule.receive(.ended, at: RacesTest.moment(1_000), tooFew: false)
        #expect(rule.nextLook == RacesTest.moment(300_000))
        _ = rule.receive(.expired, at: RacesTest.moment(2_000), tooFew: true)
        #expect(rule.nextLook == RacesTest.moment(10_000))
        _ = rule.receive(.looked, at: RacesTest.moment(10_000), tooFew: false)
        #expect(rule.nextLook == RacesTest.moment(300_000))
    }

    @Test func `10,000 random histories lead to what an obvious model says`() {
        var random = SplitMix(state: 16)
        for _ in 0..<10_000 {
            var rule = RefreshRule(interval: 30)
            var model = HistoryModel(interval: 30)
            var now = 0
            for _ in 0..<24 {
                now += [0, 1, 500, 1_000, 4_000, 9_999, 10_000, 30_000][Int(random.next() % 8)]
                let event: Event = [.demanded, .ended, .expired, .expired, .looked, .looked][Int(random.next() % 6)]
                let tooFew = random.next() % 2 == 0
                // Only a load that is under way can end.
                if event == .ended, !model.isUnderWay { continue }
                let action = rule.receive(event, at: RacesTest.moment(now), tooFew: tooFew)
                let expected = model.receive(event, at: now, tooFew: tooFew)
                guard action == expected else {
                    Issue.record("\(model.history) leads to \(action)")
                    return
                }
            }
        }
    }
}

/// Keeps all that has happened and looks through it at each event.
private struct HistoryModel {
    struct Entry {
        let milliseconds: Int
        let event: RefreshRule.Event
        let tooFew: Bool
        var action: RefreshRule.Action
    }

    let interval: Int
    var history: [Entry] = []

    /// What has happened since the last load was asked, that moment's entry first; empty before the first load.
    private var sinceLoad: ArraySlice<Entry> {
        history.lastIndex { $0.action == .load }.map { history[$0...] } ?? []
    }

    var isUnderWay: Bool { !sinceLoad.isEmpty && !sinceLoad.dropFirst().contains { $0.event == .ended } }

    mutating func receive(_ event: RefreshRule.Event, at now: Int, tooFew: Bool) -> RefreshRule.Action {
        history.append(Entry(milliseconds: now, event: event, tooFew: tooFew, action: .wait))
        if isDue(at: now) { history[history.count - 1].action = .load }
        return history[history.count - 1].action
    }

    private func isDue(at now: Int) -> Bool {
        guard let last = history.last else { return false }
        if last.event == .demanded { return true }
        guard let asked = sinceLoad.first?.milliseconds, !isUnderWay else { return false }
        if now - asked >= interval * 1_000 { return true }
        guard now - asked >= 10_000, last.tooFew else { return false }
        // An expiry has left too few, and no look at 10 s or later with no load under way has found enough since.
        let entries = Array(sinceLoad)
        guard let end = entries.indices.dropFirst().first(where: { entries[$0].event == .ended }) else { return false }
        let expiry = entries.indices.dropFirst().last { index in
            entries[index].event == .expired && entries[index].tooFew
        }
        guard let expiry else { return false }
        return !entries[max(expiry, end)...].contains { $0.milliseconds - asked >= 10_000 && !$0.tooFew }
    }
}

/// Numbers that look random and are the same in each run.
private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
