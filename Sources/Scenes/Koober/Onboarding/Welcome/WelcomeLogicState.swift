/// Welcome has no state: it always shows the same two buttons.
struct WelcomeLogicState: Equatable, Codable {}
