extension Publishers {
    /// Turns the failure into another.
    public struct MapError<Upstream: Publisher, Failure: Error>: Operator {
        let upstream: Upstream
        let transform: (Upstream.Failure) -> Failure

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
            upstream.convertFailure(for: subscriber) { [transform] in .fail(transform($0)) }
        }
    }

    /// Gives a publisher that cannot fail a type of failure.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Operator where Upstream.Failure == Never {
        let upstream: Upstream

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
            upstream.convertFailure(for: subscriber)
        }
    }

    /// Sends a value in place of a failure, and finishes.
    public struct ReplaceError<Upstream: Publisher>: Operator {
        /// It cannot fail.
        public typealias Failure = Never
        let upstream: Upstream
        let output: Upstream.Output

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Never {
            upstream.convertFailure(for: subscriber) { [output] _ in .finish(output) }
        }
    }

    /// Fails the run if the upstream fails, which ends the app on a phone.
    public struct AssertNoFailure<Upstream: Publisher>: Operator {
        /// It cannot fail.
        public typealias Failure = Never
        let upstream: Upstream
        let prefix: String
        let file: StaticString
        let line: UInt

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Never {
            upstream.convertFailure(for: subscriber) { [prefix, file, line] failure in
                let start = prefix.isEmpty ? "" : prefix + ": "
                raiseFatal("\(start)a publisher with assertNoFailure has failed: \(failure) (\(file):\(line))")
                return .keep
            }
        }
    }
}

extension Publisher {
    /// Turns the failure into another.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }

    /// Sends a value in place of a failure, and finishes.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }

    /// Fails the run with its reason if the publisher fails, which ends the app on a phone; nothing is sent then.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #fileID, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}

extension Publisher where Failure == Never {
    /// Gives the publisher a type of failure, as others that it is combined with have it.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}
