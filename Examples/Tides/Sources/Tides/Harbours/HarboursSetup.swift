/// What Harbours is given; it is the root and has no result.
struct HarboursSetup: Equatable, Sendable {
    /// The harbours to choose from, in their order.
    let harbours: [Harbour]
}
