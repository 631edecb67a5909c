import HeadlessUIKit
import WalkthroughRunner

/// Every picture that the page shows, once, for the frames to use; the times in their status bars too.
struct HtmlPictures {
    /// The pictures of the run, by their keys.
    private let pictures: [String: ScreenPicture]
    /// The keys of those that are shown, in the order in which they are first shown.
    private var keys: [String] = []
    /// Their numbers on the page, by their keys.
    private var numbers: [String: Int] = [:]
    /// The times in status bars, as elements, by their names on the page.
    private var times: [String: String] = [:]

    /// Begins with the pictures of a run, by their keys.
    init(_ pictures: [String: ScreenPicture]) { self.pictures = pictures }

    /// Takes in the steps of a walkthrough; walkthroughs come in the order of the page.
    mutating func take(_ steps: [PerformedStep]) {
        for step in steps {
            guard let key = step.picture, let picture = pictures[key] else { continue }
            if numbers[key] == nil {
                keys.append(key)
                numbers[key] = keys.count
            }
            guard let time = step.timeOfDay, !picture.isLandscape else { continue }
            times[Self.name(of: time, on: picture)] = PhoneFrame(picture).status(at: time)
        }
    }

    /// Returns the picture of the screen after a step; nil if none was drawn.
    func picture(of step: PerformedStep) -> ScreenPicture? { step.picture.flatMap { pictures[$0] } }

    /// Returns the screen after a step, on a phone; the picture itself stands once on the page.
    func drawing(of step: PerformedStep, _ picture: ScreenPicture) -> String {
        var label = step.screenName.map { "Screen " + $0 } ?? "Screen"
        if picture.isLandscape { label += ", landscape" }
        if picture.isDark { label += ", dark" }
        if step.hasFailed { label += ", when the step failed" }
        let number = step.picture.flatMap { numbers[$0] } ?? 0
        var text = "<svg viewBox=\"\(PhoneFrame(picture).viewBox)\" role=\"img\" "
        text += "aria-label=\"\(HtmlText.attribute(label))\"><use href=\"#p\(number)\"/>"
        if let time = step.timeOfDay, !picture.isLandscape {
            text += "<use href=\"#\(Self.name(of: time, on: picture))\"/>"
        }
        return text + "</svg>"
    }

    /// Writes them.
    func write(to page: inout HtmlPage) {
        guard !keys.isEmpty else { return }
        page.line("<svg class=\"store\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>")
        var frames: Set<String> = []
        for (index, key) in keys.enumerated() {
            guard let picture = pictures[key] else { continue }
            let frame = PhoneFrame(picture)
            if frames.insert(frame.name).inserted { page.line(Self.group(frame)) }
            page.write("<g id=\"p\(index + 1)\">" + Self.checked(picture.body))
            page.line("<use href=\"#f\(frame.name)\"/>" + frame.returnName + "</g>")
        }
        for (name, text) in times.sorted(by: { $0.key < $1.key }) { page.line("<g id=\"\(name)\">\(text)</g>") }
        page.line("</defs></svg>")
    }

    /// Returns the name of a time in the status bar, in letters and digits, for phones of one width and appearance.
    private static func name(of time: String, on picture: ScreenPicture) -> String {
        "t" + time.filter { $0.isASCII && $0.isNumber } + (picture.isDark ? "d" : "")
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
/// It knows the forms that a drawing is written in, ` name='value'` in a handful of elements, and refuses all others:
/// what a browser would make of them need not be known.
enum DrawingCheck {
    /// The elements that a drawing has.
    private static let elements: Set<Substring> = ["rect", "circle", "polyline", "text", "tspan", "g", "svg"]
    /// The attributes that they have.
    private static let attributes: Set<Substring> = [
        "cx", "cy", "fill", "fill-opacity", "font-size", "font-weight", "height", "opacity", "points", "r", "rx",
        "stroke", "stroke-linecap", "stroke-linejoin", "stroke-opacity", "stroke-width", "text-anchor",
        "text-decoration", "transform", "viewBox", "width", "x", "y",
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
        let quote = UInt8(ascii: "'")
        var rest = text
        while !rest.isEmpty {
            guard rest.first == UInt8(ascii: " ") else { return false }
            let name = Substring(rest.dropFirst().prefix { $0 != UInt8(ascii: "=") })
            guard attributes.contains(name) else { return false }
            rest = rest[name.endIndex...].dropFirst()
            guard rest.first == quote else { return false }
            rest = rest.dropFirst()
            if name == "transform" {
                guard rest.starts(with: "matrix(".utf8) else { return false }
                rest = rest.dropFirst("matrix(".utf8.count).drop(while: isPlain)
                guard rest.first == UInt8(ascii: ")") else { return false }
                rest = rest.dropFirst()
            } else {
                rest = rest.drop(while: isPlain)
            }
            guard rest.first == quote else { return false }
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
