/// The lines a test's closures write down, in order.
final class Notes {
    private(set) var lines: [String] = []

    func add(_ line: String) { lines.append(line) }
}
