import Basics
import Foundation
import HeadlessUIKit
import WalkthroughRunner

/// The states of an exploration and the actions that lead from one to another, as a page or as data.
package struct ExplorationGraph {
    /// The file formats of a graph.
    package enum Format: String, CaseIterable, Sendable {
        /// One page: every state with its screen, the script that leads to it, and its actions.
        case html
        /// All states, actions and findings, for tools.
        case json
        /// The screens and the actions between them, for Graphviz.
        case dot
        /// The screens and the actions between them, for Mermaid.
        case mmd
    }

    struct State: Encodable {
        /// Its position in the order in which states were reached first, from 0.
        let number: Int
        let screen: String
        let picture: [String]
        /// The drawn screen; nil unless it was drawn for a page.
        let drawing: ScreenPicture?
        /// The shortest known script that leads to the state.
        let script: [String]
        /// The actions that lead to other states.
        let edges: [Edge]
        let untried: [String]
    }

    /// An action that leads from one state to another.
    struct Edge: Encodable {
        let action: String
        let to: Int
    }

    /// An action that leads from one screen to another.
    struct ScreenEdge {
        let from: String
        let to: String
        let action: String
    }

    /// A finding, for the page and for tools.
    struct Found: Encodable {
        let oracle: String
        let screen: String
        let message: String
        let script: [String]
    }

    let app: String
    /// The states in the order in which they were reached first.
    let states: [State]
    let findings: [Found]

    /// Makes the graph of an exploration that has ended.
    package init(_ explorer: Explorer) {
        app = explorer.setup.app.name
        let frontier = explorer.frontier
        let numbers = Dictionary(
            frontier.order.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
        let readable = explorer.concealing
        states = frontier.order.enumerated().compactMap { number, id in
            guard let node = frontier.nodes[id] else { return nil }
            let edges = node.state.actions.indices.compactMap { choice -> Edge? in
                guard let target = node.targets[choice].flatMap({ numbers[$0] }), target != number else { return nil }
                return Edge(action: readable(node.state.actions[choice]), to: target)
            }
            let untried = frontier.untried(in: node).map { readable(node.state.actions[$0]) }
            return State(
                number: number, screen: node.state.screen, picture: node.state.picture.map(readable),
                drawing: node.state.drawing, script: node.performed.path.map(readable),
                edges: edges, untried: untried)
        }
        findings = explorer.findings.map {
            Found(
                oracle: $0.failure.oracle, screen: $0.failure.screen, message: readable($0.failure.message),
                script: $0.allLines.map(readable))
        }
    }

    /// Returns the graph as text.
    package func text(as format: Format) -> String {
        switch format {
        case .html: GraphPage(graph: self).text
        case .json: json
        case .dot: dot
        case .mmd: mermaid
        }
    }

    private var json: String {
        struct Whole: Encodable {
            let app: String
            let states: [State]
            let findings: [Found]
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let data = try? encoder.encode(Whole(app: app, states: states, findings: findings))
        return data.map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
    }

    /// The first action between each pair of screens, in the order in which they were found.
    var screenEdges: [ScreenEdge] {
        var known: Set<[String]> = []
        return states.flatMap { state in
            state.edges.compactMap { edge -> ScreenEdge? in
                let target = states[edge.to].screen
                guard target != state.screen, known.insert([state.screen, target]).inserted else { return nil }
                return ScreenEdge(from: state.screen, to: target, action: edge.action)
            }
        }
    }

    private var dot: String {
        let lines = screenEdges.map { edge in
            "  \(Self.quoted(Self.name(edge.from))) -> \(Self.quoted(Self.name(edge.to))) "
                + "[label=\(Self.quoted(edge.action))];"
        }
        return (["digraph \(Self.quoted(app)) {"] + lines + ["}"]).joined(separator: "\n") + "\n"
    }

    private var mermaid: String {
        // A name may have blanks, or be a word of Mermaid: so a screen's number names it, and its name is a label.
        var numbers: [String: Int] = [:]
        for edge in screenEdges {
            for screen in [edge.from, edge.to] where numbers[screen] == nil { numbers[screen] = numbers.count }
        }
        let label = { (text: String) in
            "\"" + MarkupText.html(SafeText.fragment(text)).replacing("\"", with: "#quot;") + "\""
        }
        let screens = numbers.sorted { $0.value < $1.value }.map { "  s\($1)[\(label(Self.name($0)))]" }
        let lines = screenEdges.map { edge in
            "  s\(numbers[edge.from, default: 0]) -->|\(label(edge.action))| s\(numbers[edge.to, default: 0])"
        }
        return (["graph LR"] + screens + lines).joined(separator: "\n") + "\n"
    }

    /// Returns what a screen without a name is called.
    static func name(_ screen: String) -> String { screen.isEmpty ? "no screen" : screen }

    private static func quoted(_ text: String) -> String {
        "\"" + SafeText.fragment(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
