/// One turn of the water.
nonisolated struct Tide: Equatable, Sendable {
    /// Which way it turns.
    enum Level: String, Codable, Sendable {
        case high
        case low
    }

    let level: Level
    /// When, in minutes after midnight, 0 to 1439.
    let minute: Int
    /// The height of the water then, within 100 m; below zero where it is lower than charts have it.
    let centimetres: Int
}

nonisolated extension Tide: Codable {
    /// Reads the three properties; throws for a minute that no day has and a height that no water has.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        level = try container.decode(Level.self, forKey: .level)
        minute = try container.decode(Int.self, forKey: .minute)
        centimetres = try container.decode(Int.self, forKey: .centimetres)
        guard (0..<1440).contains(minute) else {
            throw DecodingError.dataCorruptedError(
                forKey: .minute, in: container, debugDescription: "no day has this minute")
        }
        guard (-10_000...10_000).contains(centimetres) else {
            throw DecodingError.dataCorruptedError(
                forKey: .centimetres, in: container, debugDescription: "no water is so high or so low")
        }
    }
}
