import Foundation

/// Real time, which stands still while the machine sleeps: for how long a worker takes, never for what a stage sees.
enum RealTime {
    /// The time since a moment that is the same for all processes of the machine.
    static var now: Duration { .seconds(ProcessInfo.processInfo.systemUptime) }
}
