extension PackageOutline {
    /// Adds lines at the end of a type's body; false if there is no such type.
    ///
    /// - Parameters:
    ///   - text: the lines, with their margins.
    ///   - name: the type.
    ///   - isApart: whether an empty line stands above them if the body has something.
    mutating func append(_ text: String, to name: String, _ kinds: [String], isApart: Bool) -> Bool {
        guard let place = opened(name, kinds) else { return false }
        let isEmpty = place.end == place.line + 1
        let new = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        files[place.file].lines.insert(contentsOf: (isApart && !isEmpty ? [""] : []) + new, at: place.end)
        return true
    }

    /// Adds properties at the beginning of a type's body; false if there is no such type.
    mutating func prepend(_ text: String, to name: String, _ kinds: [String]) -> Bool {
        guard let place = opened(name, kinds) else { return false }
        let new = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let next = files[place.file].lines[place.line + 1]
        let isApart = ["func ", "init("].contains { next.contains($0) } || next.hasSuffix("{")
        files[place.file].lines.insert(contentsOf: new + (isApart ? [""] : []), at: place.line + 1)
        return true
    }

    /// Returns the position of a type whose braces are on separate lines, so that lines can be inserted.
    private mutating func opened(_ name: String, _ kinds: [String]) -> Place? {
        guard let place = place(of: name, kinds) else { return nil }
        guard place.line == place.end else { return place }
        let head = files[place.file].lines[place.line].dropLast()
        files[place.file].lines.replaceSubrange(place.line...place.line, with: [String(head), "}"])
        return Place(file: place.file, line: place.line, end: place.line + 1)
    }

    /// Adds a case below the last one of an enum; false if there is no such enum.
    mutating func addCase(_ text: String, to name: String) -> Bool {
        guard let place = opened(name, ["enum"]) else { return false }
        let last = lines(of: place).lastIndex { $0.hasPrefix("    case ") } ?? place.line
        files[place.file].lines.insert(text, at: last + 1)
        return true
    }

    /// Adds lines at the end of the first switch over a value in a class; returns `false` if there is none.
    mutating func addBranch(_ text: String, toSwitchOver value: String, in name: String) -> Bool {
        guard let place = place(of: name, ["class"]),
            let start = lines(of: place).firstIndex(where: { $0.drop { $0 == " " } == "switch \(value) {" })
        else { return false }
        let brace = files[place.file].lines[start].prefix { $0 == " " } + "}"
        guard let end = files[place.file].lines[start...place.end].firstIndex(of: String(brace)) else { return false }
        let new = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        files[place.file].lines.insert(contentsOf: new, at: end)
        return true
    }

    /// Adds an import in its place among the others of a type's file; one that is there is not added again.
    mutating func addImport(_ module: String, toFileOf name: String) {
        guard let place = place(of: name) else { return }
        let words = files[place.file].lines.enumerated().filter {
            $0.element.contains("import ") && $0.offset < place.line
        }
        guard !words.contains(where: { $0.element.hasSuffix("import \(module)") }) else { return }
        let next = words.first { ($0.element.split(separator: " ").last ?? "") > module }
        let line = next?.offset ?? words.last.map { $0.offset + 1 } ?? 0
        files[place.file].lines.insert("import \(module)", at: line)
    }

    /// Adds elements to the list that a constant of a type is, those that it does not have; false if it is no list.
    mutating func addElements(_ elements: [String], toList list: String, of name: String) -> Bool {
        guard let place = place(of: name),
            let start = lines(of: place).firstIndex(where: {
                $0.contains("static let \(list) ") || $0.contains("static let \(list):")
            }),
            let sign = files[place.file].lines[start].firstRange(of: "= [")
        else { return false }
        let head = String(files[place.file].lines[start][..<sign.upperBound])
        var end = start
        while end < place.end, !files[place.file].lines[end].hasSuffix("]") { end += 1 }
        guard files[place.file].lines[end].hasSuffix("]") else { return false }
        let whole = files[place.file].lines[start...end].joined(separator: "\n").dropFirst(head.count).dropLast()
        let old = whole.split { $0 == "," || $0 == "\n" }.map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.map(
            String.init)
        let all = old + elements.filter { !old.contains($0) }
        files[place.file].lines.replaceSubrange(start...end, with: Self.list(head, all))
        return true
    }

    /// Returns the lines of a list: one if it fits, or else as many as needed.
    private static func list(_ head: String, _ elements: [String]) -> [String] {
        let line = head + elements.joined(separator: ", ") + "]"
        guard line.count > 120 else { return [line] }
        var rows: [String] = []
        for element in elements.map({ $0 + "," }) {
            if let row = rows.last, row.count + 1 + element.count <= 120 {
                rows[rows.count - 1] = row + " " + element
            } else {
                rows.append("        " + element)
            }
        }
        return [head] + rows + ["    ]"]
    }
}
