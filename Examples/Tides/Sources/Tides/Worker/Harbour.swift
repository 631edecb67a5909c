/// A harbour: its name and how its tides differ from those of its neighbours.
nonisolated struct Harbour: Equatable, Codable, Sendable {
    /// The name.
    let name: String
    /// When the water was first high on the first of January 1970, in minutes after midnight.
    let firstHigh: Int
    /// The height of its high water, in centimetres.
    let high: Int
    /// The height of its low water, in centimetres.
    let low: Int

    /// The harbours of the coast, from east to west.
    static let all = [
        Harbour(name: "Dover", firstHigh: 12, high: 670, low: 80),
        Harbour(name: "Newhaven", firstHigh: 4, high: 660, low: 70),
        Harbour(name: "Portsmouth", firstHigh: 31, high: 470, low: 80),
        Harbour(name: "Weymouth", firstHigh: 541, high: 210, low: 30),
        Harbour(name: "Plymouth", firstHigh: 402, high: 550, low: 80),
    ]
}
