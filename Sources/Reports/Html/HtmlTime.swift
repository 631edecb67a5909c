import StageRuntime

/// Times for readers of the page.
enum HtmlTime {
    /// Returns a virtual time as the walkthrough language writes it.
    static func virtual(_ nanoseconds: Int64) -> String { Duration.nanoseconds(nanoseconds).text }

    /// Returns a wall time, rounded: `8 ms`, `3.21 s`.
    static func wall(_ nanoseconds: Int64) -> String {
        let milliseconds = max(nanoseconds, 0) / 1_000_000
        if milliseconds < 1 { return "under 1 ms" }
        if milliseconds < 1000 { return "\(milliseconds) ms" }
        let rest = String(milliseconds % 1000 / 10)
        return "\(milliseconds / 1000)." + (rest.utf8.count == 1 ? "0" : "") + rest + " s"
    }
}
