import StageRuntime
import WalkthroughLanguage

/// Something that happens to an app in the middle of a walkthrough, and ought not to matter.
package enum Disturbance: String, CaseIterable, Codable, Sendable {
    /// The device is turned, and turned back.
    case rotate
    /// The app goes to the background and comes back.
    case background
    /// Memory runs short.
    case memory
    /// Texts become larger, and again as they were.
    case textSize = "text-size"
    /// The appearance changes, and changes back.
    case appearance
    /// The app is ended and launched again.
    case relaunch
    /// From here on every reply is ten times as late.
    case slow
    /// Each worker call fails once, with each of its faults in a run of its own.
    case fault

    /// The ways in which it happens: the lines of each.
    ///
    /// - Parameters:
    ///   - calls: the calls of the app.
    ///   - traits: the lines that bring back the text size and the appearance of the script.
    func ways(_ calls: [WorkerCallDescription], back traits: (textSize: String, appearance: String)) -> [[String]] {
        switch self {
        case .rotate: [["rotate", "rotate"]]
        case .background: [["background", "foreground"]]
        case .memory: [["memory warning"]]
        case .textSize: [["text size xxxl", traits.textSize]]
        case .appearance:
            [[traits.appearance == "appearance dark" ? "appearance light" : "appearance dark", traits.appearance]]
        case .relaunch: [["relaunch"]]
        case .slow: [calls.filter { $0.latency > .zero }.map { "delay \($0.name) by \(($0.latency * 9).text)" }]
        case .fault:
            calls.flatMap { call in
                call.kind.faultWords.map { word in
                    ["fail \(call.name) with \(word == "status N" ? "status 503" : word) 1 time"]
                }
            }
        }
    }

    /// Whether a walkthrough can be disturbed so.
    func fits(_ walkthrough: Walkthrough) -> Bool {
        switch self {
        case .relaunch: walkthrough.survivesRelaunch
        case .slow: !walkthrough.isTimingExact
        case .rotate, .background, .memory, .textSize, .appearance, .fault: true
        }
    }
}

/// A disturbance after one step of a walkthrough.
struct DisturbedStep {
    /// The disturbance.
    let disturbance: Disturbance
    /// After how many steps it happens.
    let step: Int
    /// Which of its ways it takes.
    let way: Int
}
