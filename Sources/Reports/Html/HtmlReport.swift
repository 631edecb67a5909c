import WalkthroughRunner

/// A run as one HTML file that is complete in itself: no network, no other file, and no script for reading.
///
/// Filters and collapsible parts are HTML and CSS; the script adds only the search. Every picture is stored once.
package enum HtmlReport: ReportFormat {
    /// Its name for `--report`.
    package static let name = "html"
    /// The destination of its text.
    package static let destination = ReportDestination.folder(fileName: "index.html")
    /// It shows the screen after each step.
    package static let wantsDetail = true

    /// How many of the failed walkthroughs are expanded.
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
