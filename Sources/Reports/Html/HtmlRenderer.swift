import HeadlessUIKit
import Walkthroughs

/// Makes the page of one run again and again as the run goes on, and what it says of a walkthrough's steps only once.
///
/// The steps are nearly all of a page. Made when their walkthrough ends, they are at hand when the run does, be it by
/// Ctrl-C.
package final class HtmlRenderer {
    /// A walkthrough, or its steps, as HTML.
    private struct Section {
        /// The walkthrough's number on the page, which the links have in them.
        let number: Int
        /// The text.
        let html: [UInt8]
    }

    /// The numbers of walkthroughs on the page; a run's are known from its plan on.
    private var numbers: [WalkthroughIdentity: Int] = [:]
    /// The steps of walkthroughs that have ended.
    private var sections: [WalkthroughIdentity: Section] = [:]
    /// The walkthroughs that have not run, as HTML.
    private var waiting: [WalkthroughIdentity: Section] = [:]
    /// The pictures of screens as HTML, by their keys.
    private var symbols: [String: String] = [:]

    /// Makes a renderer for one run, or one report.
    package init() {}

    /// Makes the steps of a walkthrough that has ended.
    package func prepare(_ walkthrough: ReportedWalkthrough, _ report: RunReport) {
        guard let number = numbers[walkthrough.walkthrough] else { return }
        _ = steps(of: walkthrough, number: number, report.pictures)
    }

    /// Returns the report, in UTF-8.
    package func render(_ report: RunReport) -> [UInt8] {
        var page = HtmlPage()
        let suites = report.suites
        var number = 0
        page.begin(report)
        for suite in suites {
            page.begin(suite)
            for walkthrough in suite.walkthroughs {
                number += 1
                numbers[walkthrough.walkthrough] = number
                if walkthrough.outcome == .notRun {
                    page.write(row(of: walkthrough, number: number, report.header))
                    continue
                }
                let steps = steps(of: walkthrough, number: number, report.pictures)
                page.write(walkthrough, number, report.header, steps: steps)
            }
            page.line("</ul></section>")
        }
        page.endResults(isEmpty: report.walkthroughs.isEmpty)
        HtmlPictures(report: report).write(to: &page, keepingIn: &symbols)
        page.end()
        return page.bytes
    }

    /// Returns a walkthrough that has not run, which is nothing but a line.
    private func row(of walkthrough: ReportedWalkthrough, number: Int, _ header: RunHeader) -> [UInt8] {
        if let known = waiting[walkthrough.walkthrough], known.number == number { return known.html }
        var part = HtmlPage()
        part.write(walkthrough, number, header, steps: [])
        waiting[walkthrough.walkthrough] = Section(number: number, html: part.bytes)
        return part.bytes
    }

    private func steps(
        of walkthrough: ReportedWalkthrough, number: Int, _ pictures: [String: ScreenPicture]
    ) -> [UInt8] {
        guard !walkthrough.steps.isEmpty else { return [] }
        if let known = sections[walkthrough.walkthrough], known.number == number { return known.html }
        var part = HtmlPage()
        let steps = HtmlSteps(walkthrough: walkthrough, number: number, pictures: pictures)
        steps.writeFilm(to: &part)
        steps.writeList(to: &part)
        sections[walkthrough.walkthrough] = Section(number: number, html: part.bytes)
        return part.bytes
    }
}
