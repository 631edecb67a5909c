/// Sends recorded values and a recorded end to each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
    /// Values and an end.
    public struct Recording {
        /// The values so far.
        public private(set) var output: [Output] = []
        /// The end; it finishes if none was recorded.
        public private(set) var completion = Subscribers.Completion<Failure>.finished

        /// Makes an empty recording.
        public init() {}
        /// Makes a recording.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
        }

        /// Records a value.
        public mutating func receive(_ input: Output) { output.append(input) }
        /// Records the end.
        public mutating func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }
    }

    /// What it sends.
    public let recording: Recording

    /// Records what a closure says.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.recording = recording
    }

    /// Makes a publisher of a recording.
    public init(recording: Recording) { self.recording = recording }
    /// Makes a publisher of values and an end.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        recording = Recording(output: output, completion: completion)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let end = recording.completion
        Publishers.Sequence<[Output], Failure>(sequence: recording.output).convert(
            for: subscriber,
            onFinish: {
                if case .failure(let error) = end { .fail(error) } else { .finish(nil) }
            }
        ) { .send($0) }
    }
}
