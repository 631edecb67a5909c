import HeadlessUIKit
import WalkthroughRunner

/// Every picture that the page shows, once, for the frames to use.
struct HtmlPictures {
    /// The keys of the pictures, in the order in which they are first shown.
    private var keys: [String] = []
    /// The same keys, to find them.
    private var known: Set<String> = []

    /// Takes in the steps of a walkthrough; walkthroughs come in the order of the page.
    mutating func take(_ steps: [PerformedStep]) {
        for key in steps.compactMap(\.picture) where known.insert(key).inserted { keys.append(key) }
    }

    /// Writes them.
    func write(_ pictures: [String: ScreenPicture], to page: inout HtmlPage) {
        let shown = keys.compactMap { key in pictures[key].map { (key, $0) } }
        guard !shown.isEmpty else { return }
        page.line("<svg class=\"store\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>")
        var frames: Set<String> = []
        for (key, picture) in shown {
            let frame = PhoneFrame(picture)
            if frames.insert(frame.name).inserted { page.line(Self.group(frame)) }
            page.line(Self.group(key, picture, frame))
        }
        page.line("</defs></svg>")
    }

    private static func group(_ key: String, _ picture: ScreenPicture, _ frame: PhoneFrame) -> String {
        "<g id=\"p\(HtmlText.line(key))\">" + checked(picture.body) + "<use href=\"#f\(frame.name)\"/>"
            + frame.returnName
            + "</g>"
    }

    /// What lies over the pictures of one kind of phone.
    private static func group(_ frame: PhoneFrame) -> String {
        "<g id=\"f\(frame.name)\">" + frame.keyboard + frame.edge + "</g>"
    }

    /// A drawing as it was made, or nothing if a journal holds what no drawing of ours has: the page runs nothing.
    private static func checked(_ body: String) -> String {
        DrawingCheck.isHarmless(body) ? body : ""
    }
}

/// Tells our own drawings from anything else that a journal of unknown origin may hold.
///
/// It knows the forms that a drawing is written in, ` name="value"` in a handful of elements, and refuses all others:
/// what a browser would make of them need not be known.
enum DrawingCheck {
    /// The elements that a drawing has.
    private static let elements: Set<Substring> = ["rect", "circle", "polyline", "text", "tspan", "g", "svg"]
    /// The attributes that they have.
    private static let attributes: Set<Substring> = [
        "cx", "cy", "fill", "fill-opacity", "font-size", "font-weight", "height", "opacity", "points", "r", "rx",
        "stroke", "stroke-linecap", "stroke-linejoin", "stroke-opacity", "stroke-width", "text-anchor", "viewBox",
        "width", "x", "y",
    ]

    /// Returns whether a text holds what a drawing of ours can have, and each element is closed in its turn.
    static func isHarmless(_ body: String) -> Bool {
        var rest = body.utf8[...]
        var open: [Substring] = []
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            // No value has an angle bracket, so the first one ends the tag.
            guard let end = rest[start...].firstIndex(of: UInt8(ascii: ">")),
                isHarmless(rest[start..<end].dropFirst(), in: &open)
            else { return false }
            rest = rest[end...].dropFirst()
        }
        return open.isEmpty
    }

    /// Returns whether what stands between angle brackets is a tag of ours; notes the elements that are open.
    private static func isHarmless(_ tag: Substring.UTF8View, in open: inout [Substring]) -> Bool {
        if tag.first == UInt8(ascii: "/") { return open.popLast() == Substring(tag.dropFirst()) }
        let isClosed = tag.last == UInt8(ascii: "/")
        let content = isClosed ? tag.dropLast() : tag
        let name = Substring(content.prefix { $0 != UInt8(ascii: " ") })
        guard elements.contains(name) else { return false }
        if !isClosed { open.append(name) }
        return attributesAreHarmless(content[name.endIndex...])
    }

    private static func attributesAreHarmless(_ text: Substring.UTF8View) -> Bool {
        var rest = text
        while !rest.isEmpty {
            guard rest.first == UInt8(ascii: " ") else { return false }
            let name = Substring(rest.dropFirst().prefix { $0 != UInt8(ascii: "=") })
            guard attributes.contains(name) else { return false }
            rest = rest[name.endIndex...].dropFirst()
            guard rest.first == UInt8(ascii: "\"") else { return false }
            rest = rest.dropFirst().drop(while: isPlain)
            guard rest.first == UInt8(ascii: "\"") else { return false }
            rest = rest.dropFirst()
        }
        return true
    }

    /// Values are numbers, words and colours; none of them calls or refers to anything.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: "#"), UInt8(ascii: " "): true
        default: false
        }
    }
}
