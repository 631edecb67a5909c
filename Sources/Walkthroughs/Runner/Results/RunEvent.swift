/// What a run of walkthroughs tells its recorders, in order: one stream, several recorders.
package enum RunEvent {
    /// The run begins; so many walkthroughs are planned.
    case runStarted(planned: Int)
    /// A walkthrough begins.
    case walkthroughStarted(WalkthroughIdentity)
    /// So many schedules of a walkthrough were tried, of those that are to be; told now and then.
    case schedulesTried(WalkthroughIdentity, count: Int, total: Int)
    /// A step was performed.
    case stepEnded(StepRecord)
    /// A walkthrough has ended.
    case walkthroughEnded(WalkthroughResult)
    /// Of a walkthrough that has ended, what only the whole run could tell; told before the run's end.
    case walkthroughWarned(WalkthroughIdentity, [WalkthroughWarning])
    /// The run has ended.
    case runEnded(RunSummary)
}
