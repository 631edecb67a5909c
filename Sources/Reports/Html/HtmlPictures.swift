import HeadlessUIKit
import Walkthroughs

/// Every picture that the page shows, once, for the frames to use.
struct HtmlPictures {
    /// The run.
    let report: RunReport

    /// Writes them, in the order in which they are first shown.
    ///
    /// - Parameter symbols: those that were written before, by their keys; takes in the others.
    func write(to page: inout HtmlPage, keepingIn symbols: inout [String: String]) {
        var told: Set<String> = []
        for walkthrough in report.walkthroughs {
            for step in walkthrough.steps {
                guard let key = step.picture, let picture = report.pictures[key], told.insert(key).inserted else {
                    continue
                }
                if told.count == 1 { page.line("<svg class=\"store\" width=\"0\" height=\"0\" aria-hidden=\"true\">") }
                let symbol = symbols[key] ?? Self.symbol(key, picture)
                symbols[key] = symbol
                page.line(symbol)
            }
        }
        if !told.isEmpty { page.line("</svg>") }
    }

    private static func symbol(_ key: String, _ picture: ScreenPicture) -> String {
        "<symbol id=\"p\(HtmlText.line(key))\" viewBox=\"0 0 \(picture.width) \(picture.height)\">"
            + checked(picture.body) + "</symbol>"
    }

    /// A drawing as it was made, or nothing where a journal holds what no drawing of ours has: the page runs nothing.
    private static func checked(_ body: String) -> String {
        DrawingCheck.isHarmless(body) ? body : ""
    }
}
