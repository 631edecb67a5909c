/// What a line `expect …` asks of the stage, and for how long it may take.
package struct Expectation: Equatable {
    /// What must hold.
    package var condition: Condition
    /// How far the clock may move until it holds; nil looks at the stage as it is now.
    package var within: Duration?
    /// Whether a failure is recorded and the walkthrough goes on (`also expect`).
    package var isSoft: Bool

    /// Creates an expectation.
    package init(_ condition: Condition, within: Duration? = nil, isSoft: Bool = false) {
        self.condition = condition
        self.within = within
        self.isSoft = isSoft
    }
}
