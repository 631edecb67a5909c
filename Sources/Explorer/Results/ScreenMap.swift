import Foundation
import HeadlessUIKit

/// The screens of an exploration as drawn phones, from left to right by their distance, with their actions.
struct ScreenMap {
    /// A screen on the map.
    private struct Box {
        let name: String
        let state: Int
        let isFound: Bool
        var column = 0
        var row = 0

        /// The upper left corner of its picture.
        var corner: (x: Int, y: Int) { (20 + column * ScreenMap.columnWidth, 40 + row * ScreenMap.rowHeight) }
    }

    private static let size = (width: 120, height: 250)
    /// The distance between columns and between rows.
    private static let columnWidth = 330
    private static let rowHeight = 310
    /// The longest text of an action on the map, in characters; a tooltip shows all of it.
    private static let labelLength = 30

    /// The screens, in the order in which they were reached first.
    private let boxes: [Box]
    private let edges: [ExplorationGraph.ScreenEdge]

    /// The pictures of states, by the states' numbers.
    private let pictures: [Int: ScreenPicture]

    /// Makes the map of a graph with the pictures of its page; screens with findings are red.
    ///
    /// A screen is shown as it was reached first, or in portrait if it was drawn in portrait.
    init(_ graph: ExplorationGraph, _ pictures: [Int: ScreenPicture]) {
        self.pictures = pictures
        edges = graph.screenEdges
        var boxes: [Box] = []
        var known: Set<String> = []
        let found = Set(graph.findings.map(\.screen))
        let upright = Dictionary(
            graph.states.filter { pictures[$0.number]?.isLandscape == false }.map { ($0.screen, $0.number) },
            uniquingKeysWith: { first, _ in first })
        for state in graph.states where known.insert(state.screen).inserted {
            let shown = upright[state.screen] ?? state.number
            boxes.append(Box(name: state.screen, state: shown, isFound: found.contains(state.screen)))
        }
        // The column is the number of edges from the first screen.
        var columns: [String: Int] = boxes.first.map { [$0.name: 0] } ?? [:]
        var next = boxes.first.map { [$0.name] } ?? []
        while let name = next.first {
            next.removeFirst()
            for edge in edges where edge.from == name && columns[edge.to] == nil {
                columns[edge.to] = columns[name, default: 0] + 1
                next.append(edge.to)
            }
        }
        var rows: [Int: Int] = [:]
        for index in boxes.indices {
            let column = columns[boxes[index].name] ?? 0
            (boxes[index].column, boxes[index].row) = (column, rows[column, default: 0])
            rows[column, default: 0] += 1
        }
        self.boxes = boxes
    }

    /// The map as SVG; it refers to the page's pictures by the numbers of their states.
    var svg: String {
        let width = ((boxes.map(\.column).max() ?? 0) + 1) * Self.columnWidth
        let height = ((boxes.map(\.row).max() ?? 0) + 1) * Self.rowHeight + 40
        let at = Dictionary(boxes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let lines = edges.enumerated().compactMap { index, edge in
            at[edge.from].flatMap { from in at[edge.to].map { line(from, $0, edge.action, index) } }
        }
        return "<svg class=\"map\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\">"
            + "<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\" markerHeight=\"7\" "
            + "orient=\"auto\"><path d=\"M0 0L8 4L0 8z\" fill=\"#7a7a85\"/></marker></defs>\n"
            + lines.joined() + boxes.map { draw($0, pictures[$0.state]) }.joined() + "</svg>\n"
    }

    private func draw(_ box: Box, _ picture: ScreenPicture?) -> String {
        let (x, y) = box.corner
        let colour = box.isFound ? "#c00" : "currentColor"
        let name = GraphPage.safe(ExplorationGraph.name(box.name))
        let (width, height) = Self.size
        let drawing =
            picture.map { picture in
                "<svg x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" "
                    + "viewBox=\"\(PhoneFrame(picture).viewBox)\"><use href=\"#p\(box.state)\"/></svg>"
            }
            ?? "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" rx=\"14\" fill=\"none\" "
            + "stroke=\"\(colour)\"/>"
        return "<a href=\"#s\(box.state)\"><text x=\"\(x + width / 2)\" y=\"\(y - 10)\" text-anchor=\"middle\" "
            + "font-weight=\"600\" fill=\"\(colour)\">\(name)</text>\(drawing)</a>\n"
    }

    /// Draws an edge with its action: a curve to the right for a later column, otherwise to the left.
    private func line(_ from: Box, _ to: Box, _ action: String, _ index: Int) -> String {
        let (width, height) = Self.size
        let goesOn = to.column > from.column
        // The edges of one screen start at different heights.
        let shift = 30 + index * 37 % (height - 60)
        let (x1, y1) = (from.corner.x + (goesOn ? width : 0), from.corner.y + shift)
        let (x2, y2) = (to.corner.x + (goesOn || to.column == from.column ? 0 : width), to.corner.y + shift)
        let bend = goesOn ? 60 : to.column == from.column ? -70 : -60
        let endBend = to.column == from.column ? -70 : goesOn ? -60 : 60
        let label = action.count > Self.labelLength ? action.prefix(Self.labelLength - 1) + "…" : action
        return "<g><title>\(GraphPage.safe(action))</title><path d=\"M\(x1) \(y1)C\(x1 + bend) \(y1) "
            + "\(x2 + endBend) \(y2) \(x2) \(y2)\" fill=\"none\" stroke=\"#7a7a85\" marker-end=\"url(#tip)\"/>"
            + "<text x=\"\((x1 + x2) / 2)\" y=\"\((y1 + y2) / 2 - 3)\" text-anchor=\"middle\" font-size=\"10\" "
            + "fill=\"currentColor\">\(GraphPage.safe(String(label)))</text></g>\n"
    }
}
