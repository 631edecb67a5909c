/// What the Return key is called.
public enum UIReturnKeyType: Sendable {
    /// Return.
    case `default`
    /// Go.
    case go
    /// Next.
    case next
    /// Search.
    case search
    /// Send.
    case send
    /// Done.
    case done
    /// Continue.
    case `continue`
    /// Join.
    case join
}
