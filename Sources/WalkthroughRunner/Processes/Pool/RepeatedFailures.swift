/// The walkthroughs that have failed in a process after others, and are performed again in a new process.
///
/// One that passes there depends on what an earlier one has left: on static state of the app.
struct RepeatedFailures {
    /// A walkthrough that has failed.
    struct Failure {
        /// Its result, which counts whatever the repetition shows.
        var result: WalkthroughResult
        /// Its steps.
        let steps: [PerformedStep]
    }

    /// What is said of a failure if the repetition has passed.
    private static let note =
        "it passes in a process of its own: something that an earlier walkthrough has left in this process makes it "
        + "fail, such as a static variable of the app, which no launch resets"

    /// The maximum number of repetitions.
    private let limit: Int
    /// How many there were.
    private var count = 0
    /// The failures that wait for their repetitions, by place in the order.
    private var failures: [Int: Failure] = [:]
    /// How many walkthroughs the process of each slot has begun.
    private var begun: [Int]

    init(limit: Int, slots: Int) {
        self.limit = limit
        begun = Array(repeating: 0, count: slots)
    }

    /// The places of the failures that still wait, in order.
    var places: [Int] { failures.keys.sorted() }

    /// Notes that the process of a slot begins a walkthrough; returns whether for the first time.
    mutating func began(_ place: Int, in slot: Int) -> Bool {
        begun[slot] += 1
        return failures[place] == nil
    }

    /// Notes that the process of a slot has ended.
    mutating func died(_ slot: Int) { begun[slot] = 0 }

    /// Returns whether a result is that of a failure that is to be repeated.
    func wants(_ result: WalkthroughResult, of place: Int, in slot: Int) -> Bool {
        count < limit && result.outcome == .failed && begun[slot] > 1 && failures[place] == nil
    }

    /// Keeps a failure until it is repeated.
    mutating func keep(_ failure: Failure, of place: Int) {
        count += 1
        failures[place] = failure
    }

    /// Removes and returns the failure of a place, given the result of its repetition; nil if there was no failure.
    mutating func take(_ place: Int, repetition: WalkthroughResult? = nil, in slot: Int? = nil) -> Failure? {
        guard var failure = failures.removeValue(forKey: place) else { return nil }
        let isAlone = slot.map { begun[$0] == 1 } ?? false
        if repetition?.outcome == .passed, isAlone { failure.result.note(Self.note) }
        return failure
    }
}

extension WalkthroughResult {
    /// Adds a note to the last failure.
    mutating func note(_ text: String) {
        guard let last = failures.indices.last else { return }
        failures[last].notes.append(text)
    }
}
