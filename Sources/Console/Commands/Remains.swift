/// What a run was made of, left as it is when the process ends.
final class Remains {
    /// All of it.
    private let parts: [Any]

    /// Takes it.
    init(_ parts: [Any]) {
        self.parts = parts
    }

    /// Keeps it for as long as the process lives.
    func leave() { _ = Unmanaged.passRetained(self) }
}
