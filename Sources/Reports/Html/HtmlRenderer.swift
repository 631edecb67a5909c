import HeadlessUIKit
import WalkthroughRunner

/// Makes the page of one run again and again as the run goes on, and what it says of a walkthrough only once.
///
/// The steps are nearly all of a page. Made when their walkthrough ends, they are at hand when the run does, be it by
/// Ctrl-C. What has not run differs in its names only.
package final class HtmlRenderer {
    /// A walkthrough without its steps.
    private struct Section {
        /// How it had gone.
        let outcome: WalkthroughResult.Outcome
        /// How many warnings there were of it.
        let warningCount: Int
        /// What stands before its steps, not opened.
        let front: [UInt8]
        /// Whether it can be opened.
        let hasDetail: Bool
    }

    /// How many of the walkthroughs that went wrong are shown opened.
    private static let openedFailures = 3

    /// What the run was asked to do.
    private var header = RunHeader()
    /// The suites; nil before the first page.
    private var order: SuiteOrder?
    /// The numbers of walkthroughs on the page, which links have in them, by place.
    private var numbers: [Int] = []
    /// The walkthroughs that were drawn, by place.
    private var sections: [Section?] = []
    /// The steps that were drawn, by place; empty if there are none.
    private var steps: [[UInt8]] = []
    /// The pictures that they show.
    private var pictures = HtmlPictures()
    /// What is said of a walkthrough that has not run.
    private var notRun: TextTemplate?
    /// Whether this template takes the names of a walkthrough, by place: nothing is done to them.
    private var isPlain: [Bool] = []

    /// Makes a renderer for one run, or one report.
    package init() {}

    /// Draws a walkthrough that has ended; its steps are not read again as long as the same walkthroughs are there.
    package func prepare(_ place: Int, _ report: RunReport) {
        if order?.fits(report, at: place) != true { _ = begin(report) }
        steps[place] = []
        sections[place] = draw(place, report)
    }

    /// Returns the report.
    package func render(_ report: RunReport) -> ReportText {
        var order = order ?? begin(report)
        if header != report.header || !order.fits(report) { order = begin(report) }
        var text = ReportText()
        var page = HtmlPage()
        var opened = 0
        page.begin(report, order)
        for suite in order.suites {
            page.begin(suite, report)
            text.append(page.take())
            for place in suite.places {
                if let notRun, isPlain[place], report.walkthroughs[place].isOnlyPlanned {
                    let identity = report.walkthroughs[place].walkthrough
                    text.extend { html in
                        notRun.fill(String(numbers[place]), identity.name, identity.argument, into: &html)
                    }
                    continue
                }
                let section = section(at: place, report)
                let isOpen = section.hasDetail && section.outcome.isFailure && opened < Self.openedFailures
                if isOpen { opened += 1 }
                text.append(isOpen ? walkthrough(at: place, report).front(isOpen: true) : section.front)
                text.append(steps[place])
                if section.hasDetail { text.append(HtmlWalkthrough.end) }
            }
            page.endSuite()
        }
        page.endResults(isEmpty: report.walkthroughs.isEmpty)
        pictures.write(report.pictures, to: &page)
        page.end()
        text.append(page.take())
        return text
    }

    private func begin(_ report: RunReport) -> SuiteOrder {
        let order = SuiteOrder(report)
        let count = report.walkthroughs.count
        header = report.header
        self.order = order
        numbers = Array(repeating: 0, count: count)
        for (index, place) in order.places.enumerated() { numbers[place] = index + 1 }
        sections = Array(repeating: nil, count: count)
        steps = Array(repeating: [], count: count)
        pictures = HtmlPictures()
        notRun = HtmlWalkthrough.template(header)
        isPlain = report.walkthroughs.indices.map { place in
            let identity = report.walkthroughs[place].walkthrough
            return TextTemplate.takes(identity.name) && TextTemplate.takes(identity.argument)
        }
        return order
    }

    private func section(at place: Int, _ report: RunReport) -> Section {
        let count = report.walkthroughs[place].warnings.count
        if let known = sections[place], known.outcome == report.walkthroughs[place].outcome,
            known.warningCount == count
        {
            return known
        }
        let section = draw(place, report)
        sections[place] = section
        return section
    }

    private func draw(_ place: Int, _ report: RunReport) -> Section {
        drawSteps(of: report.walkthroughs[place], place, report.pictures)
        let html = walkthrough(at: place, report)
        return Section(
            outcome: html.walkthrough.outcome, warningCount: html.walkthrough.warnings.count, front: html.front(),
            hasDetail: html.hasDetail)
    }

    private func walkthrough(at place: Int, _ report: RunReport) -> HtmlWalkthrough {
        HtmlWalkthrough(
            walkthrough: report.walkthroughs[place], number: numbers[place], header: header,
            hasSteps: !steps[place].isEmpty)
    }

    private func drawSteps(of walkthrough: WalkthroughResult, _ place: Int, _ known: [String: ScreenPicture]) {
        guard !walkthrough.steps.isEmpty, steps[place].isEmpty else { return }
        var page = HtmlPage()
        let drawing = HtmlSteps(walkthrough: walkthrough, number: numbers[place], pictures: known)
        drawing.writeFilm(to: &page)
        drawing.writeList(to: &page)
        steps[place] = page.take()
        pictures.take(walkthrough.steps, at: place)
    }
}
