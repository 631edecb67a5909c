/// Has the units of a sweep performed, makes the results of walkthroughs of theirs, and tells how the run goes.
///
/// Results do not depend on who performs the units, nor on how many at a time: the schedule with the lowest number that
/// fails or crashes counts, and what was tried beyond a crash is left out.
package struct SweepConductor {
    /// Performs units; calls its second parameter with each that has ended.
    package typealias Performance = (_ units: [Int], _ ended: @escaping (Int) -> Void) -> Batch

    /// The units.
    private let units: ScheduleUnits
    /// After how many failed walkthroughs no further one is begun.
    private let maxFailures: Int
    /// Told of the run, from its start to its end.
    private let tell: (RunEvent) -> Void

    /// Makes a conductor of one run.
    package init(_ units: ScheduleUnits, maxFailures: Int = .max, tell: @escaping (RunEvent) -> Void) {
        self.units = units
        self.maxFailures = maxFailures
        self.tell = tell
    }

    /// Runs the sweep.
    ///
    /// - Parameter perform: performs units, begun in the order given, and tells of each that has ended; it may stop at
    ///   the first that is a failure.
    /// - Returns: the counts, and why the run ended.
    package func conduct(by perform: Performance) -> (summary: RunSummary, ending: RunnerPool.Ending) {
        var summary = RunSummary(planned: units.walkthroughs.count)
        var ending = RunnerPool.Ending.completed
        tell(.runStarted(planned: summary.planned))
        for place in units.walkthroughs.indices where ending == .completed {
            let identity = WalkthroughIdentity(units.walkthroughs[place])
            tell(.walkthroughStarted(identity))
            var course = Course(units: units, place: place)
            var count = 0
            let result = course.result { order in
                perform(order) { unit in
                    guard let tried = units.scheduleCount(of: unit) else { return }
                    count += tried
                    tell(.schedulesTried(identity, count: count, total: units.parts.total))
                }
            }
            ending = course.ending
            guard let result else { break }
            summary.count(result.outcome)
            tell(.walkthroughEnded(result))
            if ending == .completed, summary.failed >= maxFailures, summary.ended < summary.planned {
                ending = .failureLimit
            }
        }
        tell(.runEnded(summary))
        return (summary, ending)
    }
}
