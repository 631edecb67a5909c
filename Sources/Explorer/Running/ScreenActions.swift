import Basics
import HeadlessUIKit
import WalkthroughLanguage
import WalkthroughRunner

/// The lines that a user can perform on a screen.
struct ScreenActions {
    /// The largest number of rows of a list that are tried.
    private static let rowLimit = 3
    /// The largest number of choices of a picker or a menu that are tried.
    private static let choiceLimit = 4

    let dictionary: InputDictionary
    /// The elements that are never used.
    let avoided: [ElementQuery]

    /// Returns the lines for all that a user can do, in reading order: those for each state, and odd texts to try once.
    func lines(on screen: Screen) -> (own: [String], once: [String]) {
        let naming = ElementNaming(screen)
        let avoided = Set(avoided.flatMap(naming.indices))
        var lines: [String] = []
        var once: [String] = []
        var rows: [Int: Int] = [:]
        var passedOver = 0..<0
        for index in screen.elements.indices {
            let element = screen.elements[index]
            if passedOver.contains(index) { continue }
            if element.role == .row, let list = element.parent {
                rows[list, default: 0] += 1
                if rows[list, default: 0] > Self.rowLimit {
                    passedOver = index..<element.end
                    continue
                }
            }
            guard !element.states.contains(.disabled), !avoided.contains(index),
                let words = naming.query(for: index)?.description
            else { continue }
            if element.role == .field, element.value?.isEmpty != false {
                let names = naming.queries(for: index).map(\.description)
                let texts = dictionary.texts(for: names, forNumbers: element.acceptsNumbers)
                lines += texts.own.map { "type \($0.quoted) into \(words)" } + ["submit \(words)"]
                once += texts.once.map { "type \($0.quoted) into \(words)" }
            } else {
                lines += Self.lines(for: element, words)
            }
            lines += element.customActions.map { "perform \($0.quoted) on \(words)" }
        }
        return (lines, once)
    }

    /// Returns the texts of scripts that could be typed into secure fields.
    func secrets(on screen: Screen) -> [SecretText] {
        guard screen.holdsSecureField else { return [] }
        let naming = ElementNaming(screen)
        return screen.elements.indices.filter { screen.elements[$0].isSecure }.flatMap { index in
            let queries = naming.queries(for: index)
            let name = queries.first.map(SecretText.name) ?? ""
            return dictionary.words(for: queries.map(\.description)).map { SecretText($0, for: name) }
        }
    }

    private static func lines(for element: ScreenElement, _ words: String) -> [String] {
        switch element.role {
        case .button where element.isBack: return ["back"]
        case .button, .link, .tab, .row: return ["tap \(words)"] + element.gestureLines(on: words)
        case .segment: return element.states.contains(.selected) ? [] : ["tap \(words)"]
        case .field:
            let isShort = (element.value?.count ?? 0) < 2
            return ["submit \(words)", "clear \(words)"] + (isShort ? ["type \"b\" into \(words)"] : [])
        case .switch: return ["switch \(words) \(element.states.contains(.on) ? "off" : "on")"]
        case .list:
            return ["scroll \(words) down", "scroll \(words) up"]
                + (element.canBePulled ? ["pull \(words) to refresh"] : [])
        case .picker, .menu:
            return (element.choices ?? []).filter { $0 != element.value }.prefix(choiceLimit)
                .map { "select \($0.quoted) in \(words)" }
        case .slider: return ["adjust \(words) up", "adjust \(words) down"]
        case .text, .heading, .image, .map: return element.parent == nil ? element.gestureLines(on: words) : []
        case .alert, .spinner: return []
        }
    }
}

extension ScreenElement {
    /// Whether it is a field whose keyboard has digits first.
    fileprivate var acceptsNumbers: Bool {
        switch (view as? any UITextInputTraits)?.keyboardType {
        case .numberPad, .decimalPad, .phonePad, .numbersAndPunctuation, .asciiCapableNumberPad: true
        default: false
        }
    }
}
