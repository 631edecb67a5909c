/// One choice of a schedule that differs from the default order.
package enum ScheduleDeviation: Hashable, Sendable {
    /// The reply to the `number`th request of a call took `latency`, or came before the step so many steps on.
    case reply(call: String, number: Int, latency: Duration, steps: Int?)
    /// Of several timers due at once, at the `tie`th such moment, the one at `place` went first.
    case timer(tie: Int, place: Int, first: String, before: String)
    /// Of several tasks that were ready, at the `pick`th such moment, the one at `place` went first.
    case job(pick: Int, place: Int, first: String, before: String)

    /// What is chosen, so that a replay finds the deviation.
    enum Choice: Hashable {
        /// When the `number`th reply of a call arrives.
        case reply(call: String, number: Int)
        /// Which of several equal timers goes first.
        case timer(Int)
        /// Which of several ready tasks goes first.
        case job(Int)
    }

    /// What is chosen.
    var choice: Choice {
        switch self {
        case .reply(let call, let number, _, _): .reply(call: call, number: number)
        case .timer(let tie, _, _, _): .timer(tie)
        case .job(let pick, _, _, _): .job(pick)
        }
    }
}
