/// How far `wait` moves the clock.
package enum Wait: Equatable {
    /// To the next thing that is due.
    case next
    /// By exactly that.
    case by(Duration)
    /// From due time to due time until the expectation holds, at most its `within`, or 60 s when it has none.
    case until(Expectation)
}

extension Wait: CustomStringConvertible {
    /// The line as the language writes it.
    package var description: String {
        switch self {
        case .next: "wait"
        case .by(let duration): "wait \(DurationSyntax.text(duration))"
        case .until(let expectation): "wait until \(expectation)"
        }
    }
}
