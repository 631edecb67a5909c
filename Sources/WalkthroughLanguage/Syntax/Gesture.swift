/// What a user does without naming an element.
package enum Gesture: Equatable {
    /// Appends text to the focused field.
    case type(Template)
    /// Presses the navigation bar's Back.
    case back
    /// Makes the edge gesture, or begins it and lets go.
    case swipeBack(cancelled: Bool)
    /// Pulls down the top sheet, or lowers the keyboard.
    case dismiss
    /// Turns the device to an orientation, or to the other one if none is said.
    case rotate(to: ScreenOrientation?)
}

/// How the device is held.
package enum ScreenOrientation: String, CaseIterable, Sendable {
    /// Upright.
    case portrait
    /// On its side.
    case landscape
}

extension Gesture: CustomStringConvertible {
    /// The line as the language writes it.
    package var description: String {
        switch self {
        case .type(let text): "type \(text.quoted)"
        case .back: "back"
        case .swipeBack(let cancelled): cancelled ? "swipe back cancelled" : "swipe back"
        case .dismiss: "dismiss"
        case .rotate(let orientation): orientation.map { "rotate to \($0.rawValue)" } ?? "rotate"
        }
    }

    /// Returns the gesture with each text in quotes replaced.
    func mappingTexts(_ transform: (Template) -> Template) -> Gesture {
        switch self {
        case .type(let text): .type(transform(text))
        case .back, .swipeBack, .dismiss, .rotate: self
        }
    }
}
