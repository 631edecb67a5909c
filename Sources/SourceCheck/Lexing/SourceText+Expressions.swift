extension SourceText {
    /// How far an expression or the head of a declaration is followed, in tokens.
    private static let limit = 200

    /// The brace that opens the body of what is declared at a place; `nil` where it has none.
    func body(after place: Int) -> Int? {
        var current = place
        while current < tokens.count, current < place + Self.limit {
            switch self[current] {
            case "{": return current
            case "(", "[": current = partner(of: current) ?? current
            case "}", ";", "func", "var", "let", "case": return nil
            default: break
            }
            current += 1
        }
        return nil
    }

    /// The place after the expression at a place.
    ///
    /// - Parameter isHead: whether a brace ends it, as in the head of a loop or a condition.
    func endOfExpression(at start: Int, isHead: Bool) -> Int {
        var current = start
        var steps = 0
        while current < tokens.count, steps < Self.limit {
            steps += 1
            if current > start, tokens[current].beginsLine, !goesOn(at: current) { return current }
            if current > start, tokens[current].isReserved, Keywords.beginningStatement.contains(self[current]) {
                return current
            }
            switch self[current] {
            case ",", ";", "}", ")", "]", "else": return current
            case "where" where isHead: return current
            case "(", "[", "{":
                guard let end = partner(of: current) else { return current }
                if self[current] == "{", isHead, !isClosureInHead(endingAt: end) { return current }
                current = end + 1
            case "<" where self[current - 1].first?.isUppercase ?? false:
                current = max(afterGenerics(of: current - 1), current + 1)
            default: current += 1
            }
        }
        return current
    }

    /// Whether braces in a head are those of a closure, since the body or more of the expression follows them.
    func isClosureInHead(endingAt end: Int) -> Bool {
        guard tokens.indices.contains(end + 1), !tokens[end + 1].beginsLine else { return false }
        return self[end + 1] == "{" || self[end + 1] == "."
    }

    /// Whether a token that begins a line goes on with the expression of the line before.
    func goesOn(at place: Int) -> Bool {
        guard place > 0 else { return false }
        if tokens[place].beginsInterpolation { return true }
        if isOperator(place), self[place] != "@" { return true }
        if ["as", "is"].contains(self[place]) { return true }
        // What stands close before it is postfix: `name!` and `Name<Int>` may end a line.
        let isPostfix = tokens[place - 1].range.lowerBound == tokens[max(0, place - 2)].range.upperBound
        return isOperator(place - 1) && !isPostfix || ["try", "await", "as"].contains(self[place - 1])
    }

    private func isOperator(_ place: Int) -> Bool {
        tokens.indices.contains(place) && tokens[place].kind == .punctuation
            && !["(", ")", "[", "]", "{", "}", "#", "`", "\\", "$"].contains(self[place])
    }

    /// Whether the loop whose `for` stands at a place waits for its values.
    func isAwaitingLoop(_ place: Int) -> Bool { self[place + 1] == "await" || matches(place + 1, "try", "await") }

    /// Whether a blank, or a line's end, stands before a token.
    func hasGap(before place: Int) -> Bool {
        guard tokens.indices.contains(place), place > 0 else { return true }
        return tokens[place].range.lowerBound > tokens[place - 1].range.upperBound
    }

    /// Whether a parenthesis groups an expression, rather than holding the arguments of a call.
    func isGroup(_ open: Int) -> Bool {
        guard self[open] == "(", !tokens[open].beginsInterpolation else { return false }
        if isWord(open - 1) { return Keywords.beforeExpression.contains(self[open - 1]) }
        guard open > 0 else { return true }
        return hasGap(before: open) || !([")", "]", "}", ">", "?", "!"].contains(self[open - 1]))
    }
}
