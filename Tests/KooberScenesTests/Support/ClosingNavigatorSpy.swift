@testable import KooberScenes

/// A navigator that only notes that it was asked to close its scene.
final class ClosingNavigatorSpy: ClosingNavigatorInterface {
    private let note: () -> Void

    init(note: @escaping () -> Void) {
        self.note = note
    }

    func close() { note() }
}
