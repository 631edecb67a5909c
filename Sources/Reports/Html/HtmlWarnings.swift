import WalkthroughLanguage
import WalkthroughRunner

/// What is doubtful about one walkthrough, below what went wrong in it.
struct HtmlWarnings {
    /// The warnings.
    let warnings: [WalkthroughWarning]

    /// Writes them; nothing if there are none.
    func write(to page: inout HtmlPage) {
        for warning in warnings {
            page.line("<section class=\"warning\"><h4>\(HtmlText.line("Warning: " + warning.message))</h4>")
            var place = HtmlText.line(warning.place.description)
            for use in warning.uses.reversed() { place += ", used at " + HtmlText.line(use.description) }
            page.line("<p class=\"place\">\(place)</p>")
            if let source = warning.source {
                page.line("<p class=\"source\"><code>\(HtmlText.line(source))</code></p>")
            }
            page.line("<ul class=\"notes\"><li>\(HtmlText.line(warning.advice))</li></ul></section>")
        }
    }
}
