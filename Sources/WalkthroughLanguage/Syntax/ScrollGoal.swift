/// How far `scroll` goes.
package enum ScrollGoal: Equatable {
    /// One page towards the start.
    case up
    /// One page towards the end.
    case down
    /// Until the element is in view.
    case to(ElementQuery)
}
