import WalkthroughRunner

/// A run as one HTML file that needs nothing else: no network, no other file, and for reading no script.
///
/// Filters and what can be opened are HTML and CSS; the script adds the search only. Every picture is stored once.
package enum HtmlReport: ReportFormat {
    /// Its word behind `--report`.
    package static let name = "html"
    /// Where its text goes.
    package static let destination = ReportDestination.folder(fileName: "index.html")
    /// It shows the screen after each step.
    package static let wantsDetail = true

    /// How many of the walkthroughs that went wrong are shown opened.
    private static let openedFailures = 3

    /// Returns the report, in UTF-8.
    package static func render(_ report: RunReport, in place: ReportPlace) -> [UInt8] {
        let suites = report.suites
        var page = HtmlPage()
        var pictures = HtmlPictures(report.pictures)
        var (number, opened) = (0, 0)
        page.begin(report, suites)
        for suite in suites {
            page.begin(suite, report)
            for place in suite.places {
                number += 1
                let walkthrough = report.walkthroughs[place]
                let html = HtmlWalkthrough(walkthrough: walkthrough, number: number, header: report.header)
                let isOpen = html.hasDetail && walkthrough.isFailure && opened < openedFailures
                if isOpen { opened += 1 }
                pictures.take(walkthrough.steps)
                html.write(isOpen: isOpen, pictures, to: &page)
            }
            page.endSuite()
        }
        page.endResults(isEmpty: report.walkthroughs.isEmpty)
        pictures.write(to: &page)
        page.end()
        return page.bytes
    }
}
