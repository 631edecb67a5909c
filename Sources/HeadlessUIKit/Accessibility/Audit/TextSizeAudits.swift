import Foundation

/// What was found on screens whose texts were tried at other sizes: a screen that is met again is not tried again.
///
/// Screens that read alike count as the same one as long as the size of text that holds and the window's size are the
/// same. Made for the audit of a whole run; it belongs to the thread that runs the stages.
package final class TextSizeAudits {
    /// What tells one screen from others.
    private struct Key: Hashable {
        let app: String
        let screen: UInt64
        let size: UIContentSizeCategory
        let width: CGFloat
        let height: CGFloat
        let tried: [UIContentSizeCategory]
    }

    /// How many screens are kept.
    private static let limit = 10_000
    /// What was found, by screen.
    private var known: [Key: (findings: [AuditFinding], undecided: [AuditFinding])] = [:]

    /// Knows nothing yet.
    package init() {}

    /// Checks that texts have room at other sizes of text, unless it is known.
    func check(_ screen: inout AuditedScreen, at sizes: [UIContentSizeCategory]) {
        let key = Key(
            app: UIApplication.shared.appName, screen: screen.root.screen.hash,
            size: screen.window.traitCollection.preferredContentSizeCategory, width: screen.window.bounds.width,
            height: screen.window.bounds.height, tried: sizes)
        if let (findings, undecided) = known[key] { return screen.take(findings, undecided) }
        let (findings, undecided) = (screen.findings.count, screen.undecided.count)
        screen.checkText(at: sizes)
        if known.count >= Self.limit { known = [:] }
        known[key] = (Array(screen.findings[findings...]), Array(screen.undecided[undecided...]))
    }
}
