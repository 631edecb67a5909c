extension Duration {
    /// The whole nanoseconds in it, cut to 292 years either way.
    package var wholeNanoseconds: Int64 {
        Int64(clamping: attoseconds / 1_000_000_000)
    }

    /// The duration as the walkthrough language writes it, exact to the nanosecond: `300ms`, `1.5s`, `0s`.
    package var text: String {
        let total = wholeNanoseconds
        let magnitude = total.magnitude
        let sign = total < 0 ? "-" : ""
        if magnitude == 0 { return "0s" }
        if magnitude < 1_000_000_000 {
            return sign + Self.decimal(magnitude, unit: 1_000_000, digits: 6) + "ms"
        }
        return sign + Self.decimal(magnitude, unit: 1_000_000_000, digits: 9) + "s"
    }

    /// Writes `value / unit` without trailing zeros.
    private static func decimal(_ value: UInt64, unit: UInt64, digits: Int) -> String {
        let whole = String(value / unit)
        var rest = value % unit
        guard rest > 0 else { return whole }
        var places = digits
        while rest % 10 == 0 {
            rest /= 10
            places -= 1
        }
        let fraction = String(rest)
        return whole + "." + String(repeating: "0", count: places - fraction.utf8.count) + fraction
    }
}
