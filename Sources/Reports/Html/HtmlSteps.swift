import Basics
import HeadlessUIKit
import Results
import StageRuntime
import WalkthroughLanguage

/// The steps of one walkthrough: a film of their screens, then each step with its changes.
///
/// When a step is expanded, the page's script shows its screen beside its changes.
struct HtmlSteps {
    let walkthrough: WalkthroughResult
    let number: Int
    let pictures: HtmlPictures

    /// Writes a picture for each step that changes what is drawn.
    func writeFilm(to page: inout HtmlPage) {
        var last: String?
        var frames: [(Int, PerformedStep, ScreenPicture)] = []
        for (index, step) in walkthrough.steps.enumerated() {
            guard let key = step.picture, let picture = pictures.picture(of: step) else { continue }
            // Of several steps with the same screen, the first is shown, or else the failed one.
            if key != last {
                frames.append((index, step, picture))
            } else if step.hasFailed, !frames.isEmpty {
                frames[frames.count - 1] = (index, step, picture)
            }
            last = key
        }
        guard !frames.isEmpty else { return }
        page.line("<h4>Screens</h4>")
        page.line("<ol class=\"film\" role=\"list\">")
        for (index, step, picture) in frames { write(step, index, picture, to: &page) }
        page.line("</ol>")
    }

    private func write(_ step: PerformedStep, _ index: Int, _ picture: ScreenPicture, to page: inout HtmlPage) {
        let kind = (picture.isLandscape ? " landscape" : "") + (step.hasFailed ? " bad" : "")
        page.write("<li class=\"frame\(kind)\"><a href=\"#w\(number)s\(index + 1)\">")
        page.write(pictures.drawing(of: step, picture))
        page.write("<code>\(HtmlText.line(step.source))</code>")
        page.line("<time>\(Duration.nanoseconds(step.virtualNanoseconds).text)</time></a></li>")
    }

    /// Writes every step with its time, what it changed on the screen, and its trace.
    func writeList(to page: inout HtmlPage) {
        page.line("<h4>Steps</h4>")
        page.line("<ol class=\"steps\" role=\"list\">")
        var before: [String] = []
        for (index, step) in walkthrough.steps.enumerated() {
            let screen = step.screen.map(lines) ?? before
            write(step, index, from: before, to: screen, in: &page)
            before = screen
        }
        page.line("</ol>")
    }

    private func write(
        _ step: PerformedStep, _ index: Int, from before: [String], to screen: [String], in page: inout HtmlPage
    ) {
        let changes = LineChanges(from: before, to: screen)
        page.write("<li id=\"w\(number)s\(index + 1)\"\(step.hasFailed ? " class=\"bad\"" : "")>")
        let row = row(step, changes)
        let events = step.events.map(lines) ?? []
        let hasChanges = !changes.gone.isEmpty || !changes.new.isEmpty
        guard hasChanges || !events.isEmpty else {
            page.line("<div>\(row)</div></li>")
            return
        }
        page.write("<details><summary>\(row)</summary><div class=\"change\"><div>")
        if hasChanges { page.write("<pre>\(diff(before, screen, changes))</pre>") }
        if !events.isEmpty {
            page.write("<h5>Trace</h5><pre>\(Excerpt.of(events).map(HtmlText.row).joined(separator: "\n"))</pre>")
        }
        page.line("</div></div></details></li>")
    }

    /// Returns the lines of a text that are not empty; a search for bytes is much faster than one for characters.
    private func lines(_ text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
    }

    private func row(_ step: PerformedStep, _ changes: LineChanges) -> String {
        var row = "<time>\(Duration.nanoseconds(step.virtualNanoseconds).text)</time>"
        row += "<code>\(HtmlText.line(step.source))</code>"
        if step.hasFailed { row += "<span class=\"badge\">Failed</span>" }
        if !changes.new.isEmpty { row += "<ins>+\(changes.new.count)</ins>" }
        if !changes.gone.isEmpty { row += "<del>−\(changes.gone.count)</del>" }
        let isElsewhere = step.place.file != walkthrough.walkthrough.path
        let location = isElsewhere ? step.place.file + ":\(step.place.line)" : "line \(step.place.line)"
        return row + "<small>\(HtmlText.line(location))</small>"
    }

    private func diff(_ old: [String], _ new: [String], _ changes: LineChanges) -> String {
        let gone = changes.gone.sorted().map { "− " + HtmlText.line(old[$0]) }.joined(separator: "\n")
        let added = changes.new.sorted().map { "+ " + HtmlText.line(new[$0]) }.joined(separator: "\n")
        return [gone.isEmpty ? "" : "<del>\(gone)</del>", added.isEmpty ? "" : "<ins>\(added)</ins>"]
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }
}

/// The lines that differ between two texts.
struct LineChanges {
    /// How many lines are compared one by one; longer texts differ as a whole.
    private static let limit = 2000

    /// The indices of lines in the first text that the second one lacks.
    let gone: Set<Int>
    /// The indices of lines in the second text that the first one lacks.
    let new: Set<Int>

    init(from old: [String], to new: [String]) {
        let common = zip(old, new).prefix { $0 == $1 }.count
        guard common < old.count || common < new.count else {
            (gone, self.new) = ([], [])
            return
        }
        guard old.count <= Self.limit, new.count <= Self.limit else {
            (gone, self.new) = (Set(old.indices), Set(new.indices))
            return
        }
        // Since most of a screen stays the same, only the lines after the common beginning are compared one by one.
        let rows = LineDifference.rows(from: Array(old[common...]), to: Array(new[common...]))
        gone = Set(rows.filter { $0.second == nil }.compactMap(\.first).map { $0 + common })
        self.new = Set(rows.filter { $0.first == nil }.compactMap(\.second).map { $0 + common })
    }
}

/// The expected and the actual state, line by line.
struct LineComparison {
    /// The expected lines; empty if the failure has none.
    let expected: [String]
    /// The actual lines; empty if the failure has none.
    let actual: [String]
    let changes: LineChanges

    /// Makes the comparison of a failure, `nil` if it has neither side; a difference in one text is split into both.
    init?(_ failure: WalkthroughFailure) {
        var expected = failure.expected?.lines ?? []
        var actual = failure.actual?.lines ?? []
        if expected.isEmpty, Self.isDifference(actual) {
            expected = actual.filter { !$0.hasPrefix("+ ") }.map { String($0.dropFirst(2)) }
            actual = actual.filter { !$0.hasPrefix("- ") }.map { String($0.dropFirst(2)) }
        }
        guard !expected.isEmpty || !actual.isEmpty else { return nil }
        // A line that only repeats the step is left out.
        if actual.isEmpty, let expected = failure.expected, failure.source?.hasSuffix(expected) == true { return nil }
        (self.expected, self.actual) = (expected, actual)
        changes = LineChanges(from: expected, to: actual)
    }

    /// Returns whether each line has a prefix for its side: `- ` for the picture, `+ ` for the screen, blanks for both.
    private static func isDifference(_ lines: [String]) -> Bool {
        lines.contains { $0.hasPrefix("- ") || $0.hasPrefix("+ ") }
            && lines.allSatisfy { $0.hasPrefix("- ") || $0.hasPrefix("+ ") || $0.hasPrefix("  ") }
    }
}
