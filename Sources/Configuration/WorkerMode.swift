/// Whether a worker answers by itself or asks the world.
package enum WorkerMode: String, CaseIterable, Codable, Sendable {
    /// The implementation that needs nothing but the stage.
    case offline
    /// The implementation that does real input and output.
    case live
}
