import Foundation
import StageRuntime

extension NSLayoutConstraint {
    /// How the views of a visual format are aligned, and in which direction it reads.
    public nonisolated struct FormatOptions: OptionSet, Sendable {
        /// The bits: that of each attribute, then the direction.
        public let rawValue: UInt
        /// Makes options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Left edges.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Right edges.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Top edges.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Bottom edges.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Leading edges.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Trailing edges.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Middles from left to right.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Middles from top to bottom.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Baselines of last lines.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Baselines of first lines.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// As the language reads: on a stage from the left.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// From the left.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    }

    /// Returns the constraints of a visual format; reports UIKit's exception if it is malformed.
    ///
    /// developer.apple.com/documentation/uikit/nslayoutconstraint/constraints(withvisualformat:options:metrics:views:)
    ///
    /// - Parameters:
    ///   - format: the format, such as `H:|-[name]-8-[field(>=80@500)]|`.
    ///   - opts: how the views are aligned across it.
    ///   - metrics: numbers by their names in the format.
    ///   - views: views and guides by their names in the format.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var reader = VisualFormat(format, opts, metrics ?? [:], views)
        do {
            return try reader.read()
        } catch {
            let before = String(repeating: " ", count: reader.position)
            Stage.running?.report(
                .exception(reason: "Unable to parse constraint format: \n\(error.reason) \n\(format) \n\(before)^"))
            return []
        }
    }
}

private struct VisualFormat {
    struct Failure: Error { let reason: String }
    typealias Predicate = (relation: NSLayoutConstraint.Relation, item: Any?, value: CGFloat, priority: Float)

    private let text: [Character]
    private let options: NSLayoutConstraint.FormatOptions
    /// The numbers and the views by their names; strong, while the format is read.
    private let metrics: [String: Any]
    private let views: [String: Any]
    private(set) var position = 0
    private var isVertical = false
    private var constraints: [NSLayoutConstraint] = []

    init(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
    ) {
        text = Array(format.filter { $0 != " " && $0 != "\n" })
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    mutating func read() throws(Failure) -> [NSLayoutConstraint] {
        isVertical = take("V:")
        if !isVertical { _ = take("H:") }
        let startsAtEdge = take("|")
        var gap = try startsAtEdge ? readGap() : []
        var last: Any?
        while take("[") {
            let (name, view) = try readView()
            if let last {
                add(view, .leading, gap, last, .trailing, standard: 8)
                align(view, with: last)
            } else if startsAtEdge {
                add(view, .leading, gap, try container(of: view, name), .leading, standard: nil)
            }
            last = view
            if position == text.count { return constraints }
            gap = try readGap()
            guard take("|") else { continue }
            add(try container(of: view, name), .trailing, gap, view, .trailing, standard: nil)
            guard position == text.count else { throw Failure(reason: "Nothing may follow the edge of the superview") }
            return constraints
        }
        throw Failure(reason: "Expected a view, which begins with '[', or the edge of the superview, '|'")
    }

    // MARK: Parts

    /// Reads a name and the predicates about its length.
    private mutating func readView() throws(Failure) -> (String, Any) {
        let name = readName()
        guard let view = views[name] else { throw Failure(reason: "\(name) is not a key in the views dictionary.") }
        if take("(") {
            for predicate in try readPredicates() {
                let length: NSLayoutConstraint.Attribute = isVertical ? .height : .width
                make(
                    view, length, predicate.relation, predicate.item, predicate.item == nil ? .notAnAttribute : length,
                    predicate.value, predicate.priority)
            }
        }
        guard take("]") else { throw Failure(reason: "Expected a ']' here. That is, a view has no end") }
        return (name, view)
    }

    /// Reads the distance between two views: predicates, or none for the standard distance.
    private mutating func readGap() throws(Failure) -> [Predicate] {
        guard take("-") else { return [(.equal, nil, 0, 1000)] }
        if position < text.count, "[|".contains(text[position]) { return [] }
        let found = try take("(") ? readPredicates() : [readPredicate()]
        guard take("-") else { throw Failure(reason: "Expected a '-' after a distance") }
        return found
    }

    private mutating func readPredicates() throws(Failure) -> [Predicate] {
        var found: [Predicate] = []
        repeat { found.append(try readPredicate()) } while take(",")
        guard take(")") else { throw Failure(reason: "Expected a ')' here") }
        return found
    }

    private mutating func readPredicate() throws(Failure) -> Predicate {
        let relation: NSLayoutConstraint.Relation =
            take("<=") ? .lessThanOrEqual : take(">=") ? .greaterThanOrEqual : .equal
        if relation == .equal { _ = take("==") }
        let name = readName()
        let view = views[name]
        let value = try view == nil ? number(name) : 0
        let priority = try take("@") ? number(readName()) : 1000
        return (relation, view, value, Float(priority))
    }

    private func number(_ name: String) throws(Failure) -> CGFloat {
        switch metrics[name] {
        case let number as NSNumber: return CGFloat(number.doubleValue)
        case let number as Int: return CGFloat(number)
        case let number as Double: return CGFloat(number)
        case let number as CGFloat: return number
        case let number as Float: return CGFloat(number)
        default: break
        }
        guard let number = Double(name) else {
            throw Failure(reason: "\(name.isEmpty ? "A number" : name) is not a key in the metrics dictionary.")
        }
        return CGFloat(number)
    }

    private mutating func readName() -> String {
        let start = position
        if position < text.count, text[position] == "-" { position += 1 }
        func isPart(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber || "_.".contains(letter) }
        while position < text.count, isPart(text[position]) { position += 1 }
        return String(text[start..<position])
    }

    private mutating func take(_ word: String) -> Bool {
        guard text[position...].starts(with: word) else { return false }
        position += word.count
        return true
    }

    private func container(of view: Any, _ name: String) throws(Failure) -> UIView {
        if let view = (view as? UIView)?.superview ?? (view as? UILayoutGuide)?.owningView { return view }
        throw Failure(
            reason: "Unable to interpret '|' character, because the related view doesn't have a superview: \(name)")
    }

    // MARK: Constraints

    /// Adds the constraints of a distance; the standard one to a superview is its margin.
    private mutating func add(
        _ item: Any, _ side: NSLayoutConstraint.Attribute, _ gap: [Predicate], _ other: Any,
        _ otherSide: NSLayoutConstraint.Attribute, standard: CGFloat?
    ) {
        func attribute(_ side: NSLayoutConstraint.Attribute, margin: Bool) -> NSLayoutConstraint.Attribute {
            switch (side, isVertical) {
            case (.leading, true): margin ? .topMargin : .top
            case (_, true): margin ? .bottomMargin : .bottom
            case (.leading, false): margin ? .leadingMargin : .leading
            case (_, false): margin ? .trailingMargin : .trailing
            }
        }
        let margin = gap.isEmpty && standard == nil
        let parts: [Predicate] = gap.isEmpty ? [(.equal, nil, standard ?? 0, 1000)] : gap
        for part in parts {
            make(
                item, attribute(side, margin: margin && side == .trailing), part.relation, other,
                attribute(otherSide, margin: margin && side == .leading), part.value, part.priority)
        }
    }

    private mutating func align(_ view: Any, with other: Any) {
        for bit in 1...12 where options.contains(.init(rawValue: 1 << UInt(bit))) {
            guard let attribute = NSLayoutConstraint.Attribute(rawValue: bit) else { continue }
            make(view, attribute, .equal, other, attribute, 0, 1000)
        }
    }

    private mutating func make(
        _ item: Any, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ other: Any?,
        _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ priority: Float
    ) {
        let made = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
            multiplier: 1, constant: constant)
        made.priority = UILayoutPriority(rawValue: priority)
        constraints.append(made)
    }
}
