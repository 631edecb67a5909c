import Basics
import HeadlessUIKit

/// The graph as a self-contained HTML page: the map of the screens, the findings, and the list of states.
struct GraphPage {
    /// The largest number of states that the page lists.
    private static let stateLimit = 500
    /// The largest number of states of one screen that are drawn.
    private static let drawnLimit = 4

    private let graph: ExplorationGraph
    private let states: ArraySlice<ExplorationGraph.State>
    /// The pictures of states, by the states' numbers.
    private let pictures: [Int: ScreenPicture]

    init(graph: ExplorationGraph) {
        self.graph = graph
        states = graph.states.prefix(Self.stateLimit)
        var counts: [String: Int] = [:]
        var pictures: [Int: ScreenPicture] = [:]
        for state in graph.states {
            guard let drawing = state.drawing, counts[state.screen, default: 0] < Self.drawnLimit else { continue }
            counts[state.screen, default: 0] += 1
            pictures[state.number] = drawing
        }
        self.pictures = pictures
    }

    var text: String {
        let title = "Exploration of " + Self.safe(graph.app)
        return """
            <!doctype html>
            <html lang="en"><meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(MarkupText.pagePolicy)">
            <meta name="viewport" content="width=device-width">
            <title>\(title)</title>
            <style>
            :root { color-scheme: light dark; font-family: \(ScreenPicture.fontFamily) }
            body { font-size: 15px; line-height: 1.4; margin: 2em auto; max-width: 70em; padding: 0 1em }
            pre { background: #8882; padding: .6em; overflow: auto; border-radius: 6px; user-select: all }
            .maps { overflow: auto; border: 1px solid #8884; border-radius: 8px; max-height: 80vh }
            .finding { border-left: 4px solid #c00; padding-left: 1em }
            .finding h3 { color: #c00 }
            .state { display: grid; grid-template-columns: 15em 1fr; gap: 1em; margin: 1em 0 }
            .state svg { width: 13em; height: auto }
            .state .text { font-size: 12px }
            summary { font-weight: 600; margin: .6em 0; cursor: pointer }
            button { float: right }
            </style>
            <h1>\(title)</h1>
            <p>\(graph.states.count) states, \(graph.findings.count) findings</p>
            \(store)
            <div class="maps">\(ScreenMap(graph, pictures).svg)</div>
            \(graph.findings.map(section).joined())
            <h2>States</h2>
            \(screens)
            \(rest)
            <script>
            for (const pre of document.querySelectorAll("pre.script")) {
              const button = document.createElement("button")
              button.textContent = "Copy"
              button.onclick = () => navigator.clipboard.writeText(pre.textContent)
              pre.before(button)
            }
            const open = () => {
              const target = document.getElementById(location.hash.slice(1))
              const around = target && target.closest("details")
              if (around) { around.open = true; target.scrollIntoView() }
            }
            addEventListener("hashchange", open)
            open()
            </script>
            </html>

            """
    }

    /// The pictures, each written once, for the map and the list to refer to.
    private var store: String {
        let drawings = pictures.sorted { $0.key < $1.key }.map { number, picture in
            let frame = PhoneFrame(picture)
            return "<g id=\"p\(number)\">\(picture.body)\(frame.keyboard)\(frame.edge)\(frame.returnName)</g>\n"
        }
        return "<svg width=\"0\" height=\"0\" aria-hidden=\"true\" style=\"position:absolute\"><defs>\n"
            + drawings.joined() + "</defs></svg>"
    }

    /// The states by screen; each screen is a line that can be opened.
    private var screens: String {
        var order: [String] = []
        var groups: [String: [ExplorationGraph.State]] = [:]
        for state in states {
            if groups[state.screen] == nil { order.append(state.screen) }
            groups[state.screen, default: []].append(state)
        }
        return order.map { screen in
            let group = groups[screen, default: []]
            return "<details><summary>\(name(screen)): \(group.count.counted("state"))"
                + "</summary>\n\(group.map(section).joined())</details>\n"
        }.joined()
    }

    /// The number of states that the page does not list, as a paragraph; empty if it lists all.
    private var rest: String {
        let count = graph.states.count - states.count
        return count == 0 ? "" : "<p>\(count) more states; a graph that ends in .json has all of them</p>"
    }

    private func section(_ finding: ExplorationGraph.Found) -> String {
        """
        <section class="finding"><h3>\(Self.safe(finding.oracle)) on \(name(finding.screen))</h3>
        <p>\(Self.safe(finding.message))</p>\(script(finding.script))</section>

        """
    }

    private func section(_ state: ExplorationGraph.State) -> String {
        let edges = state.edges.map { edge in
            let to = states.indices.contains(edge.to) ? "<a href=\"#s\(edge.to)\">\(edge.to)</a>" : "\(edge.to)"
            return
                "<li><code>\(Self.safe(edge.action))</code> → \(to): \(name(graph.states[edge.to].screen))</li>"
        }
        let untried = state.untried.isEmpty ? "" : "<p>\(state.untried.count) actions were not tried</p>"
        let picture =
            pictures[state.number].map {
                "<svg viewBox=\"\(PhoneFrame($0).viewBox)\"><use href=\"#p\(state.number)\"/></svg>"
            } ?? "<pre class=\"text\">\(Self.safe(state.picture.joined(separator: "\n")))</pre>"
        return """
            <section id="s\(state.number)" class="state"><div>\(picture)</div>
            <div><b>\(state.number): \(name(state.screen))</b>\(script(state.script))<ul>\(edges.joined())</ul>
            \(untried)</div></section>

            """
    }

    private func script(_ lines: [String]) -> String {
        "<pre class=\"script\">\(Self.safe(lines.joined(separator: "\n")))</pre>"
    }

    private func name(_ screen: String) -> String { Self.safe(ExplorationGraph.name(screen)) }

    /// Returns lines of an app or a script, made safe and escaped.
    static func safe(_ text: String) -> String { MarkupText.html(SafeText.lines(text)) }
}
