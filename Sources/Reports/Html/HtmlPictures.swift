import HeadlessUIKit
import WalkthroughRunner

/// Every picture that the page shows, once, for the frames to use.
struct HtmlPictures {
    /// Where the first frame with a picture is.
    private struct Frame {
        /// The walkthrough's place in the report.
        let place: Int
        /// The step's place in the walkthrough.
        let step: Int

        func precedes(_ other: Frame) -> Bool { (place, step) < (other.place, other.step) }
    }

    /// Where each picture is shown first, by its key.
    private var frames: [String: Frame] = [:]
    /// The pictures as HTML, by their keys.
    private var symbols: [String: String] = [:]

    /// Takes in the steps of a walkthrough.
    mutating func take(_ steps: [PerformedStep], at place: Int) {
        var last: String?
        for (index, step) in steps.enumerated() where step.picture != last {
            last = step.picture
            guard let key = step.picture else { continue }
            let frame = Frame(place: place, step: index)
            if let known = frames[key], !frame.precedes(known) { continue }
            frames[key] = frame
        }
    }

    /// Writes them, in the order in which they are first shown.
    mutating func write(_ pictures: [String: ScreenPicture], to page: inout HtmlPage) {
        let shown = frames.filter { pictures[$0.key] != nil }.sorted { $0.value.precedes($1.value) }
        guard !shown.isEmpty else { return }
        page.line("<svg class=\"store\" width=\"0\" height=\"0\" aria-hidden=\"true\">")
        for (key, _) in shown {
            let symbol = symbols[key] ?? pictures[key].map { Self.symbol(key, $0) } ?? ""
            symbols[key] = symbol
            page.line(symbol)
        }
        page.line("</svg>")
    }

    private static func symbol(_ key: String, _ picture: ScreenPicture) -> String {
        "<symbol id=\"p\(HtmlText.line(key))\" viewBox=\"0 0 \(picture.width) \(picture.height)\">"
            + checked(picture.body) + "</symbol>"
    }

    /// A drawing as it was made, or nothing if a journal holds what no drawing of ours has: the page runs nothing.
    private static func checked(_ body: String) -> String {
        DrawingCheck.isHarmless(body) ? body : ""
    }
}
