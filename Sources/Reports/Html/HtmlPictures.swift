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
