import StageRuntime
import Foundation

extension AuditedScreen {
    /// The least that a finger hits safely, in points (Human Interface Guidelines, "Accessibility", Mobility).
    private static let leastHitArea: CGFloat = 44

    /// Checks that a finger reaches and hits what acts.
    mutating func checkLayout() {
        for element in elements where element.isActionable {
            let area = element.element.hitArea
            guard area.width > 0, area.height > 0 else { continue }
            if min(area.width, area.height) < Self.leastHitArea - 0.01 {
                find(.hitArea, element, "is \(Self.number(area.width)) × \(Self.number(area.height)) pt")
            }
            let middle = CGPoint(x: element.frame.midX, y: element.frame.midY)
            if element.opening.contains(middle), let cover = element.view.cover {
                find(.coveredElement, element, "is covered by \(name(of: cover))")
            }
        }
    }

    /// Checks that constraints say where views lie, and that elements have a size.
    ///
    /// A text without room is one that is cut off, and told of as such.
    mutating func checkPlaces() {
        forEachView(in: root) { screen, view in
            guard view !== screen.root, view.hasAmbiguousLayout else { return }
            screen.find(.ambiguousLayout, view, "has constraints that leave open where it lies")
        }
        for element in elements where !element.isInBar && element.view.shownText == nil {
            let isShown = element.isActionable || !element.label.isEmpty
            guard isShown, element.frame.width <= 0 || element.frame.height <= 0 else { continue }
            find(.noSize, element, "is \(Self.number(element.frame.width)) × \(Self.number(element.frame.height)) pt")
        }
    }

    /// A length as messages show it: at most one digit after the point.
    private static func number(_ length: CGFloat) -> String {
        let tenths = Int(saturating: (length * 10).rounded(.down))
        return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(abs(tenths % 10))"
    }
}

extension AuditedScreen {
    /// Checks that nothing that acts lies inside something else that acts; a control in a row does not count.
    mutating func checkNesting() {
        for outer in elements where outer.isActionable && !Self.hasParts(outer) {
            for view in outer.view.subviews { checkNesting(of: view, in: outer) }
        }
    }

    private mutating func checkNesting(of view: UIView, in outer: AuditedElement) {
        guard view.isOnDisplay, !view.accessibilityElementsHidden else { return }
        if let role = view.elementRole, view.isActionable(as: role) {
            find(.nestedActionable, view, "lies inside \(name(of: outer))")
        } else {
            for view in view.subviews { checkNesting(of: view, in: outer) }
        }
    }

    /// Whether what acts in an element is a part of it: a row's controls, a picker's segments.
    static func hasParts(_ element: AuditedElement) -> Bool {
        element.role == .row || element.role == .picker || element.role == .list
    }
}

extension AuditedScreen {
    /// Checks that siblings are read from top to bottom and in a row from left to right; columns are read one by one.
    ///
    /// Bars are read first wherever they stand. Where text runs from right to left, rows are not looked at.
    mutating func checkReadingOrder() {
        var earlier: [Int: Siblings] = [:]
        for (place, element) in elements.enumerated() where !element.isInBar && element.role != .row {
            let parent = element.element.parent ?? -1
            guard parent < 0 || elements[parent].role != .map else { continue }
            let seen = Self.seen(element)
            if let siblings = earlier[parent], siblings.mayFollow(element.frame, seen),
                let problem = problem(of: element, after: siblings)
            {
                find(.readingOrder, element, problem)
            }
            earlier[parent, default: Siblings()].append(place, element.frame, seen)
        }
    }

    /// Elements of which each is read before the next, with how far they reach: most screens need no look at each.
    private struct Siblings {
        /// The places among the screen's elements.
        private(set) var places: [Int] = []
        /// The farthest left and upper edge and the lowest lower edge of them, in points.
        private var (left, top, bottom): (CGFloat, CGFloat, CGFloat) = (-.infinity, -.infinity, -.infinity)

        /// Adds the next one, with its frame and what is seen of it.
        mutating func append(_ place: Int, _ frame: CGRect, _ seen: CGRect) {
            places.append(place)
            left = max(left, frame.minX, seen.minX)
            top = max(top, frame.minY, seen.minY)
            bottom = max(bottom, frame.maxY)
        }

        /// Whether an element with that frame, of which so much is seen, may stand above one of them or left of it.
        func mayFollow(_ frame: CGRect, _ seen: CGRect) -> Bool {
            min(frame.maxY, seen.maxY) <= top || (min(frame.maxX, seen.maxX) <= left && frame.minY < bottom)
        }
    }

    /// What is seen of an element; its frame where that is nothing.
    private static func seen(_ element: AuditedElement) -> CGRect {
        let seen = element.frame.intersection(element.opening)
        return seen.isEmpty ? element.frame : seen
    }

    /// Returns what is wrong with an element that is read after its earlier siblings; the nearest one is named.
    private func problem(of element: AuditedElement, after earlier: Siblings) -> String? {
        for place in earlier.places.reversed() {
            guard let (first, second) = Self.places(elements[place], element) else { continue }
            let wrong = Self.isAbove(second, first) ? "above" : Self.isLeft(second, of: first) ? "left of" : nil
            guard let wrong, wrong == "above" || !isRightToLeft else { continue }
            return "stands \(wrong) \(name(of: elements[place])) but is read after it"
        }
        return nil
    }

    /// Where two elements are seen; `nil` if one is scrolled out of view and the other lies elsewhere.
    private static func places(_ one: AuditedElement, _ other: AuditedElement) -> (CGRect, CGRect)? {
        if one.scrollView === other.scrollView { return (one.frame, other.frame) }
        let (first, second) = (one.frame.intersection(one.opening), other.frame.intersection(other.opening))
        return first.isEmpty || second.isEmpty ? nil : (first, second)
    }

    private static func isAbove(_ one: CGRect, _ other: CGRect) -> Bool {
        one.maxY <= other.minY && one.minX < other.maxX && other.minX < one.maxX && !one.isEmpty && !other.isEmpty
    }

    private static func isLeft(_ one: CGRect, of other: CGRect) -> Bool {
        let shared = min(one.maxY, other.maxY) - max(one.minY, other.minY)
        return one.maxX <= other.minX && shared > min(one.height, other.height) / 2 && !one.isEmpty && !other.isEmpty
    }

    /// Whether the stage's language is written from right to left.
    private var isRightToLeft: Bool {
        ["ar", "fa", "he", "ur"].contains(Stage.current.locale.identifier.prefix { $0 != "_" && $0 != "-" })
    }
}
