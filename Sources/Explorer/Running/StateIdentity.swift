import HeadlessUIKit
import StageRuntime
import WalkthroughRunner

/// Identifies states by the elements on screen; times in their texts do not count.
///
/// So the numbers of clocks and countdowns make no new states. A long text in a field counts only as long.
struct StateIdentity {
    /// The elements whose texts do not count, in the words of the walkthrough language.
    let volatile: Set<String>

    /// Returns a hash of a screen's elements, and whether one of them shows a time.
    func hash(of screen: Screen) -> (value: UInt64, holdsTimes: Bool) {
        var hash = TraceHash()
        var holdsTimes = false
        for element in screen.elements {
            hash.combine(element.role.rawValue)
            hash.combine(UInt64(element.depth))
            hash.combine(UInt64(element.states.rawValue & ~ElementStates.focused.rawValue))
            hash.combine(element.identifier ?? "")
            if isVolatile(element) {
                holdsTimes = true
                continue
            }
            if let label = element.label {
                let text = Self.withoutTimes(label)
                if text != label { holdsTimes = true }
                hash.combine(text)
            }
            guard let value = element.value else { continue }
            hash.combine(element.role == .field ? Self.kind(of: value) : Self.withoutTimes(value))
        }
        return (hash.value, holdsTimes)
    }

    private func isVolatile(_ element: ScreenElement) -> Bool {
        guard !volatile.isEmpty else { return false }
        return element.identifier.map(volatile.contains) == true || element.label.map(volatile.contains) == true
    }

    /// Returns what counts of a field's text: the text itself if it is short, else "long".
    private static func kind(of value: String) -> String { value.utf8.count > 60 ? "long" : value }

    /// The units that make a number before them a time.
    private static let units: Set<String> = [
        "s", "sec", "secs", "second", "seconds", "m", "min", "mins", "minute", "minutes", "h", "hour", "hours", "ms",
    ]

    /// Returns a text with `#` in place of the numbers of times: `2m 5s`, `12:30`, `-3 s`.
    static func withoutTimes(_ text: String) -> String {
        guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return text }
        var result = ""
        var rest = Substring(text)
        while let character = rest.first {
            guard character.isNumber else {
                result.append(character)
                rest.removeFirst()
                continue
            }
            let digits = rest.prefix { $0.isNumber }
            rest = rest.dropFirst(digits.count)
            let word = rest.drop { $0 == " " }.prefix { $0.isLetter }
            let isTime = units.contains(String(word)) || rest.first == ":" || result.last == ":"
            if isTime, result.last == "-" { result.removeLast() }
            result += isTime ? "#" : String(digits)
        }
        return result
    }
}
