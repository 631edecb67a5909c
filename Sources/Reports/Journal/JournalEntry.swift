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

extension JournalEntry {
    /// The entry as a line of JSON, its line break included; Docs/report-schema.md describes it.
    package var line: [UInt8] {
        let json = JSONLine()
        return switch self {
        case .runStarted(let header, let plan): json.of(JournalLine.RunStarted(header: header, plan: plan))
        case .walkthroughStarted(let identity): json.of(JournalLine.WalkthroughStarted(walkthrough: identity))
        case .picture(let key, let picture):
            json.of(
                JournalLine.Picture(
                    key: key, width: picture.width, height: picture.height, isDark: picture.isDark, body: picture.body))
        case .walkthroughEnded(let walkthrough): json.of(JournalLine.WalkthroughEnded(result: walkthrough))
        case .walkthroughWarned(let identity, let warnings):
            json.of(JournalLine.WalkthroughWarned(walkthrough: identity, warnings: warnings))
        case .runEnded(let nanoseconds): json.of(JournalLine.RunEnded(wallNanoseconds: nanoseconds))
        }
    }
}
