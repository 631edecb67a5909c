/// What Detail knows.
package struct DetailLogicState: Equatable, Codable {
    /// Whether the device may turn.
    enum Rotation: String, Codable {
        case unlocked
        case locked
    }

    var headline: String
    var numberOfRotations: Int
    var rotation = Rotation.unlocked
}
