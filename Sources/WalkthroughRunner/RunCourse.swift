package import StageRuntime

/// How often, and in which order of events, a walkthrough is performed for one result.
package enum RunCourse: Equatable, Sendable {
    /// Once, in the default order.
    case once
    /// Once under a schedule of those that derive from the run's seed; 0 is the default order, watched as they are.
    case schedule(UInt64, ScheduleMode)
    /// So many times in the default order, and the traces are compared.
    case verify(Int)
    /// Once undisturbed, then with each of these after each step.
    case disturb([Disturbance])

    /// Whether a walkthrough that says `timing exact` is skipped.
    var skipsExactTiming: Bool {
        if case .schedule = self { true } else { false }
    }
}
