/// Tells where a regular expression between slashes ends, by the rules of SE-0354: what the compiler reads as an
/// operator is none.
struct RegularExpressionLiteral {
    /// The file.
    private let bytes: [UInt8]

    init(in bytes: [UInt8]) { self.bytes = bytes }

    private func byte(_ offset: Int) -> Unicode.Scalar {
        offset < bytes.count ? Unicode.Scalar(bytes[offset]) : "\n"
    }

    private func isBlank(_ offset: Int) -> Bool { byte(offset) == " " || byte(offset) == "\t" }

    private func isLineEnd(_ offset: Int) -> Bool { byte(offset) == "\n" || byte(offset) == "\r" }

    /// Returns the offset after `/…/` that begins at a slash; `nil` where the slash is an operator.
    ///
    /// It ends in its line, has no blank at either end, and no parenthesis closes in it that it has not opened.
    func end(fromSlash start: Int) -> Int? {
        guard byte(start + 1) != "/", !isBlank(start + 1) else { return nil }
        var (end, depth, isInClass) = (start + 1, 0, false)
        while byte(end) != "/" {
            guard !isLineEnd(end) else { return nil }
            switch byte(end) {
            case "\\" where !isLineEnd(end + 1): end += 1
            case "[": isInClass = true
            case "]": isInClass = false
            case "(" where !isInClass: depth += 1
            case ")" where !isInClass:
                guard depth > 0 else { return nil }
                depth -= 1
            default: break
            }
            end += 1
        }
        let isEscapedBlank = isBlank(end - 1) && byte(end - 2) == "\\"
        return isBlank(end - 1) && !isEscapedBlank ? nil : end + 1
    }

    /// Returns the offset after `#/…/#` that begins with so many number signs; `nil` where it does not end.
    ///
    /// It takes several lines only if nothing but blanks follows its first slash.
    func end(fromSigns start: Int, _ signs: Int) -> Int? {
        var end = start + signs + 1
        var first = end
        while isBlank(first) { first += 1 }
        let isMultiline = isLineEnd(first) && first < bytes.count
        while end < bytes.count, isMultiline || !isLineEnd(end) {
            if byte(end) == "/", (end + 1...end + signs).allSatisfy({ byte($0) == "#" }) { return end + 1 + signs }
            end += byte(end) == "\\" && !isLineEnd(end + 1) ? 2 : 1
        }
        return isMultiline ? bytes.count : nil
    }
}
