/// Which choices a schedule makes in place of the default order.
package enum ScheduleMode: String, CaseIterable, Sendable {
    /// None: everything in the order in which it came.
    case fifo
    /// When replies arrive, also between steps, and which of several equal timers goes first.
    case completions
    /// That, and which of the tasks that are ready goes first; each task keeps its own order.
    case anyOrder = "any-order"
}
