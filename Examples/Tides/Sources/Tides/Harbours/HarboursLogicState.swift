/// What Harbours knows.
struct HarboursLogicState: Equatable, Codable {
    /// The harbours to choose from, in their order.
    var harbours: [Harbour]
    /// The name of the home harbour, where one is chosen.
    var home: String?
}
