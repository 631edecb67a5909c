import Foundation

/// A part of an outline, from the end of the previous one.
nonisolated enum PathElement: Equatable, Sendable {
    /// Begins a new part of the outline at a point.
    case move(CGPoint)
    /// A straight line to a point.
    case line(CGPoint)
    /// A quadratic curve: its control point and its end.
    case quad(CGPoint, CGPoint)
    /// A cubic curve: its two control points and its end.
    case curve(CGPoint, CGPoint, CGPoint)
    /// A straight line back to the beginning.
    case close

    /// Its points, control points included, with the end last.
    var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quad(let control, let end): [control, end]
        case .curve(let first, let second, let end): [first, second, end]
        case .close: []
        }
    }

    func applying(_ transform: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let end): .move(end.applying(transform))
        case .line(let end): .line(end.applying(transform))
        case .quad(let control, let end): .quad(control.applying(transform), end.applying(transform))
        case .curve(let first, let second, let end):
            .curve(first.applying(transform), second.applying(transform), end.applying(transform))
        case .close: .close
        }
    }
}

/// Lines and curves: what `CGPath`, `UIBezierPath` and the current path of a `CGContext` have in common.
nonisolated struct PathOutline: Equatable, Sendable {
    private(set) var elements: [PathElement] = []
    /// The beginning of the part that is being made.
    private var start: CGPoint?
    /// The end of the last element; `nil` if there is none.
    private(set) var current: CGPoint?
    var isEmpty: Bool { elements.isEmpty }

    mutating func move(to point: CGPoint) {
        elements.append(.move(point))
        (start, current) = (point, point)
    }

    /// Adds a line; nothing without a current point.
    mutating func line(to point: CGPoint) { add(.line(point)) }
    /// Adds a quadratic curve; nothing without a current point.
    mutating func quad(to point: CGPoint, _ control: CGPoint) { add(.quad(control, point)) }
    /// Adds a cubic curve; nothing without a current point.
    mutating func curve(to point: CGPoint, _ first: CGPoint, _ second: CGPoint) { add(.curve(first, second, point)) }

    mutating func close() {
        guard current != nil, elements.last != .close else { return }
        elements.append(.close)
        current = start
    }

    /// Adds a line to a point, or begins there if there is no current point.
    mutating func lineOrMove(to point: CGPoint) {
        if current == nil { move(to: point) } else if current != point { line(to: point) }
    }

    /// Adds an element; without a current point, only `move`.
    mutating func add(_ element: PathElement) {
        if case .move(let point) = element { return move(to: point) }
        guard current != nil else { return }
        guard let end = element.points.last else { return close() }
        elements.append(element)
        current = end
    }

    mutating func append(_ other: PathOutline, _ transform: CGAffineTransform = .identity) {
        elements += transform.isIdentity ? other.elements : other.elements.map { $0.applying(transform) }
        guard let end = other.current else { return }
        current = end.applying(transform)
        start = other.start?.applying(transform)
    }

    func applying(_ transform: CGAffineTransform) -> PathOutline {
        var result = PathOutline()
        result.append(self, transform)
        return result
    }
}

nonisolated extension CGAffineTransform {
    /// Makes the transform of a Core Graphics pointer; the identity for `nil`.
    init(at pointer: UnsafePointer<CGAffineTransform>?) { self = pointer?.pointee ?? .identity }

    /// The factor by which lengths grow, in the mean of all directions.
    var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
