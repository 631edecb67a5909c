import Foundation
import StageRuntime
import Testing

@testable import HeadlessUIKit

/// Views with constraints that were read from a line such as `a b<a=60x20 g* | a.left = root.left + 8 @500 -> a 8 0 60 20`.
///
/// Before the bar stand the views: `b<a` lies in a, `=60x20` is the content's size, `!` has a frame of its own, `*` is a
/// guide. After the arrow stand the frames, each in its superview.
final class LayoutNotation {
    /// A view whose content has a size.
    final class Box: UIView {
        var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
            didSet { invalidateIntrinsicContentSize() }
        }
        override var intrinsicContentSize: CGSize { content }
    }

    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    private(set) var items: [String: AnyObject] = [:]
    /// The constraints in the order of the line, active.
    private(set) var constraints: [NSLayoutConstraint] = []
    let expected: String

    init(_ line: String) {
        let sides = line.components(separatedBy: " -> ")
        let halves = sides[0].components(separatedBy: " | ")
        expected = sides.count > 1 ? sides[1].trimmingCharacters(in: .whitespaces) : ""
        items = ["root": root, "margins": root.layoutMarginsGuide, "safe": root.safeAreaLayoutGuide]
        for word in halves[0].split(separator: " ") { declare(String(word)) }
        for part in halves[1].split(separator: ";") { add(String(part)) }
    }

    func view(_ name: String) -> UIView { items[name] as? UIView ?? UIView() }

    private func declare(_ word: String) {
        let name = String(word.prefix(1))
        if word.hasSuffix("*") {
            let guide = UILayoutGuide()
            root.addLayoutGuide(guide)
            items[name] = guide
            return
        }
        let box = Box()
        box.accessibilityIdentifier = name
        items[name] = box
        let above =
            word.contains("<") ? view(String(word[word.index(after: word.firstIndex(of: "<")!)...].prefix(1))) : root
        above.addSubview(box)
        if word.hasSuffix("!") {
            box.frame = CGRect(x: 30, y: 40, width: 50, height: 20)
        } else {
            box.translatesAutoresizingMaskIntoConstraints = false
        }
        if let place = word.firstIndex(of: "=") {
            let lengths = word[word.index(after: place)...].split(separator: "x").map { Double($0) ?? -1 }
            box.content = CGSize(width: lengths[0], height: lengths[1])
        }
    }

    /// Adds a constraint, or sets a priority: `hugX a 251`.
    func add(_ part: String) {
        let words = part.split(separator: " ").map(String.init)
        if words[0].hasPrefix("hug") || words[0].hasPrefix("res") {
            let axis: NSLayoutConstraint.Axis = words[0].hasSuffix("X") ? .horizontal : .vertical
            let priority = UILayoutPriority(Float(words[2]) ?? 0)
            if words[0].hasPrefix("hug") {
                view(words[1]).setContentHuggingPriority(priority, for: axis)
            } else {
                view(words[1]).setContentCompressionResistancePriority(priority, for: axis)
            }
            return
        }
        let (item, attribute) = side(words[0])
        let relation: NSLayoutConstraint.Relation =
            words[1] == "=" ? .equal : words[1] == "<=" ? .lessThanOrEqual : .greaterThanOrEqual
        var (constant, multiplier, sign) = (0.0, 1.0, 1.0)
        var other: (item: Any?, attribute: NSLayoutConstraint.Attribute) = (nil, .notAnAttribute)
        var priority = UILayoutPriority.required
        for (place, word) in words.enumerated().dropFirst(2) {
            if word == "+" || word == "*" { continue }
            if word == "-" {
                sign = -1
            } else if word.hasPrefix("@") {
                priority = UILayoutPriority(Float(word.dropFirst()) ?? 0)
            } else if let number = Double(word) {
                if place + 1 < words.count, words[place + 1] == "*" {
                    multiplier = number
                } else {
                    constant = sign * number
                }
            } else {
                other = side(word)
            }
        }
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other.item, attribute: other.attribute,
            multiplier: multiplier, constant: constant)
        constraint.priority = priority
        constraint.isActive = true
        constraints.append(constraint)
    }

    /// The frames that the line tells of, as they are.
    var found: String {
        root.layoutIfNeeded()
        let names = expected.split(separator: ";").map { String($0.trimmingCharacters(in: .whitespaces).prefix(1)) }
        return names.map { "\($0) \(frame($0))" }.joined(separator: "; ")
    }

    func frame(_ name: String) -> String {
        let frame = (items[name] as? UILayoutGuide)?.layoutFrame ?? view(name).frame
        return frame.numbers.map { $0 == $0.rounded() ? String(Int($0)) : String($0) }.joined(separator: " ")
    }

    private func side(_ word: String) -> (Any, NSLayoutConstraint.Attribute) {
        let parts = word.split(separator: ".").map(String.init)
        let attributes: [String: NSLayoutConstraint.Attribute] = [
            "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
            "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "marginLeft": .leftMargin,
            "marginRight": .rightMargin, "marginTop": .topMargin, "marginBottom": .bottomMargin,
        ]
        return (items[parts[0]]!, attributes[parts[1]]!)
    }
}
