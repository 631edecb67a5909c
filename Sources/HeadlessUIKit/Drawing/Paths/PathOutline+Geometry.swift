import Foundation

nonisolated extension PathOutline {
    /// The smallest rectangle around all points, control points included; `null` without any.
    var controlBounds: CGRect { Self.box(elements.flatMap(\.points)) }

    /// The smallest rectangle around the lines and curves themselves; `null` without any.
    var tightBounds: CGRect {
        var points: [CGPoint] = []
        forEachStep { from, element in
            points.append(contentsOf: element.points.suffix(1))
            for time in Self.extremes(from, element) { points.append(Self.point(at: time, from, element)) }
        }
        return Self.box(points)
    }

    private static func box(_ points: [CGPoint]) -> CGRect {
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private func forEachStep(_ visit: (CGPoint, PathElement) -> Void) {
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            visit(current, element)
            if case .move(let point) = element { start = point }
            current = element.points.last ?? start
        }
    }

    /// Returns the point of a part at a time from 0 to 1.
    private static func point(at time: CGFloat, _ from: CGPoint, _ element: PathElement) -> CGPoint {
        let rest = 1 - time
        switch element {
        case .move(let end), .line(let end):
            return CGPoint(x: rest * from.x + time * end.x, y: rest * from.y + time * end.y)
        case .quad(let control, let end):
            let (one, two, three) = (rest * rest, 2 * rest * time, time * time)
            return CGPoint(
                x: one * from.x + two * control.x + three * end.x, y: one * from.y + two * control.y + three * end.y)
        case .curve(let first, let second, let end):
            let (one, two) = (rest * rest * rest, 3 * rest * rest * time)
            let (three, four) = (3 * rest * time * time, time * time * time)
            return CGPoint(
                x: one * from.x + two * first.x + three * second.x + four * end.x,
                y: one * from.y + two * first.y + three * second.y + four * end.y)
        case .close: return from
        }
    }

    /// Returns the times at which a curve turns along x or y: its speed along that axis is zero.
    private static func extremes(_ from: CGPoint, _ element: PathElement) -> [CGFloat] {
        switch element {
        case .move, .line, .close: return []
        case .quad(let control, let end):
            return extremes(from.x, control.x, end.x) + extremes(from.y, control.y, end.y)
        case .curve(let first, let second, let end):
            return extremes(from.x, first.x, second.x, end.x) + extremes(from.y, first.y, second.y, end.y)
        }
    }

    private static func extremes(_ from: CGFloat, _ control: CGFloat, _ end: CGFloat) -> [CGFloat] {
        roots(0, from - 2 * control + end, control - from)
    }

    private static func extremes(_ from: CGFloat, _ first: CGFloat, _ second: CGFloat, _ end: CGFloat) -> [CGFloat] {
        roots(end - 3 * second + 3 * first - from, 2 * (second - 2 * first + from), first - from)
    }

    /// Returns the times from 0 to 1 at which `a`·t² + `b`·t + `c` is zero.
    private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
        let times: [CGFloat]
        if abs(a) < 1e-9 {
            times = abs(b) < 1e-9 ? [] : [-c / b]
        } else {
            let inner = b * b - 4 * a * c
            times = inner < 0 ? [] : [(-b + inner.squareRoot()) / (2 * a), (-b - inner.squareRoot()) / (2 * a)]
        }
        return times.filter { $0 > 0 && $0 < 1 }
    }

    /// The outline as parts of points joined by lines; a curve is 24 lines.
    var flattened: [[CGPoint]] {
        var parts: [[CGPoint]] = []
        var (start, isOpen) = (CGPoint.zero, false)
        forEachStep { from, element in
            switch element {
            case .move(let point):
                (start, isOpen) = (point, true)
                return parts.append([point])
            case .close:
                if isOpen { parts[parts.count - 1].append(start) }
                isOpen = false
            case .line, .quad, .curve:
                if !isOpen { parts.append([from]) }
                isOpen = true
                var count = 24
                if case .line = element { count = 1 }
                for index in 1...count {
                    parts[parts.count - 1].append(Self.point(at: CGFloat(index) / CGFloat(count), from, element))
                }
            }
        }
        return parts
    }

    /// Returns whether a point lies inside, with each part closed.
    func contains(_ point: CGPoint, isEvenOdd: Bool) -> Bool {
        var (winding, crossings) = (0, 0)
        for part in flattened {
            for (from, to) in zip(part, part.dropFirst() + part.prefix(1)) {
                guard (from.y <= point.y) != (to.y <= point.y) else { continue }
                let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
                guard x > point.x else { continue }
                winding += to.y > from.y ? 1 : -1
                crossings += 1
            }
        }
        return isEvenOdd ? !crossings.isMultiple(of: 2) : winding != 0
    }

    /// Returns the part between two fractions of the whole length, as lines.
    func trimmed(from start: CGFloat, to end: CGFloat) -> PathOutline {
        func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
            ((other.x - one.x) * (other.x - one.x) + (other.y - one.y) * (other.y - one.y)).squareRoot()
        }
        let parts = flattened
        let total = parts.reduce(0) { sum, part in
            zip(part, part.dropFirst()).reduce(sum) { $0 + distance($1.0, $1.1) }
        }
        let (low, high) = (start * total, end * total)
        var result = PathOutline()
        var done: CGFloat = 0
        for part in parts {
            var isOpen = false
            for (from, to) in zip(part, part.dropFirst()) {
                let length = distance(from, to)
                defer { done += length }
                let (first, last) = (max(low - done, 0), min(high - done, length))
                guard length > 0, first < last else { continue }
                if !isOpen { result.move(to: Self.point(at: first / length, from, .line(to))) }
                isOpen = true
                result.line(to: Self.point(at: last / length, from, .line(to)))
            }
        }
        return result
    }
}
