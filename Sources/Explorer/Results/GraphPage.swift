import Basics

/// The graph as one page that needs nothing else: findings first, then every state as a list.
struct GraphPage {
    /// The graph.
    let graph: ExplorationGraph

    /// The page.
    var text: String {
        let title = "Exploration of " + MarkupText.html(graph.app)
        let states = graph.states.map(section).joined()
        return """
            <!doctype html>
            <html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
            <title>\(title)</title>
            <style>
            body { font: 15px/1.4 system-ui, sans-serif; margin: 2em auto; max-width: 60em; padding: 0 1em }
            pre { background: #f4f4f6; color: #111; padding: .6em; overflow: auto; border-radius: 6px }
            .finding { border-left: 4px solid #c00; padding-left: 1em }
            .finding h3 { color: #c00 }
            .columns { display: grid; grid-template-columns: 1fr 1fr; gap: 1em }
            </style>
            <h1>\(title)</h1>
            <p>\(graph.states.count) states, \(graph.findings.count) findings</p>
            \(graph.findings.map(section).joined())
            \(screens)
            \(states)
            </html>

            """
    }

    /// Links to the first state of each screen.
    private var screens: String {
        var known: Set<String> = []
        let links = graph.states.filter { known.insert($0.screen).inserted }
            .map { "<li><a href=\"#s\($0.number)\">\(name($0.screen))</a></li>" }
        return "<h2>Screens</h2><ul>\(links.joined())</ul>\n"
    }

    private func section(_ finding: ExplorationGraph.Found) -> String {
        """
        <section class="finding"><h3>\(MarkupText.html(finding.oracle)) on \(name(finding.screen))</h3>
        <p>\(MarkupText.html(finding.message))</p>\(script(finding.script))</section>

        """
    }

    private func section(_ state: ExplorationGraph.State) -> String {
        let edges = state.edges.map { edge in
            "<li><code>\(MarkupText.html(edge.action))</code> → <a href=\"#s\(edge.to)\">\(edge.to): "
                + "\(name(graph.states[edge.to].screen))</a></li>"
        }
        let untried = state.untried.isEmpty ? "" : "<p>\(state.untried.count) actions were not tried</p>"
        return """
            <section id="s\(state.number)"><h3>\(state.number): \(name(state.screen))</h3>
            <div class="columns"><pre>\(MarkupText.html(state.picture.joined(separator: "\n")))</pre>
            <div>\(script(state.script))<ul>\(edges.joined())</ul>\(untried)</div></div></section>

            """
    }

    private func script(_ lines: [String]) -> String {
        "<pre>\(MarkupText.html(lines.joined(separator: "\n")))</pre>"
    }

    private func name(_ screen: String) -> String { screen.isEmpty ? "no screen" : MarkupText.html(screen) }
}
