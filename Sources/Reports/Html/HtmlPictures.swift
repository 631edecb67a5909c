import HeadlessUIKit
import Results

/// The pictures that the page shows, each stored once, and the times in their status bars.
struct HtmlPictures {
    /// The pictures of the run, by their keys.
    private let pictures: [String: ScreenPicture]
    /// The keys of those that are shown, in the order in which they are first shown.
    private var keys: [String] = []
    /// Their numbers on the page, by their keys.
    private var numbers: [String: Int] = [:]
    /// The times in status bars, as elements, by their names on the page.
    private var times: [String: String] = [:]

    init(_ pictures: [String: ScreenPicture]) { self.pictures = pictures }

    /// Adds the steps of a walkthrough; walkthroughs must come in the order of the page.
    mutating func add(_ steps: [PerformedStep]) {
        for step in steps {
            guard let key = step.picture, let picture = pictures[key] else { continue }
            if numbers[key] == nil {
                keys.append(key)
                numbers[key] = keys.count
            }
            guard let time = step.timeOfDay else { continue }
            let status = PhoneFrame(picture).status(at: time)
            if !status.isEmpty { times[Self.name(of: time, on: picture)] = status }
        }
    }

    /// Returns the picture of the screen after a step; nil if none was drawn.
    func picture(of step: PerformedStep) -> ScreenPicture? { step.picture.flatMap { pictures[$0] } }

    /// Returns the screen after a step, on a phone, by a reference to the stored picture.
    func drawing(of step: PerformedStep, _ picture: ScreenPicture) -> String {
        var label = step.screenName.map { "Screen " + $0 } ?? "Screen"
        if picture.isLandscape { label += ", landscape" }
        if picture.isDark { label += ", dark" }
        if step.hasFailed { label += ", when the step failed" }
        let number = step.picture.flatMap { numbers[$0] } ?? 0
        var text = "<svg viewBox=\"\(PhoneFrame(picture).viewBox)\" role=\"img\" "
        text += "aria-label=\"\(HtmlText.attribute(label))\"><use href=\"#p\(number)\"/>"
        let time = step.timeOfDay.map { Self.name(of: $0, on: picture) }
        if let time, times[time] != nil { text += "<use href=\"#\(time)\"/>" }
        return text + "</svg>"
    }

    func write(to page: inout HtmlPage) {
        guard !keys.isEmpty else { return }
        page.line("<svg class=\"store\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>")
        var frames: Set<String> = []
        for (index, key) in keys.enumerated() {
            guard let picture = pictures[key] else { continue }
            let frame = PhoneFrame(picture)
            if frames.insert(frame.name).inserted { page.line(Self.group(frame)) }
            page.write("<g id=\"p\(index + 1)\">" + picture.body)
            page.line("<use href=\"#f\(frame.name)\"/>" + frame.returnName + "</g>")
        }
        for (name, text) in times.sorted(by: { $0.key < $1.key }) { page.line("<g id=\"\(name)\">\(text)</g>") }
        page.line("</defs></svg>")
    }

    /// Returns the name of a time in the status bar, in letters and digits, for devices of one size and appearance.
    private static func name(of time: String, on picture: ScreenPicture) -> String {
        "t" + time.filter { $0.isASCII && $0.isNumber } + "w\(picture.width)h\(picture.height)"
            + (picture.isDark ? "d" : "")
    }

    /// Returns what is drawn over the pictures of one kind of phone.
    private static func group(_ frame: PhoneFrame) -> String {
        "<g id=\"f\(frame.name)\">" + frame.keyboard + frame.edge + "</g>"
    }
}
