/// What a recorded schedule notes of a run, to say in words how it differed from the default order.
package enum ScheduleOccurrence: Hashable, Sendable {
    /// The reply to the `number`th request of a call arrived.
    case reply(call: String, number: Int)
    /// The `number`th step that acts began; its line, secrets as dots.
    case step(number: Int, line: String)
}
