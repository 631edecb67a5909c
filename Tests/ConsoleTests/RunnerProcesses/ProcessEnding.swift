import TestSupport
import Testing

/// How a walkthrough ends its process, or keeps it from ending, and the texts of the reports.
enum ProcessEnding: String, CaseIterable, CustomTestStringConvertible {
    case trap, overflow, exit, allocate, abort, unowned, kill, terminate, segv, thread, loop, sleep, stop, flood

    var testDescription: String { rawValue }

    /// What `outcome` is in the journal, and `type` in JUnit.
    var outcome: String {
        switch self {
        case .loop, .sleep, .stop, .flood: "timedOut"
        default: "crashed"
        }
    }

    /// The same as a reader of HTML sees it.
    var badge: String { outcome == "timedOut" ? "Timed out" : "Crashed" }

    /// Whether the app says something before.
    var isTrap: Bool { self == .trap || self == .thread }

    /// The function of the app in which it crashes; nil if it ends in another way.
    var function: String? {
        switch self {
        case .trap, .thread: "static Misdeed.trap(_:)"
        case .allocate: "Misdeed.allocate()"
        case .overflow: "Misdeed.depth(_:)"
        case .abort, .segv: "Misdeed.perform()"
        case .unowned: "Misdeed.unowned()"
        default: nil
        }
    }

    var message: String {
        switch self {
        case .trap, .thread:
            "the process was ended by \(TrapSignal.name) (a trap: precondition, overflow, index out of range)"
        case .overflow, .segv: "the process was ended by SIGSEGV (bad memory access or stack overflow)"
        case .exit: "the process exited with status 0 in the middle of the walkthrough"
        case .allocate: "it asked for more than 256 MB of memory; `--memory` sets the limit"
        case .abort, .unowned: "the process was ended by SIGABRT (abort)"
        case .kill: "the process was ended by SIGKILL (killed from outside, often because memory ran out)"
        case .terminate: "the process was ended by SIGTERM (asked to end from outside)"
        case .loop, .sleep, .stop, .flood: "it did not end within 3s; `--timeout` sets the limit"
        }
    }

    /// The option with the limit that ended it.
    var limit: String? {
        switch self {
        case .allocate: "--memory 256M"
        case .loop, .sleep, .stop, .flood: "--timeout 3s"
        default: nil
        }
    }
}
