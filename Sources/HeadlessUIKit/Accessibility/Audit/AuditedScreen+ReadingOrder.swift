import Foundation

extension AuditedScreen {
    /// Checks that siblings are read from top to bottom and in a row from left to right; columns are read one by one.
    ///
    /// Bars are read first wherever they stand. Where text runs from right to left, rows are not looked at.
    mutating func checkReadingOrder() {
        var last: [Int: AuditedElement] = [:]
        for element in elements where !element.isInBar && element.role != .row {
            let parent = element.element.parent ?? -1
            guard parent < 0 || elements[parent].role != .map else { continue }
            defer { last[parent] = element }
            guard let before = last[parent], let (first, second) = Self.places(before, element) else { continue }
            if Self.isAbove(second, first) {
                find(.readingOrder, element, "stands above \(name(of: before)) but is read after it")
            } else if Self.isLeft(second, of: first), !isRightToLeft {
                find(.readingOrder, element, "stands left of \(name(of: before)) but is read after it")
            }
        }
    }

    /// Where two elements are seen; `nil` where one is scrolled out of view and the other lies elsewhere.
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
        ["ar", "fa", "he", "ur"].contains(UIApplication.shared.localeIdentifier.prefix { $0 != "_" && $0 != "-" })
    }
}
