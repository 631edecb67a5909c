import Basics

extension PackageOutline {
    /// Adds lines at the end of a type's body; returns false if there is no such type.
    ///
    /// - Parameter isApart: whether an empty line separates the new lines from those above.
    mutating func append(_ text: String, to name: String, _ kinds: [String], isApart: Bool) -> Bool {
        guard let range = opened(name, kinds) else { return false }
        let isEmpty = range.end == range.line + 1
        let new = text.lines
        if contains(new, range) { return true }
        files[range.file].lines.insert(contentsOf: (isApart && !isEmpty ? [""] : []) + new, at: range.end)
        return true
    }

    /// Adds properties at the beginning of a type's body; returns false if there is no such type.
    mutating func prepend(_ text: String, to name: String, _ kinds: [String]) -> Bool {
        guard let range = opened(name, kinds) else { return false }
        let new = text.lines
        if contains(new, range) { return true }
        let next = files[range.file].lines[range.line + 1]
        let isApart = ["func ", "init("].contains { next.contains($0) } || next.hasSuffix("{")
        files[range.file].lines.insert(contentsOf: new + (isApart ? [""] : []), at: range.line + 1)
        return true
    }

    private func contains(_ new: [String], _ range: TypeRange) -> Bool { lines(of: range).contains(new) }

    /// Returns the range of a type, after moving its braces to separate lines if it is empty.
    private mutating func opened(_ name: String, _ kinds: [String]) -> TypeRange? {
        guard let range = typeRange(of: name, kinds) else { return nil }
        guard range.line == range.end else { return range }
        let head = files[range.file].lines[range.line].dropLast()
        files[range.file].lines.replaceSubrange(range.line...range.line, with: [String(head), "}"])
        return TypeRange(file: range.file, line: range.line, end: range.line + 1)
    }

    /// Adds a case after the last one of an enum; returns false if there is no such enum.
    mutating func addCase(_ text: String, to name: String) -> Bool {
        guard let range = opened(name, ["enum"]) else { return false }
        if contains([text], range) { return true }
        let last = lines(of: range).lastIndex { $0.hasPrefix("    case ") } ?? range.line
        files[range.file].lines.insert(text, at: last + 1)
        return true
    }

    /// Replaces a line of a class; returns false if the class does not have it.
    mutating func replace(_ line: String, by text: String, in name: String) -> Bool {
        guard let range = typeRange(of: name, ["class"]), let index = lines(of: range).firstIndex(of: line) else {
            return false
        }
        let new = text.lines
        files[range.file].lines.replaceSubrange(index...index, with: new)
        return true
    }

    /// The line that makes an app's tab bar.
    private static let tabBar = "        let tabs = UITabBarController()"

    /// Shows the first controller of an empty app, alone or in the first of its tabs; returns false if it has one.
    mutating func fillRoot(with controller: String, after setup: String, in name: String) -> Bool {
        guard let range = typeRange(of: name, ["class"]) else { return false }
        let (head, end) = (rootHead(of: range), AppTemplate.emptyRoot + "),")
        if replace(head + AppTemplate.emptyRoot, by: setup + "\n" + head + controller, in: name) { return true }
        guard let tab = lines(of: range).first(where: { $0.hasSuffix(", " + end) }),
            replace(Self.tabBar, by: setup + "\n" + Self.tabBar, in: name)
        else { return false }
        return replace(tab, by: tab.dropLast(end.count) + controller + "),", in: name)
    }

    /// Adds a tab at the end of an app's tab bar, which is made if the app has none; returns false if its launch has
    /// another form.
    ///
    /// - Parameter title: the title of the tab for what the app has shown so far.
    mutating func addTab(_ entry: String, beside title: String, in name: String) -> Bool {
        guard let range = typeRange(of: name, ["class"]) else { return false }
        if contains([entry], range) { return true }
        let bar = "        tabs.viewControllers = ["
        if let start = lines(of: range).firstIndex(of: bar) {
            guard let end = files[range.file].lines[start...range.end].firstIndex(of: "        ]") else { return false }
            files[range.file].lines.insert(entry, at: end)
            return true
        }
        let root = rootHead(of: range)
        let lines = lines(of: range).drop { hasSignIn(range) && $0 != SignInTemplate.main }
        guard let line = lines.first(where: { $0.hasPrefix(root) }) else { return false }
        let first = "            tab(\"\(title)\", \(line.dropFirst(root.count))),"
        let text = [Self.tabBar, bar, first, entry, "        ]", root + "tabs"]
        return replace(line, by: text.joined(separator: "\n"), in: name)
    }

    /// Lets an app show its first controller to a user who has signed in; returns false if its launch has another form.
    mutating func addSignIn(to name: String) -> Bool {
        guard let range = typeRange(of: name, ["class"]) else { return false }
        if hasSignIn(range) { return true }
        let (lines, root) = (lines(of: range), rootHead(of: range))
        guard let head = lines.firstIndex(where: { $0.hasSuffix("func launch(in window: UIWindow) {") }),
            let end = lines[head...].firstIndex(of: "    }"), lines[end - 1].hasPrefix(root),
            !lines[(head + 1)..<(end - 1)].contains(where: { $0.contains("window") }),
            let start = lines[..<head].firstIndex(where: { $0.contains(" init(configuration: ") })
        else { return false }
        let property = lines[..<start].lastIndex { !$0.hasPrefix("    ///") }.map { $0 + 1 } ?? start
        files[range.file].lines[end - 1] = "        return " + lines[end - 1].dropFirst(root.count)
        files[range.file].lines.insert(contentsOf: SignInTemplate.launching.lines, at: head + 1)
        files[range.file].lines.insert(contentsOf: SignInTemplate.property.lines + [""], at: property)
        return true
    }

    /// Lets the walkthroughs of an app begin with a user who has signed in.
    mutating func signInScripts(of app: String) {
        for file in files.indices where files[file].path.hasSuffix(".walk") {
            let lines = files[file].lines
            guard !lines.contains(where: { $0.hasPrefix("storage user ") || $0 == "fragment" }) else { continue }
            let named = lines.firstIndex { $0.hasPrefix("app ") }
            guard named.map({ lines[$0] == "app " + app }) != false else { continue }
            let last = named ?? lines.firstIndex { $0.hasPrefix("walkthrough ") }
            files[file].lines.insert(SignInTemplate.header, at: last.map { $0 + 1 } ?? 0)
        }
    }

    /// Adds lines at the end of the first switch over a value in a class; returns `false` if there is none.
    mutating func addBranch(_ text: String, toSwitchOver value: String, in name: String) -> Bool {
        guard let range = typeRange(of: name, ["class"]),
            let start = lines(of: range).firstIndex(where: { $0.drop { $0 == " " } == "switch \(value) {" })
        else { return false }
        let brace = files[range.file].lines[start].prefix { $0 == " " } + "}"
        guard let end = files[range.file].lines[start...range.end].firstIndex(of: String(brace)) else { return false }
        let new = text.lines
        if contains(new, range) { return true }
        files[range.file].lines.insert(contentsOf: new, at: end)
        return true
    }

    /// Adds an import to a type's file, in alphabetical order, unless the file has it already.
    mutating func addImport(_ module: String, toFileOf name: String) {
        guard let range = typeRange(of: name) else { return }
        let words = files[range.file].lines.enumerated().filter {
            $0.element.contains("import ") && $0.offset < range.line
        }
        guard !words.contains(where: { $0.element.hasSuffix("import \(module)") }) else { return }
        let next = words.first { ($0.element.split(separator: " ").last ?? "") > module }
        let line = next?.offset ?? words.last.map { $0.offset + 1 } ?? 0
        files[range.file].lines.insert("import \(module)", at: line)
    }

    /// Adds elements to a constant list of a type, unless it has them; returns false if there is no such list.
    mutating func addElements(_ elements: [String], toList list: String, of name: String) -> Bool {
        guard let range = typeRange(of: name),
            let start = lines(of: range).firstIndex(where: {
                $0.contains("static let \(list) ") || $0.contains("static let \(list):")
            }),
            let sign = files[range.file].lines[start].firstRange(of: "= [")
        else { return false }
        let head = String(files[range.file].lines[start][..<sign.upperBound])
        var end = start
        while end < range.end, !files[range.file].lines[end].hasSuffix("]") { end += 1 }
        guard files[range.file].lines[end].hasSuffix("]") else { return false }
        let whole = files[range.file].lines[start...end].joined(separator: "\n").dropFirst(head.count).dropLast()
        let old = whole.split { $0 == "," || $0 == "\n" }.map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.map(
            String.init)
        let all = old + elements.filter { !old.contains($0) }
        files[range.file].lines.replaceSubrange(start...end, with: Self.list(head, all))
        return true
    }

    /// Returns the lines of a list: one line if it fits, else as many as needed.
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
