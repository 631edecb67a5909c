package import Basics
import Foundation
import StageRuntime
package import WalkthroughLanguage

/// What is known of a walkthrough whose process ended before it could report a result.
package struct WalkthroughBreakdown: Equatable, Codable, Sendable {
    /// A limit that a walkthrough may reach.
    package enum Limit: String, Codable, Sendable {
        /// How long it may take.
        case time
        /// How much memory it may have.
        case memory

        /// The option that sets it.
        package var option: String {
            switch self {
            case .time: "--timeout"
            case .memory: "--memory"
            }
        }
    }

    /// What happened, in words.
    package var message: String
    /// The reason of a crash as the runtime printed it, then the app's frames, the innermost first; nil if unknown.
    package var crash: [String]?
    /// The signal that ended the process; nil if none did.
    package var signal: Int32?
    /// The status with which the process exited; nil if it did not.
    package var status: Int32?
    /// The limit that was reached; nil if none was.
    package var limit: Limit?
    /// The position of the line that was being performed; nil before the first and after the last.
    package var place: SourceLocation?
    /// The line that was being performed, secrets as dots.
    package var source: String?
    /// How many steps had been performed before.
    package var stepsBefore: Int
    /// The number of the schedule under which it ran; nil without one.
    package var schedule: UInt64?
    /// The number of the first schedule under which it had failed in the same process; nil if none is known.
    package var failedSchedule: UInt64?
    /// The last trace events that are known as lines, oldest first.
    package var events: [String]

    /// Whether a signal that comes from outside ended the process, unless the app sent it to itself.
    package var isKilled: Bool { signal.map([SIGKILL, SIGTERM, SIGHUP, SIGINT, SIGQUIT].contains) ?? false }

    /// Makes a breakdown; everything except how the process ended may be unknown.
    package init(
        _ exit: ProcessExit, at place: SourceLocation? = nil, source: String? = nil, stepsBefore: Int = 0,
        events: [String] = [], schedule: UInt64? = nil, failedSchedule: UInt64? = nil
    ) {
        message = exit.message
        switch exit {
        case .signal(let number): signal = number
        case .exit(let number): status = number
        case .timeLimit: limit = .time
        case .memoryLimit: limit = .memory
        }
        (self.place, self.source, self.stepsBefore, self.events) = (place, source, stepsBefore, events)
        (self.schedule, self.failedSchedule) = (schedule, failedSchedule)
    }
}

extension ProcessExit {
    /// The end of a sentence about it: `the process was ended by SIGSEGV (…)`.
    var message: String {
        switch self {
        case .signal(let number): "the process was ended by " + Self.name(ofSignal: number)
        case .exit(let status): "the process exited with status \(status) in the middle of the walkthrough"
        case .timeLimit(let limit): "it did not end within \(limit.text); `--timeout` sets the limit"
        case .memoryLimit(let bytes):
            "it asked for more than \(bytes / 1_048_576) MB of memory; `--memory` sets the limit"
        }
    }

    /// Returns a signal's name and what it mostly means: `SIGSEGV (bad memory access or stack overflow)`.
    static func name(ofSignal number: Int32) -> String {
        switch number {
        case SIGILL: "SIGILL (a trap: precondition, overflow, index out of range)"
        case SIGTRAP: "SIGTRAP (a trap: precondition, overflow, index out of range)"
        case SIGABRT: "SIGABRT (abort)"
        case SIGBUS: "SIGBUS (bad memory access)"
        case SIGFPE: "SIGFPE (arithmetic error)"
        case SIGKILL: "SIGKILL (killed from outside, often because memory ran out)"
        case SIGSEGV: "SIGSEGV (bad memory access or stack overflow)"
        case SIGPIPE: "SIGPIPE (nobody reads its output)"
        case SIGTERM: "SIGTERM (asked to end from outside)"
        case SIGXCPU: "SIGXCPU (used up its processor time)"
        default: "signal \(number)"
        }
    }
}
