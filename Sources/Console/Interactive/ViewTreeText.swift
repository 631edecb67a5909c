import Foundation
import HeadlessUIKit
import Reports
import Walkthroughs

/// The views of an app in text: type, frame, and what they are called.
struct ViewTreeText {
    /// The windows, the one in front last.
    let windows: [UIWindow]

    /// A line for each view, indented by nesting.
    var lines: [String] {
        let lines = windows.flatMap { Self.lines(of: $0, depth: 0) }
        return lines.isEmpty ? ["there is no window"] : lines
    }

    private static func lines(of view: UIView, depth: Int) -> [String] {
        [String(repeating: "  ", count: depth) + line(of: view)]
            + view.subviews.flatMap { lines(of: $0, depth: depth + 1) }
    }

    private static func line(of view: UIView) -> String {
        let frame = view.frame
        var words = ["\(type(of: view))"]
        if let controller = view.controller { words.append("of \(type(of: controller))") }
        words.append("(\(number(frame.minX)) \(number(frame.minY)) \(number(frame.width)) \(number(frame.height)))")
        if let identifier = view.accessibilityIdentifier { words.append(identifier) }
        if let text = text(of: view), !text.isEmpty { words.append(LanguageText.quoted(text)) }
        if view.isHidden { words.append("hidden") }
        if view.alpha < 1 { words.append("alpha \(number(view.alpha))") }
        return SafeText.fragment(words.joined(separator: " "))
    }

    /// Returns what a view says; what is typed into a field is no business of the tree.
    private static func text(of view: UIView) -> String? {
        switch view {
        case let label as UILabel: label.text
        case let button as UIButton: button.title(for: .normal)
        default: view.accessibilityLabel
        }
    }

    /// Returns a number without the decimals it does not need.
    private static func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
    }
}
