/// AuthSelect has no state: it always shows the same three buttons.
struct AuthSelectLogicState: Equatable, Codable {}
