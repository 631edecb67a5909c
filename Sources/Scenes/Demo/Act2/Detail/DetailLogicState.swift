/// The state of Detail.
package struct DetailLogicState: Equatable, Codable {
    /// Whether the device may rotate.
    package enum Rotation: String, CaseIterable, Codable {
        /// The device may rotate.
        case unlocked
        /// The orientation is locked.
        case locked
    }

    /// The heading.
    package var headline: String
    /// The number of rotations of the device.
    package var numberOfRotations: Int
    /// Whether the device may rotate.
    package var rotation = Rotation.unlocked
}
