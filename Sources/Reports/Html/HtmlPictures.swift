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
        page.line("<svg class=\"store\" width=\"0\" height=\"0\" aria-hidden=\"true\">")
        for (key, picture) in shown { page.line(Self.symbol(key, picture)) }
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
