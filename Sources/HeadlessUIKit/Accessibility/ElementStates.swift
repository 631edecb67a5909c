/// The states of an element that a user can tell.
package struct ElementStates: OptionSet, Sendable {
    /// The bits.
    package let rawValue: UInt8

    /// Makes states of bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Chosen among others.
    package static let selected = ElementStates(rawValue: 1)
    /// A switch that is on.
    package static let on = ElementStates(rawValue: 2)
    /// A switch that is off.
    package static let off = ElementStates(rawValue: 4)
    /// Not to be acted on now.
    package static let disabled = ElementStates(rawValue: 8)
    /// Taking keyboard input.
    package static let focused = ElementStates(rawValue: 16)

    /// The words of the walkthrough language, in its order.
    package var words: [String] {
        var words: [String] = []
        if contains(.selected) { words.append("selected") }
        if contains(.on) { words.append("on") }
        if contains(.off) { words.append("off") }
        if contains(.disabled) { words.append("disabled") }
        if contains(.focused) { words.append("focused") }
        return words
    }
}
