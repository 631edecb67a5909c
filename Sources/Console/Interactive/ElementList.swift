import Configuration
import HeadlessUIKit
import Reports
import Walkthroughs

/// What a person can act on, with the line that does it.
struct ElementList {
    /// The elements in reading order.
    let entries: [Entry]

    init(_ screen: Screen?) {
        guard let screen else {
            entries = []
            return
        }
        let naming = ElementNaming(screen)
        entries = screen.elements.indices.compactMap { place in
            let element = screen.elements[place]
            guard let words = naming.query(for: place)?.description,
                let command = Self.command(for: element, words)
            else { return nil }
            return Entry(picture: element.line, words: words, command: command)
        }
    }

    /// A line for each element, in two columns.
    var lines: [String] {
        if entries.isEmpty { return ["nothing on screen can be acted on"] }
        let width = entries.map { ColumnWidth.of($0.picture) }.max() ?? 0
        return entries.map { entry in
            ColumnWidth.pad(SafeText.fragment(entry.picture), to: min(width, 48)) + "   "
                + SafeText.fragment(entry.command)
        }
    }

    private static func command(for element: ScreenElement, _ words: String) -> String? {
        switch element.role {
        case .button, .row, .link, .tab, .segment: "tap \(words)"
        case .field: "type \"…\" into \(words)"
        case .switch: "switch \(words) \(element.states.contains(.on) ? "off" : "on")"
        case .list: "scroll \(words) down"
        case .picker, .menu: "select \"…\" in \(words)"
        case .slider, .text, .heading, .image, .alert, .map, .spinner: nil
        }
    }
}
