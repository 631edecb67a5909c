import StageRuntime

extension TraceHash {
    /// Takes a text in, or that there is none.
    mutating func combine(optional text: String?) {
        if let text { combine(text) } else { combine(UInt64.max) }
    }
}
