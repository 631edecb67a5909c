/// Welcome knows nothing: it shows the same two buttons always.
struct WelcomeLogicState: Equatable, Codable {}
