// No error: the same settings let right code through.
import Rehearsal

/// A view as scenes have it.
final class Compiles: SceneView {
    private let label = UILabel()

    func show(_ text: String) { label.text = text }
}
