package import HeadlessUIKit
package import Walkthroughs

/// One line of a journal.
package enum JournalEntry: Equatable, Sendable {
    /// A run begins; these walkthroughs are planned.
    case runStarted(RunHeader, plan: [WalkthroughIdentity])
    /// A walkthrough begins.
    case walkthroughStarted(WalkthroughIdentity)
    /// A screen as a picture, told once before the first walkthrough that names it.
    case picture(key: String, ScreenPicture)
    /// A walkthrough has ended.
    case walkthroughEnded(ReportedWalkthrough)
    /// Of a walkthrough that has ended, what only the whole run could tell.
    case walkthroughWarned(WalkthroughIdentity, [ReportedWarning])
    /// The run has ended, after so long in wall time.
    case runEnded(wallNanoseconds: Int64?)
}
