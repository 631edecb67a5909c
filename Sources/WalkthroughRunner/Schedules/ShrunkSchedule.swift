import StageRuntime

/// What is left of a schedule that failed.
struct ShrunkSchedule {
    /// As few deviations from the default order as still fail in the same way: in the same line, if a line failed.
    let deviations: [ScheduleDeviation]
    /// The deviations in words, a line each: "reply 2 of suggestions.search arrived after reply 3".
    let explanation: [String]
    /// What to declare or to write if that is no defect, a sentence each.
    let advice: [String]
}
