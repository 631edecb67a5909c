import Basics
import Foundation
import StageRuntime

extension AuditedScreen {
    /// The smallest size that a finger hits safely, in points (Human Interface Guidelines, "Accessibility", Mobility).
    private static let minimumHitSize: CGFloat = 44

    /// Checks that a finger can reach and hit every element that acts.
    mutating func checkLayout() {
        for element in elements where element.isActionable {
            let area = element.element.hitArea
            guard area.width > 0, area.height > 0 else { continue }
            if min(area.width, area.height) < Self.minimumHitSize - 0.01 {
                report(.hitArea, element, "is \(Self.number(area.width)) × \(Self.number(area.height)) pt")
            }
            let middle = CGPoint(x: element.frame.midX, y: element.frame.midY)
            if element.visibleArea.contains(middle), let cover = element.view.cover, !cover.isBar {
                report(.coveredElement, element, "is covered by \(name(of: cover))")
            }
        }
    }

    /// Checks that no text and no control lies under a bar, the camera or the home indicator.
    ///
    /// Backgrounds may lie there, and so may what can be scrolled away.
    mutating func checkSafeArea() {
        for element in elements where !element.isInBar && element.view.safeAreaInsets != .zero {
            let isText = element.view.shownText != nil
            guard isText || element.isActionable && element.role != .map && element.role != .row,
                element.scrollView?.canBeDragged != true, let cover = Self.coveringBar(of: element.view)
            else { continue }
            report(.outsideSafeArea, element, "lies under the \(cover), pinned to the edge, not to the safe area")
        }
    }

    /// Returns the name of what lies over the content of a view; `nil` if nothing does.
    private static func coveringBar(of view: UIView) -> String? {
        let (area, size, own) = (view.safeAreaInsets, view.bounds.size, view.intrinsicContentSize)
        // A title lies in the middle of its view; a text that is not centred begins at the left.
        let startsLeft = (view as? UILabel).map { $0.textAlignment != .center } ?? false
        let side = own.width > 0 && !startsLeft ? max(size.width - own.width, 0) / 2 : 0
        let end = own.height > 0 ? max(size.height - own.height, 0) / 2 : 0
        let edge: String
        if area.top > end + 1 {
            edge = "status bar"
        } else if area.bottom > end + 1 {
            edge = "home indicator"
        } else if area.left > side + 1 || area.right > max(size.width - own.width, 0) + 1 {
            edge = "camera"
        } else {
            return nil
        }
        let frame = view.convert(view.bounds, to: nil)
        let bar = sequence(first: view, next: \.superview).flatMap(\.subviews).first { bar in
            bar.isBar && bar.isOnDisplay && bar.convert(bar.bounds, to: nil).intersects(frame)
        }
        return bar?.barName ?? edge
    }

    /// Checks that constraints determine the positions of views, and that elements have a size.
    ///
    /// A text without room is not reported here: ``checkText()`` reports it as cut off.
    mutating func checkPositions() {
        forEachView(in: root) { screen, view in
            guard view !== screen.root else { return }
            let open = view.openParts
            if !open.isEmpty { screen.report(.ambiguousLayout, view, Self.problem(of: view, leavingOpen: open)) }
        }
        for element in elements where !element.isInBar && element.view.shownText == nil {
            let isShown = element.isActionable || !element.label.isEmpty
            guard isShown, element.frame.width <= 0 || element.frame.height <= 0 else { continue }
            let size = "\(Self.number(element.frame.width)) × \(Self.number(element.frame.height)) pt"
            report(.noSize, element, "is \(size)" + element.view.adviceAboutMask)
        }
    }

    /// Checks that the required constraints of the screen can all hold.
    ///
    /// A conflict is named by the left-out constraint, so that it is one finding in every orientation.
    mutating func checkConflicts() {
        for view in [root.layoutTop] + root.layoutTopsBelow {
            for conflict in view.layout?.engine?.standingConflicts ?? [] where isShown(conflict.view) == true {
                var words = "has `\(conflict.leftOut)`, which cannot hold"
                if !conflict.others.isEmpty {
                    words += " with " + conflict.others.map { $0.hasPrefix("the ") ? $0 : "`\($0)`" }.listed("and")
                }
                if let maker = conflict.view.ownerName { words += ", in \(maker)" }
                let missing = conflict.keepingFrames.map {
                    "; set translatesAutoresizingMaskIntoConstraints = false on \($0)"
                }
                report(.contradictingConstraints, conflict.view, words + missing.joined(), detail: conflict.leftOut)
            }
        }
    }

    /// Returns the problem, such as `has constraints that leave open how high it is, in UIStackView:'form'`.
    private static func problem(of view: UIView, leavingOpen parts: [LayoutItem.Part]) -> String {
        let words = parts.map { part in
            switch part {
            case .x: "where it lies horizontally"
            case .y: "where it lies vertically"
            case .width: "how wide it is"
            case .height: "how high it is"
            }
        }
        let stack = (view.superview as? UIStackView).flatMap { $0.arranges(view) ? ", in \($0.itemName)" : nil } ?? ""
        return "has constraints that leave open \(words.listed("and"))\(stack)"
    }

    /// Returns a length for messages, with at most one decimal.
    private static func number(_ length: CGFloat) -> String {
        let tenths = Int(saturating: (length * 10).rounded(.down))
        return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(abs(tenths % 10))"
    }
}

extension AuditedScreen {
    /// Checks that no element that acts lies inside another; controls inside a row are allowed.
    mutating func checkNesting() {
        for outer in elements where outer.isActionable && !Self.hasParts(outer) {
            for view in outer.view.subviews { checkNesting(of: view, in: outer) }
        }
    }

    private mutating func checkNesting(of view: UIView, in outer: AuditedElement) {
        guard view.isOnDisplay, !view.accessibilityElementsHidden else { return }
        if let role = view.elementRole, view.isActionable(as: role) {
            report(.nestedActionable, view, "lies inside \(name(of: outer))")
        } else {
            for view in view.subviews { checkNesting(of: view, in: outer) }
        }
    }

    /// Whether the elements in an element are its parts: a row's controls, a picker's segments, a list's rows.
    static func hasParts(_ element: AuditedElement) -> Bool {
        element.role == .row || element.role == .picker || element.role == .list
    }
}

extension AuditedScreen {
    /// Checks that siblings are read from top to bottom, side by side from left to right, and column by column.
    ///
    /// Bars are read first wherever they lie. Lines of a language from right to left are not checked.
    mutating func checkReadingOrder() {
        var earlier: [Int: Siblings] = [:]
        for (index, element) in elements.enumerated() where !element.isInBar && element.role != .row {
            let parent = element.element.parent ?? -1
            guard parent < 0 || elements[parent].role != .map else { continue }
            let seen = Self.seen(element)
            if let siblings = earlier[parent], siblings.mayFollow(element.frame, seen),
                let problem = problem(of: element, after: siblings)
            {
                report(.readingOrder, element, problem)
            }
            earlier[parent, default: Siblings()].append(index, element.frame, seen)
        }
    }

    /// Siblings in reading order with their extremes, which spare most screens the comparison of each pair.
    private struct Siblings {
        private(set) var indices: [Int] = []
        /// The largest left edge among them, in points.
        private var left = -CGFloat.infinity
        /// The largest upper edge among them.
        private var top = -CGFloat.infinity
        /// The largest lower edge among them.
        private var bottom = -CGFloat.infinity

        mutating func append(_ index: Int, _ frame: CGRect, _ seen: CGRect) {
            indices.append(index)
            left = max(left, frame.minX, seen.minX)
            top = max(top, frame.minY, seen.minY)
            bottom = max(bottom, frame.maxY)
        }

        /// Whether an element with this frame and visible part may lie above or left of one of these siblings.
        func mayFollow(_ frame: CGRect, _ seen: CGRect) -> Bool {
            min(frame.maxY, seen.maxY) <= top || (min(frame.maxX, seen.maxX) <= left && frame.minY < bottom)
        }
    }

    /// Returns the visible part of an element's frame, or the whole frame if no part is visible.
    private static func seen(_ element: AuditedElement) -> CGRect {
        let seen = element.frame.intersection(element.visibleArea)
        return seen.isEmpty ? element.frame : seen
    }

    /// Returns the problem of an element read after these siblings; names the last of them that it should precede.
    private func problem(of element: AuditedElement, after earlier: Siblings) -> String? {
        for index in earlier.indices.reversed() {
            guard let (first, second) = Self.visibleAreas(elements[index], element) else { continue }
            let wrong = Self.isAbove(second, first) ? "above" : Self.isLeft(second, of: first) ? "left of" : nil
            guard let wrong, wrong == "above" || !isRightToLeft else { continue }
            return "stands \(wrong) \(name(of: elements[index])) but is read after it"
        }
        return nil
    }

    /// Returns the visible areas of two elements; `nil` if only one of them is in the visible part of a scroll view.
    private static func visibleAreas(_ one: AuditedElement, _ other: AuditedElement) -> (CGRect, CGRect)? {
        if one.scrollView === other.scrollView { return (one.frame, other.frame) }
        let (first, second) = (one.frame.intersection(one.visibleArea), other.frame.intersection(other.visibleArea))
        return first.isEmpty || second.isEmpty ? nil : (first, second)
    }

    private static func isAbove(_ one: CGRect, _ other: CGRect) -> Bool {
        one.maxY <= other.minY && one.minX < other.maxX && other.minX < one.maxX && !one.isEmpty && !other.isEmpty
    }

    private static func isLeft(_ one: CGRect, of other: CGRect) -> Bool {
        let shared = min(one.maxY, other.maxY) - max(one.minY, other.minY)
        return one.maxX <= other.minX && shared > min(one.height, other.height) / 2 && !one.isEmpty && !other.isEmpty
    }

    private var isRightToLeft: Bool {
        ["ar", "fa", "he", "ur"].contains(Stage.current.locale.identifier.prefix { $0 != "_" && $0 != "-" })
    }
}

extension UIView {
    /// The visible views below that have an engine of their own.
    fileprivate var layoutTopsBelow: [UIView] {
        subviews.filter(\.isOnDisplay).flatMap { view in
            (view.isLayoutTop && view.constraintsInTree ? [view] : []) + view.layoutTopsBelow
        }
    }

    /// The name of the app's view or controller around the view, whose file most likely makes its constraints.
    fileprivate var ownerName: String? {
        let inner = sequence(first: self, next: \.superview).prefix { $0 === self || $0.controller == nil }
        if let own = inner.first(where: { $0.isOfApp }) { return String(describing: type(of: own)) }
        return sequence(first: self, next: \.superview).lazy.compactMap(\.controller).first.map {
            String(describing: type(of: $0))
        }
    }

    private var isOfApp: Bool {
        let module = String(reflecting: type(of: self)).prefix { $0 != "." }
        return module != String(reflecting: UIView.self).prefix { $0 != "." }
    }
}
