/// What a run of walkthroughs tells its recorders, in order: one stream, several recorders.
package enum RunEvent {
    /// The run begins; so many walkthroughs are planned.
    case runStarted(planned: Int)
    /// A walkthrough begins.
    case walkthroughStarted(WalkthroughIdentity)
    /// So many schedules of a walkthrough were tried, of those that are to be; told now and then.
    case schedulesTried(WalkthroughIdentity, count: Int, total: Int)
    /// A step was performed.
    case stepEnded(PerformedStep)
    /// A walkthrough has ended.
    case walkthroughEnded(WalkthroughResult)
    /// Of a walkthrough that has ended, what only the whole run could tell; told before the run's end.
    case walkthroughWarned(WalkthroughIdentity, [WalkthroughWarning])
    /// The run has ended.
    case runEnded(RunSummary)
}

/// Takes in what a run tells; several may listen to one run.
package protocol RunRecorder: AnyObject {
    /// Takes in one event.
    func record(_ event: RunEvent)
    /// Whether it wants each step with its screen, picture and trace; that costs time, so few do.
    var wantsDetail: Bool { get }
}

extension RunRecorder {
    /// No detail, unless a recorder says otherwise.
    package var wantsDetail: Bool { false }
}
