// error: main actor-isolated property 'text' can not be mutated from a nonisolated context
import Rehearsal

/// A part that changes a view from wherever it is called.
nonisolated final class MissingIsolation {
    func show(_ text: String, in label: UILabel) { label.text = text }
}
