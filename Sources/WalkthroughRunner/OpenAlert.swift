import HeadlessUIKit
import WalkthroughLanguage

/// The alert that is up: only its own elements count until it is answered.
struct OpenAlert {
    /// How many of its buttons are named.
    private static let limit = 3

    /// The screen that it is.
    private let screen: Screen

    /// Takes the alert that is up; nil if none is.
    init?(_ screen: Screen) {
        guard let first = screen.elements.first, first.role == .alert, first.end == screen.elements.count else {
            return nil
        }
        self.screen = screen
    }

    /// Says that it covers what a step looks for, and how it is answered.
    var coverNote: String { "\(name) covers it" + answer }

    /// Says that nothing else counts, and how it is answered.
    var note: String { "\(name) is up, and only its own elements count" + answer }

    /// Says why there is no going back, and how the alert is answered; nil for another gesture.
    func refusal(of gesture: Gesture) -> String? {
        switch gesture {
        case .back, .swipeBack: "there is no Back while \(name) is up" + answer
        case .type, .dismiss, .rotate: nil
        }
    }

    private var name: String { screen.elements.first.map { "the " + $0.notation } ?? "an alert" }

    private var answer: String {
        let naming = ElementNaming(screen)
        let buttons = screen.elements.indices.filter { screen.elements[$0].role == .button }
        let taps = buttons.prefix(Self.limit).compactMap { naming.query(for: $0) }.map { "`tap \($0)`" }
        return taps.isEmpty ? "" : "; answer it first: " + taps.joined(separator: " or ")
    }
}
