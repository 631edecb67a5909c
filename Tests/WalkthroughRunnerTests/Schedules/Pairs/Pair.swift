import Testing

/// A scene with a defect and the same without, with the walkthrough that both hold in the default order.
struct Pair: Sendable, CustomTestStringConvertible {
    /// What kind of order shows the defect.
    enum Point: String, CaseIterable, Sendable {
        /// A reply between two things that are near to each other.
        case gaps
        /// Something between two letters.
        case letters
        /// A reply between two of many steps at one moment.
        case steps
        /// A user who takes time.
        case slowUser = "slow user"
        /// Calls that declare no latency.
        case undeclared = "no latency"
    }

    let name: String
    let point: Point
    let steps: String
    let build: @Sendable (PairVC) -> Void

    init(_ name: String, _ point: Point, _ steps: String, _ build: @escaping @Sendable (PairVC) -> Void) {
        (self.name, self.point, self.steps, self.build) = (name, point, steps, build)
    }

    var testDescription: String { name }

    func script(isMended: Bool = false) -> String { "set start \(name)\nset mended \(isMended)\n" + steps + "\n" }

    static let all = gaps + letters + manySteps + slowUser + undeclared
}
