/// Tells drawings of ours from whatever else may stand in a journal that somebody else has written.
enum DrawingCheck {
    /// The elements that a drawing has.
    private static let elements: Set<Substring> = ["rect", "circle", "polyline", "text", "g", "svg"]

    /// Returns whether a text holds these elements only, and no attribute that could act.
    static func isHarmless(_ body: String) -> Bool {
        var rest = body.utf8[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            guard let end = rest[start...].firstIndex(of: UInt8(ascii: ">")),
                let tag = Substring(rest[rest.index(after: start)..<end])
                    .split(whereSeparator: { $0 == " " || $0 == "/" }).first,
                elements.contains(tag), attributesAreHarmless(rest[start..<end])
            else { return false }
            rest = rest[rest.index(after: end)...]
        }
        return true
    }

    /// No attribute of a drawing refers to anything or is called when something happens.
    private static func attributesAreHarmless(_ tag: Substring.UTF8View) -> Bool {
        Substring(tag).split(separator: " ").dropFirst().allSatisfy { word in
            !word.hasPrefix("on") && !word.hasPrefix("href") && !word.hasPrefix("xlink") && !word.hasPrefix("style")
        }
    }
}
