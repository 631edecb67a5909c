import Foundation
import TestSupport
import Testing

@testable import RacesScenes

/// When races are loaded: a table of what leads to a load.
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
        expect(rule.nextLook, is: RacesTest.moment(300_000))
        _ = rule.receive(.expired, at: RacesTest.moment(2_000), tooFew: true)
        expect(rule.nextLook, is: RacesTest.moment(10_000))
        _ = rule.receive(.looked, at: RacesTest.moment(10_000), tooFew: false)
        expect(rule.nextLook, is: RacesTest.moment(300_000))
    }
}
