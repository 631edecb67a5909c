/// Wall time for a person to read: two decimals, three below a tenth of a second.
package enum WallTime {
    /// Returns the time in seconds: `0.21 s`, `0.008 s`, `12.50 s`.
    package static func text(_ time: Duration) -> String {
        let (seconds, attoseconds) = time.components
        let milliseconds = max(0, seconds * 1000 + attoseconds / 1_000_000_000_000_000)
        let digits = milliseconds < 100 ? 3 : 2
        let parts = digits == 3 ? milliseconds % 1000 : milliseconds % 1000 / 10
        let fraction = String(parts)
        return "\(milliseconds / 1000)." + String(repeating: "0", count: digits - fraction.utf8.count) + fraction + " s"
    }
}
