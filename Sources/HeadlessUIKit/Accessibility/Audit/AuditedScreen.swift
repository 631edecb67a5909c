import Basics
import Foundation

/// The screen that an audit examines, with the facts that the rules need and the findings so far.
///
/// It lives as long as the audit and changes nothing on the screen.
struct AuditedScreen {
    /// The window; strong, for the time of the audit.
    let window: UIWindow
    /// The view with everything that is on screen; strong, for the time of the audit.
    let root: UIView
    let elements: [AuditedElement]
    private let indices: [ObjectIdentifier: Int]
    private(set) var findings: [AuditFinding] = []
    private(set) var undecided: [AuditFinding] = []

    /// Collects the elements of the topmost controller or the open menu of a window, after any layout that is due.
    init(in window: UIWindow) {
        self.window = window
        let root = window.topmostView ?? window
        self.root = root
        var elements: [AuditedElement] = []
        var indices: [ObjectIdentifier: Int] = [:]
        let shown = root.screen.elements
        elements.reserveCapacity(shown.count)
        indices.reserveCapacity(shown.count)
        for element in shown {
            guard let view = element.view else { break }
            indices[ObjectIdentifier(view)] = elements.count
            let parent = element.parent.map { elements[$0] }
            elements.append(Self.audited(element, view, in: parent, within: window))
        }
        self.elements = elements
        self.indices = indices
    }

    private static func audited(
        _ element: ScreenElement, _ view: UIView, in parent: AuditedElement?, within window: UIWindow
    ) -> AuditedElement {
        var isInBar = false
        var scrollView: UIScrollView?
        var visibleArea = window.bounds
        var above = view.superview
        while let current = above {
            if current.isBar { isInBar = true }
            if let scroll = current.asScrollView {
                if scrollView == nil { scrollView = scroll }
                let shown = scroll.bounds.inset(by: scroll.adjustedContentInset)
                visibleArea = visibleArea.intersection(scroll.convert(shown, to: nil))
            }
            above = current.superview
        }
        return AuditedElement(
            element: element, label: element.label.map(AuditedElement.trimmed) ?? "", view: view, frame: element.frame,
            row: element.role == .row ? element.index : parent?.row,
            isInBar: isInBar, scrollView: scrollView, visibleArea: visibleArea,
            isActionable: view.isActionable(as: element.role)
        )
    }

    // MARK: Findings

    mutating func report(_ rule: AuditRule, _ element: AuditedElement, _ problem: String) {
        findings.append(
            AuditFinding(
                rule: rule, element: name(of: element), problem: problem, elementIndex: element.element.index,
                listIndex: listIndex(around: element)))
    }

    /// Records that a view, which need not be an element, breaks a rule.
    ///
    /// - Parameter detail: what distinguishes it from other findings of the rule about the same view.
    mutating func report(_ rule: AuditRule, _ view: UIView, _ problem: String, detail: String = "") {
        var finding = finding(rule, view, problem)
        finding.detail = detail
        findings.append(finding)
    }

    /// Records that a view may break a rule; the audit cannot decide it.
    mutating func leaveUndecided(_ rule: AuditRule, _ view: UIView, _ problem: String) {
        undecided.append(finding(rule, view, problem))
    }

    /// Adds the findings from an earlier audit of the same screen.
    mutating func add(_ findings: [AuditFinding], _ undecided: [AuditFinding]) {
        self.findings += findings
        self.undecided += undecided
    }

    private func finding(_ rule: AuditRule, _ view: UIView, _ problem: String) -> AuditFinding {
        let around = element(around: view)
        return AuditFinding(
            rule: rule, element: name(of: view), problem: problem, elementIndex: around?.element.index,
            listIndex: around.flatMap(listIndex(around:)))
    }

    private func listIndex(around element: AuditedElement) -> Int? {
        element.row.flatMap { elements[$0].element.parent }
    }

    // MARK: Names

    /// Returns an element's role and name, with those of its row.
    func name(of element: AuditedElement) -> String {
        let own = Self.name(element.role, element.element.label, element.element.identifier)
        guard let row = element.row, row != element.element.index else { return own }
        let around = elements[row].element
        return own + " in " + Self.name(around.role, around.label, around.identifier)
    }

    /// Returns a view's role and name; it need not be an element.
    func name(of view: UIView) -> String {
        if let element = element(showing: view) { return name(of: element) }
        guard let role = view.elementRole else { return String(describing: type(of: view)) }
        let own = Self.name(role, view.elementLabel, view.elementIdentifier)
        guard let row = element(around: view)?.row else { return own }
        return own + " in " + name(of: elements[row])
    }

    private static func name(_ role: ElementRole, _ label: String?, _ identifier: String?) -> String {
        if let label, !label.isEmpty { return role.rawValue + " " + label.quoted }
        guard let identifier, !identifier.isEmpty else { return role.rawValue }
        return role.rawValue + " " + identifier.asIdentifier
    }

    // MARK: Elements

    func element(showing view: UIView) -> AuditedElement? { indices[ObjectIdentifier(view)].map { elements[$0] } }

    func element(around view: UIView) -> AuditedElement? {
        sequence(first: view, next: \.superview).lazy.compactMap(element(showing:)).first
    }

    /// Whether a view and all above it, up to the root, are on display; `nil` if it is not below the root.
    func isShown(_ view: UIView) -> Bool? {
        var isShown = true
        for view in sequence(first: view, next: \.superview) {
            if !view.isOnDisplay { isShown = false }
            if view === root { return isShown }
        }
        return nil
    }
}

/// An element of the audited screen, with the facts that several rules need.
struct AuditedElement {
    let element: ScreenElement
    /// Its label, trimmed of spaces; empty if it has none.
    let label: String
    /// The view it shows; strong, for the time of the audit.
    let view: UIView
    /// The frame in the window, in points.
    let frame: CGRect
    /// The index, on the screen, of the row that it is or lies in.
    let row: Int?
    let isInBar: Bool
    /// The innermost scroll view around it; strong, for the time of the audit.
    let scrollView: UIScrollView?
    /// The part of the window that the scroll views around it leave, in points.
    let visibleArea: CGRect
    /// Whether it handles a tap or appears to.
    let isActionable: Bool

    var role: ElementRole { element.role }

    /// Whether assistive technologies stop at it; they skip empty texts.
    var isFocusable: Bool {
        if isActionable { return true }
        let isText = role == .text || role == .heading
        return view.isAccessibilityElement && !(isText && label.isEmpty && element.value == nil)
    }

    static func trimmed(_ text: String) -> String {
        // Most texts begin and end with a visible ASCII character.
        let (first, last) = (text.utf8.first ?? 0, text.utf8.last ?? 0)
        if (0x21...0x7E).contains(first), (0x21...0x7E).contains(last) { return text }
        guard let first = text.first, let last = text.last, first.isWhitespace || last.isWhitespace else {
            return text
        }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
