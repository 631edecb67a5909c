import Basics
import Foundation
import HeadlessUIKit
import Reports
import WalkthroughLanguage
import WalkthroughRunner

/// The elements that can be acted on now, with the lines that do it; disabled elements are left out.
struct ElementList {
    /// An element that can be acted on, or the menu, sheet or keyboard that can be dismissed.
    struct Entry {
        /// The element as the screen shows it, indented.
        var picture: String
        /// The lines that act on it; at least one.
        var commands: [String]
    }

    /// The elements in reading order.
    let entries: [Entry]

    /// Makes the list for a screen.
    ///
    /// - Parameter window: the window that shows the screen, for what can be done without an element: `dismiss`.
    init(_ screen: Screen?, in window: UIWindow? = nil) {
        guard let screen else {
            entries = []
            return
        }
        let naming = ElementNaming(screen)
        let ofElements: [Entry] = screen.elements.indices.compactMap { index in
            let element = screen.elements[index]
            guard !element.states.contains(.disabled), let words = naming.query(for: index)?.description else {
                return nil
            }
            let commands = Self.commands(for: element, words)
            return commands.isEmpty ? nil : Entry(picture: element.line, commands: commands)
        }
        guard let window, window.canBePulledDown else {
            entries = ofElements
            return
        }
        let pulled =
            window.isMenuOpen
            ? "the menu"
            : window.topmostController.map { $0.isDismissedByUser || $0.takesTapBeside } == true
                ? "the sheet" : "the keyboard"
        entries = ofElements + [Entry(picture: pulled, commands: ["dismiss"])]
    }

    /// Makes the list for what a session shows.
    init(_ session: Session) { self.init(session.screen, in: session.keyWindow) }

    /// A line for each command, in two columns; the first line of an element shows it.
    var lines: [String] {
        if entries.isEmpty { return ["nothing on screen can be acted on"] }
        let width = entries.map { ColumnWidth.of($0.picture) }.max() ?? 0
        return entries.flatMap { entry in
            entry.commands.enumerated().map { index, command in
                ColumnWidth.pad(index == 0 ? SafeText.fragment(entry.picture) : "", to: min(width, 48)) + "   "
                    + SafeText.fragment(command)
            }
        }
    }

    /// Returns the lines that act on an element which has these words.
    ///
    /// - Parameter assumed: whether a swipe counts that reveals a row's actions by UIKit's default only.
    static func commands(for element: ScreenElement, _ words: String, assumed: Bool = false) -> [String] {
        actions(on: element, words, assumed) + element.customActions.map { "perform \($0.quoted) on \(words)" }
    }

    private static func actions(on element: ScreenElement, _ words: String, _ assumed: Bool) -> [String] {
        switch element.role {
        case .button, .link, .tab, .segment, .row: ["tap \(words)"] + element.gestureLines(on: words, assumed: assumed)
        case .field: ["type \"…\" into \(words)"]
        case .switch: ["switch \(words) \(element.states.contains(.on) ? "off" : "on")"]
        case .list: ["scroll \(words) down"] + (element.canBePulled ? ["pull \(words) to refresh"] : [])
        case .menu where element.isOpenMenu: []
        case .picker, .menu: ["select \"…\" in \(words)"]
        case .slider: ["adjust \(words) up", "adjust \(words) down"]
        case .text, .heading, .image, .map: element.gestureLines(on: words)
        case .alert, .spinner: []
        }
    }
}

/// The views of an app as text: type, frame, identifier and text.
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
        if let identifier = view.accessibilityIdentifier { words.append(identifier.asIdentifier) }
        if let text = text(of: view), !text.isEmpty { words.append(text.quoted) }
        if view.isHidden { words.append("hidden") }
        if view.alpha < 1 { words.append("alpha \(number(view.alpha))") }
        return SafeText.fragment(words.joined(separator: " "))
    }

    /// Returns the text of a view; the text typed into a field may be a secret and is left out.
    private static func text(of view: UIView) -> String? {
        switch view {
        case let label as UILabel: label.text
        case let button as UIButton: button.title(for: .normal)
        default: view.accessibilityLabel
        }
    }

    /// Returns a number, without decimals if it is whole.
    private static func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
    }
}
