/// One turn of the water.
struct Tide: Equatable, Codable, Sendable {
    /// Which way it turns.
    enum Level: String, Codable, Sendable {
        case high
        case low
    }

    let level: Level
    /// When, in minutes after midnight.
    let minute: Int
    /// The height of the water then.
    let centimetres: Int
}
