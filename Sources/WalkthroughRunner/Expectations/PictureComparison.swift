import HeadlessUIKit
import WalkthroughLanguage

/// Compares an expected picture with the screen; strictly: an additional or a missing line is a difference.
struct PictureComparison {
    private let expected: [Picture.Line]
    private let actual: [ScreenElement]

    init(_ picture: Picture, _ screen: Screen?) {
        expected = picture.lines
        actual = screen?.elements ?? []
    }

    /// Whether every line matches its element, and neither side has more.
    var isEqual: Bool {
        expected.count == actual.count && zip(expected, actual).allSatisfy { $0.fits($1) }
    }

    /// The difference, line by line: `-` for the picture, `+` for the screen, unmarked for neighbouring equal lines.
    var difference: String {
        let rows = aligned()
        let isChanged = rows.map { $0.first != " " }
        var lines: [String] = []
        var isSkipping = false
        for (index, row) in rows.enumerated() {
            let isNear = isChanged[max(0, index - 1)...min(rows.count - 1, index + 1)].contains(true)
            if isNear { lines.append(row) } else if !isSkipping { lines.append("  …") }
            isSkipping = !isNear
        }
        return lines.joined(separator: "\n")
    }

    private func aligned() -> [String] {
        alignment.map { left, right in
            switch (left, right) {
            case (let left?, nil): "- \(expected[left])"
            case (nil, let right?): "+ " + actual[right].line
            case (_, let right): "  " + (right.map { actual[$0].line } ?? "")
            }
        }
    }

    /// The indices of both sides in one list, aligned by a longest common subsequence of matching lines.
    var alignment: [(expected: Int?, actual: Int?)] {
        var lengths = Array(repeating: Array(repeating: 0, count: actual.count + 1), count: expected.count + 1)
        for left in expected.indices.reversed() {
            for right in actual.indices.reversed() {
                lengths[left][right] =
                    expected[left].fits(actual[right])
                    ? lengths[left + 1][right + 1] + 1 : max(lengths[left + 1][right], lengths[left][right + 1])
            }
        }
        var rows: [(expected: Int?, actual: Int?)] = []
        var left = 0
        var right = 0
        while left < expected.count || right < actual.count {
            if left < expected.count, right < actual.count, expected[left].fits(actual[right]) {
                rows.append((left, right))
                left += 1
                right += 1
            } else if left < expected.count,
                right == actual.count || lengths[left + 1][right] >= lengths[left][right + 1]
            {
                rows.append((left, nil))
                left += 1
            } else {
                rows.append((nil, right))
                right += 1
            }
        }
        return rows
    }
}

extension Picture.Line {
    /// Returns whether the line describes an element.
    func fits(_ element: ScreenElement) -> Bool {
        guard isReadable, role == element.role, depth == element.depth, stateSet == element.states else { return false }
        let label = element.label.flatMap { $0.isEmpty ? nil : $0 }
        let hasName =
            switch name {
            case nil: label == nil && element.identifier == nil
            case .label(let text): [label, element.otherName].contains(text.text)
            case .pattern(let pattern): [label, element.otherName].contains { $0.map(pattern.isFound) ?? false }
            case .identifier(let identifier): label == nil && element.identifier == identifier
            }
        guard hasName else { return false }
        let content = element.value ?? ""
        // Which image it is matters only if the line says so: images without a value are older than their values.
        return value.map { $0.fits(content) } ?? (content.isEmpty || role == .image)
    }

    private var stateSet: ElementStates {
        var set: ElementStates = []
        for state in states {
            switch state {
            case .selected: set.insert(.selected)
            case .on: set.insert(.on)
            case .off: set.insert(.off)
            case .disabled: set.insert(.disabled)
            case .focused: set.insert(.focused)
            case .enabled: break
            }
        }
        return set
    }
}
