import StageRuntime
import Testing

@testable import WalkthroughRunner

/// A racing scene, a walkthrough through it, and the expected report of a sweep.
struct Race: Sendable, CustomTestStringConvertible {
    let scene: String
    let steps: String
    var mode = ScheduleMode.completions
    /// The kinds of failure that it may show as.
    let kinds: [String]
    let explanation: [String]

    var testDescription: String { scene }

    func script(isMended: Bool = false) -> String {
        "set start \(scene)\nset mended \(isMended)\n" + steps
    }

    /// The races of the specification, in its order.
    static let corpus = [
        "StaleReply", "DoubleSubmit", "CallbackAfterDismissal", "LostUpdate", "DebounceLost", "CancelledSearch",
        "Retry",
        "Pages", "OptimisticLike", "SignOut", "TwiceDelivered", "Refresh",
    ].compactMap { name in all.first { $0.scene == name } }

    static let all = baseline + ofPlans

    private static let baseline = [
        Race(
            scene: "StaleReply",
            steps: """
                type "a" into query
                wait 60ms
                type "b" into query
                wait 60ms
                expect outcome is "ab"
                """, kinds: ["expectation", "order-dependent"],
            explanation: ["reply 1 of race.find arrived after reply 2"]),
        Race(
            scene: "DoubleSubmit",
            steps: """
                tap "Send"
                wait 60ms
                tap "Send"
                wait 60ms
                expect request race.find 1 time
                """, kinds: ["expectation"],
            explanation: ["reply 1 of race.find arrived after the step `tap \"Send\"`"]),
        Race(
            scene: "CallbackAfterDismissal",
            steps: """
                tap "Open"
                wait 60ms
                back
                """, kinds: ["change after leaving"],
            explanation: ["reply 1 of race.find had not arrived by then; it takes 61ms instead of 50ms"]),
        Race(
            scene: "LostUpdate",
            steps: """
                tap "Like"
                wait 60ms
                tap "Like"
                wait 60ms
                expect outcome is "2 likes"
                """, kinds: ["expectation"], explanation: ["reply 1 of race.find arrived after the step `tap \"Like\"`"]
        ),
        Race(
            scene: "LoadingFlag",
            steps: """
                tap "Refresh"
                wait 100ms
                expect outcome is "Done"
                """, kinds: ["expectation", "order-dependent"],
            explanation: ["reply 1 of race.slow arrived before reply 1 of race.quick"]),
        Race(
            scene: "CancelledSearch",
            steps: """
                tap "Search"
                wait 60ms
                tap "Cancel"
                expect outcome is ""
                """, kinds: ["order-dependent"],
            explanation: ["reply 1 of race.find arrived after the step `tap \"Cancel\"`"]),
        Race(
            scene: "ReplyAfterLeave",
            steps: """
                tap "Open"
                tap "Save"
                wait 60ms
                back
                """, kinds: ["leak"],
            explanation: ["reply 1 of race.find had not arrived by then; it takes 61ms instead of 50ms"]),
        Race(
            scene: "FinalOrder",
            steps: """
                tap "Load"
                wait 60ms
                """, kinds: ["order-dependent"],
            explanation: ["reply 2 of race.find arrived before reply 1"]),
        Race(
            scene: "LostSignal",
            steps: """
                tap "Load"
                wait 100ms
                """, kinds: ["stuck"],
            explanation: ["reply 1 of race.quick arrived after reply 1 of race.slow"]),
        Race(
            scene: "EqualTimers",
            steps: """
                tap "Start"
                wait 200ms
                expect outcome is "Result"
                """, kinds: ["expectation"],
            explanation: [
                "the timer `races/Race: result` fired before `races/Race: hint`, which was due at the same moment"
            ]),
        Race(
            scene: "TaskOrder",
            steps: """
                tap "Start"
                expect outcome is "Final"
                """, mode: .anyOrder, kinds: ["expectation"],
            explanation: ["races/Race: final ran before races/Race: draft, which was ready before it"]),
    ]

    private static let ofPlans = [
        Race(
            scene: "DebounceLost",
            steps: """
                tap "Open"
                type "a" into note
                wait 150ms
                back
                expect outcome is "a"
                """, kinds: ["expectation", "order-dependent"],
            explanation: ["reply 1 of race.find had not arrived by then; it takes 101ms instead of 50ms"]),
        Race(
            scene: "Retry",
            steps: """
                tap "Order"
                wait 60ms
                expect outcome is "1 ordered"
                wait 200ms
                expect outcome is "1 ordered"
                """, kinds: ["expectation", "order-dependent"],
            explanation: ["reply 1 of race.find arrived after the timer `races/Race: retry`"]),
        Race(
            scene: "Pages",
            steps: """
                tap "More"
                wait 60ms
                tap "More"
                wait 60ms
                expect outcome is "page 1, page 2"
                """, kinds: ["expectation", "order-dependent"],
            explanation: ["reply 1 of race.find arrived after reply 2"]),
        Race(
            scene: "OptimisticLike",
            steps: """
                fail race.find with status 500 1 time
                tap "Like"
                wait 60ms
                tap "Like"
                wait 60ms
                expect outcome is "Liked"
                """, kinds: ["expectation", "order-dependent"],
            explanation: ["reply 1 of race.find arrived after reply 2"]),
        Race(
            scene: "SignOut",
            steps: """
                tap "Load"
                wait 60ms
                tap "Sign out"
                expect outcome is "Signed out"
                """, kinds: ["order-dependent"],
            explanation: ["reply 1 of race.find arrived after the step `tap \"Sign out\"`"]),
        Race(
            scene: "TwiceDelivered",
            steps: """
                tap "Open"
                tap "Choose"
                wait 200ms
                back
                expect outcome is "chosen"
                """, kinds: ["expectation"],
            explanation: ["reply 1 of race.find arrived after the timer `races/Race: default`"]),
        Race(
            scene: "Refresh",
            steps: """
                tap "Refresh"
                wait 100ms
                tap "Filter"
                wait 60ms
                expect outcome is "Filtered"
                """, kinds: ["expectation", "order-dependent"],
            explanation: ["reply 1 of race.slow arrived after reply 1 of race.quick"]),
        Race(
            scene: "StaleImage",
            steps: """
                tap "sun"
                tap "moon"
                wait 60ms
                """, kinds: ["order-dependent"], explanation: ["reply 2 of race.find arrived before reply 1"]),
    ]
}
