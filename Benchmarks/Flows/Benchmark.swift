/// One thing that is timed; made by ``BenchmarkSuite``, run by the package in this folder's parent.
public struct Benchmark {
    /// What it is called in the table and in the JSON.
    public let name: String
    /// The most one round may take; nil for what only serves as a comparison.
    public let budget: Duration?
    /// The name of the same thing written as direct calls on the Logic objects.
    public let directName: String?
    /// How many rounds make one sample.
    public let rounds: Int
    /// Performs one round.
    public let perform: () throws -> Void

    /// Describes what is timed.
    init(
        _ name: String, budget: Duration? = nil, direct: String? = nil, rounds: Int,
        _ perform: @escaping () throws -> Void
    ) {
        self.name = name
        self.budget = budget
        directName = direct
        self.rounds = rounds
        self.perform = perform
    }
}
