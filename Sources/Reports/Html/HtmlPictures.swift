import HeadlessUIKit
import Walkthroughs

/// Every picture that the page shows, once, for the frames to use.
struct HtmlPictures {
    /// The run.
    let report: RunReport

    /// Writes them, in the order in which they are first shown.
    func write(to page: inout HtmlPage) {
        var told: Set<String> = []
        for walkthrough in report.walkthroughs {
            for step in walkthrough.steps {
                guard let key = step.picture, let picture = report.pictures[key], told.insert(key).inserted else {
                    continue
                }
                if told.count == 1 { page.line("<svg class=\"store\" width=\"0\" height=\"0\" aria-hidden=\"true\">") }
                page.line(
                    "<symbol id=\"p\(HtmlText.line(key))\" viewBox=\"0 0 \(picture.width) \(picture.height)\">"
                        + Self.checked(picture.body) + "</symbol>")
            }
        }
        if !told.isEmpty { page.line("</svg>") }
    }

    /// A drawing as it was made, or nothing where a journal holds what no drawing of ours has: the page runs nothing.
    private static func checked(_ body: String) -> String {
        DrawingCheck.isHarmless(body) ? body : ""
    }
}
