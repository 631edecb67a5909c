import Foundation

/// Signals as a reader of a report knows them.
enum SignalName {
    /// Returns a signal's name and what it mostly means: `SIGSEGV (bad memory access or stack overflow)`.
    static func text(_ number: Int32) -> String {
        switch number {
        case SIGILL: "SIGILL (a trap: precondition, overflow, index out of range)"
        case SIGTRAP: "SIGTRAP (a trap: precondition, overflow, index out of range)"
        case SIGABRT: "SIGABRT (abort)"
        case SIGBUS: "SIGBUS (bad memory access)"
        case SIGFPE: "SIGFPE (arithmetic error)"
        case SIGKILL: "SIGKILL (killed from outside, often for want of memory)"
        case SIGSEGV: "SIGSEGV (bad memory access or stack overflow)"
        case SIGPIPE: "SIGPIPE (nobody reads its output)"
        case SIGTERM: "SIGTERM (asked to end from outside)"
        case SIGXCPU: "SIGXCPU (used up its processor time)"
        default: "signal \(number)"
        }
    }
}
