import Foundation

/// The result of the accessibility audit of one screen.
package struct ScreenAudit: Equatable, Sendable {
    /// The name of the screen; `nil` if none is on top.
    package let screenName: String?
    /// The problems, each once, in reading order, then in the order of the rules.
    package let findings: [AuditFinding]
    /// What could not be decided, such as a contrast without declared colours; neither passed nor failed.
    package let undecided: [AuditFinding]

    init(screenName: String?, findings: [AuditFinding], undecided: [AuditFinding]) {
        self.screenName = screenName
        self.findings = Self.ordered(findings)
        self.undecided = Self.ordered(undecided)
    }

    /// Returns the audit without the findings at some indices.
    package func removing(_ isUnwanted: (Int) -> Bool) -> ScreenAudit {
        let kept = findings.enumerated().filter { !isUnwanted($0.offset) }.map(\.element)
        return ScreenAudit(screenName: screenName, findings: kept, undecided: undecided)
    }

    /// Returns the audit with one finding for all that have the same problem in rows of one list.
    package var withRowsJoined: ScreenAudit {
        struct Key: Hashable {
            let rule: AuditRule
            let problem: String
            let list: Int
        }
        var joined: [AuditFinding] = []
        var indices: [Key: Int] = [:]
        for finding in findings {
            let key = finding.listIndex.map { Key(rule: finding.rule, problem: finding.problem, list: $0) }
            if let key, let index = indices[key] {
                joined[index].othersInList += 1
                continue
            }
            if let key { indices[key] = joined.count }
            joined.append(finding)
        }
        return ScreenAudit(screenName: screenName, findings: joined, undecided: undecided)
    }

    /// Returns findings sorted by element and rule, each once.
    private static func ordered(_ findings: [AuditFinding]) -> [AuditFinding] {
        let sorted = findings.enumerated().sorted { left, right in
            (left.element.elementIndex ?? .max, left.element.rule.rank, left.offset)
                < (right.element.elementIndex ?? .max, right.element.rule.rank, right.offset)
        }.map(\.element)
        var single: [AuditFinding] = []
        single.reserveCapacity(sorted.count)
        for finding in sorted {
            let isKnown = single.reversed().prefix {
                $0.elementIndex == finding.elementIndex && $0.rule == finding.rule
            }.contains(
                finding)
            if !isKnown { single.append(finding) }
        }
        return single
    }
}

extension UIWindow {
    /// Audits the topmost screen for accessibility problems; changes nothing and sends no notification.
    ///
    /// Called on the stage. A screen whose layout is due is laid out first, as in every query.
    ///
    /// - Parameters:
    ///   - textSizes: the other text sizes at which texts must have room, tried on a copy.
    ///   - known: the results of earlier audits at these sizes, to which this one's are added.
    package func audit(textSizes: [UIContentSizeCategory] = [], known: TextSizeAudits? = nil) -> ScreenAudit {
        var screen = AuditedScreen(in: self)
        screen.checkLabels()
        screen.checkTraits()
        screen.checkNesting()
        screen.checkIdentifiers()
        screen.checkVisibility()
        screen.checkFocus()
        screen.checkModality()
        screen.checkLayout()
        screen.checkSafeArea()
        screen.checkPositions()
        screen.checkConflicts()
        screen.checkContainers()
        screen.checkReadingOrder()
        screen.checkContrast()
        screen.checkText()
        if let known { known.check(&screen, at: textSizes) } else { screen.checkText(at: textSizes) }
        return ScreenAudit(
            screenName: screenController?.stageScreen?.screenName,
            findings: screen.findings, undecided: screen.undecided)
    }
}

/// The results of auditing screens at other text sizes, so that equal screens are audited only once.
///
/// Screens are equal if they have equal elements in the same app, text size and window size. Made for the audit of a
/// whole run; it belongs to the thread that runs the stages.
package final class TextSizeAudits {
    private struct Key: Hashable {
        let app: String
        let screen: UInt64
        let size: UIContentSizeCategory
        let width: CGFloat
        let height: CGFloat
        let tried: [UIContentSizeCategory]
    }

    private static let limit = 10_000
    private var known: [Key: (findings: [AuditFinding], undecided: [AuditFinding])] = [:]

    /// Makes an empty store.
    package init() {}

    /// Checks texts at other sizes, or adds the known findings of an equal screen.
    func check(_ screen: inout AuditedScreen, at sizes: [UIContentSizeCategory]) {
        let key = Key(
            app: UIApplication.shared.appName, screen: screen.root.screen.hash,
            size: screen.window.traitCollection.preferredContentSizeCategory, width: screen.window.bounds.width,
            height: screen.window.bounds.height, tried: sizes)
        if let (findings, undecided) = known[key] { return screen.add(findings, undecided) }
        let (findings, undecided) = (screen.findings.count, screen.undecided.count)
        screen.checkText(at: sizes)
        if known.count >= Self.limit { known = [:] }
        known[key] = (Array(screen.findings[findings...]), Array(screen.undecided[undecided...]))
    }
}
