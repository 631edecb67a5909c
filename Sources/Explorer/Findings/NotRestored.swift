import Basics
import HeadlessUIKit
import WalkthroughLanguage
import WalkthroughRunner

/// The oracle *not restored*: what a user takes back must leave the screen and the scene's state as they were.
///
/// It is strict, since a false alarm costs more than a missed defect. Clocks, other numbers, volatile elements, the
/// focus, rows that may be out of view, and tabs when a tab was left do not count. After the background, a memory
/// warning and a sheet an app may show other things, so there only what could be used counts.
struct NotRestored {
    /// What differs, and the line with which a script fails for it.
    struct Difference: Equatable {
        let what: String
        let expectation: String
    }

    private let screen: Screen
    let name: String
    private let naming: ElementNaming
    private let state: (any Encodable)?
    /// Decides which elements do not count.
    private let identity: StateIdentity

    init(_ screen: Screen, named name: String, state: (any Encodable)? = nil, _ identity: StateIdentity) {
        (self.screen, self.name, self.state, self.identity) = (screen, name, state, identity)
        naming = ElementNaming(screen)
    }

    /// Returns the first difference of a later screen and its state; nil if there is none.
    ///
    /// - Parameter countsRows: whether elements in lists count although rows are out of view; no line may scroll then.
    func difference(
        of later: Screen, named laterName: String, state laterState: (any Encodable)? = nil, after lines: [String],
        countsRows: Bool = false
    ) -> Difference? {
        let onlyUse = ["background", "memory warning", "dismiss"].contains(where: lines.contains)
        if laterName != name {
            if onlyUse || name.isEmpty { return nil }
            return Difference(what: "the screen is no longer \(name)", expectation: "expect screen \(name)")
        }
        let now = ElementNaming(later)
        // What can no longer be used is reported first: it is the clearest kind.
        for element in screen.elements where element.isUsable && counts(element, on: screen) {
            guard let query = naming.query(for: element.index), let index = now.indices(of: query).first,
                later.elements[index].states.contains(.disabled)
            else { continue }
            return Difference(what: "\(query) is no longer enabled", expectation: "expect \(query) is enabled")
        }
        let leavesTab = lines.first?.hasPrefix("tap ") == true
        for element in screen.elements where counts(element, on: screen) && !(leavesTab && element.role == .tab) {
            guard let query = naming.query(for: element.index) else { continue }
            guard let index = now.indices(of: query).first else {
                guard onlyUse ? element.isUsable : true,
                    countsRows || !(isInList(element, on: screen) && later.hidesRows),
                    !Self.hasCounterpart(of: element, on: later)
                else { continue }
                return Difference(what: "\(query) is gone", expectation: "expect \(query)")
            }
            if let change = Self.change(of: element, to: later.elements[index], onlyUse: onlyUse) {
                return Difference(what: "\(query) is no longer \(change)", expectation: "expect \(query) is \(change)")
            }
        }
        if onlyUse { return nil }
        for element in later.elements where counts(element, on: later) && !(leavesTab && element.role == .tab) {
            guard countsRows || !(isInList(element, on: later) && screen.hidesRows),
                !Self.hasCounterpart(of: element, on: screen),
                let query = now.query(for: element.index),
                naming.indices(of: query).isEmpty
            else { continue }
            return Difference(what: "\(query) has appeared", expectation: "expect no \(query)")
        }
        guard let state, let laterState, let change = StateInspector.firstChange(of: state, to: laterState) else {
            return nil
        }
        return Difference(
            what: "state \(change.keyPath) is no longer \(change.value)",
            expectation: "expect state \(change.keyPath) is \(change.value)")
    }

    /// Returns what an element no longer is, in the words of an expectation; nil if it is as before.
    private static func change(of element: ScreenElement, to later: ScreenElement, onlyUse: Bool) -> String? {
        if element.role != later.role { return nil }
        let (before, after) = (element.states, later.states)
        if before.contains(.disabled) != after.contains(.disabled) {
            if onlyUse, before.contains(.disabled) { return nil }
            return before.contains(.disabled) ? "disabled" : "enabled"
        }
        if before.contains(.on), after.contains(.off) { return "on" }
        if before.contains(.off), after.contains(.on) { return "off" }
        if before.contains(.selected) != after.contains(.selected) {
            return before.contains(.selected) ? "selected" : "not selected"
        }
        guard !element.isSecure, !onlyUse || element.role == .field else { return nil }
        if element.role == .field ? element.value != later.value : !isSame(element.value, later.value) {
            return (element.value ?? "").quoted
        }
        guard element.value == nil, !isSame(element.label, later.label), element.isPlain else { return nil }
        return (element.label ?? "").quoted
    }

    /// Whether another screen has an element that differs only in numbers: what counts something may go on counting.
    private static func hasCounterpart(of element: ScreenElement, on other: Screen) -> Bool {
        guard let label = element.label, label.contains(where: \.isNumber) else { return false }
        return other.elements.contains { $0.role == element.role && isSame($0.label, label) }
    }

    private static func isSame(_ one: String?, _ other: String?) -> Bool {
        one == other || one?.filter { !$0.isNumber } == other?.filter { !$0.isNumber }
    }

    /// Whether an element is compared: not a list itself, and without a time.
    private func counts(_ element: ScreenElement, on screen: Screen) -> Bool {
        if element.role == .list || element.role == .map || identity.isVolatile(element) { return false }
        return [element.label, element.value].allSatisfy { text in
            text.map { StateIdentity.withoutTimes($0) == $0 } ?? true
        }
    }

    /// Whether it is in a list, where it may have scrolled out of view.
    private func isInList(_ element: ScreenElement, on screen: Screen) -> Bool {
        var around = screen.parent(of: element)
        while let outer = around {
            if outer.role == .list { return true }
            around = screen.parent(of: outer)
        }
        return false
    }
}

extension Screen {
    /// Whether a list has rows out of view, which are no elements.
    fileprivate var hidesRows: Bool {
        elements.compactMap(\.rowCount).reduce(0, +) > elements.count { $0.role == .row }
    }
}

extension ScreenElement {
    /// Whether an expectation of its text is about its label.
    fileprivate var isPlain: Bool { role == .text || role == .heading || role == .button }
}
