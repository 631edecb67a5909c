import SourceCheck

/// A class in a source, or an extension of one.
struct DeclaredClass {
    let name: String
    /// The first name after the colon: the superclass, if there is one.
    let superclass: String?
    let isExtension: Bool
    /// The number of the file.
    let file: Int
    /// The index of the brace that opens the body, and of the one that closes it.
    let body: ClosedRange<Int>
}

/// A function that a selector may name.
struct DeclaredFunction {
    /// The type that declares or extends it.
    let type: String
    let name: String
    /// The labels of its parameters, `_` for none.
    let labels: [String]
    /// The types of its parameters, as they are written.
    let types: [String]
    /// The number of the file, and the first token of the first parameter's type.
    let firstType: (file: Int, token: Int)?
    /// The first word of the type that it returns; nil if it returns nothing.
    let result: String?
    /// Whether it can be called by a closure that neither throws nor waits.
    let isPlain: Bool
}

/// The classes and functions that a set of sources declares.
struct Declarations {
    private(set) var classes: [[DeclaredClass]]
    private(set) var functions: [String: [DeclaredFunction]] = [:]
    /// The classes that are no extensions, by their names.
    private var main: [String: DeclaredClass] = [:]

    init(_ texts: [SourceText]) {
        classes = texts.map { _ in [] }
        for (file, text) in texts.enumerated() {
            for index in text.tokens.indices where text.isWord(index) {
                if text[index] == "class" || text[index] == "extension" { addClass(at: index, file, text) }
            }
        }
        for (file, text) in texts.enumerated() {
            for index in text.tokens.indices where text[index] == "func" && text.isWord(index + 1) {
                addFunction(at: index, file, text)
            }
        }
    }

    func enclosingClass(around index: Int, inFile file: Int) -> DeclaredClass? {
        classes[file].filter { $0.body.contains(index) }.min { $0.body.count < $1.body.count }
    }

    /// Returns the class of a name, not an extension of it.
    func main(_ name: String) -> DeclaredClass? { main[name] }

    /// Returns the function that a selector names in a type or in one of its superclasses; nil if it is not known.
    func function(_ name: String, in type: String, labels: [String]?) -> DeclaredFunction? {
        var current: String? = type
        var visited: Set<String> = []
        while let type = current, visited.insert(type).inserted {
            let found = (functions[name] ?? []).filter { $0.type == type && (labels == nil || $0.labels == labels) }
            if found.count == 1 { return found[0] }
            guard found.isEmpty else { return nil }
            current = main(type)?.superclass
        }
        return nil
    }

    private mutating func addClass(at index: Int, _ file: Int, _ text: SourceText) {
        // `class func`, `class var` and `protocol P: class` declare no class.
        guard text.isWord(index + 1), !["func", "var", "let", "subscript"].contains(text[index + 1]),
            text[index - 1] != ":" && text[index - 1] != "."
        else { return }
        var name = text[index + 1]
        var next = index + 2
        while text[next] == ".", text.isWord(next + 1) {
            name = text[next + 1]
            next += 2
        }
        if text[next] == "<" { next = text.afterGenerics(of: next - 1) }
        let superclass = text[next] == ":" && text.isWord(next + 1) ? text[next + 1] : nil
        while next < text.tokens.count, text[next] != "{", text[next] != "}" { next += 1 }
        guard text[next] == "{", let end = text.partner(of: next) else { return }
        let isExtension = text[index] == "extension"
        let declared = DeclaredClass(
            name: name, superclass: isExtension ? nil : superclass, isExtension: isExtension, file: file,
            body: next...end)
        classes[file].append(declared)
        if !isExtension, main[name] == nil { main[name] = declared }
    }

    private mutating func addFunction(at index: Int, _ file: Int, _ text: SourceText) {
        guard let type = enclosingClass(around: index, inFile: file)?.name else { return }
        let name = text[index + 1]
        let open = text.afterGenerics(of: index + 1)
        guard text[open] == "(", let close = text.partner(of: open) else { return }
        var labels: [String] = []
        var types: [String] = []
        var firstType: (file: Int, token: Int)?
        for parameter in text.arguments(of: open) {
            guard let colon = parameter.first(where: { text[$0] == ":" }), colon > parameter.lowerBound else {
                continue
            }
            labels.append(text[parameter.lowerBound])
            types.append(parameter[(colon + 1)...].prefix { text[$0] != "=" }.map { text[$0] }.joined())
            firstType = firstType ?? (file, colon + 1)
        }
        var next = close + 1
        var result: String?
        var isPlain = true
        while next < text.tokens.count, text[next] != "{", !text.tokens[next].beginsLine || text[next] == "-" {
            if text[next] == "-", text[next + 1] == ">" { result = text[next + 2] }
            if ["async", "throws", "rethrows"].contains(text[next]) { isPlain = false }
            next += 1
        }
        functions[name, default: []].append(
            DeclaredFunction(
                type: type, name: name, labels: labels, types: types, firstType: firstType,
                result: result == "Void" ? nil : result, isPlain: isPlain))
    }
}

extension SourceText {
    /// Returns the tokens of each argument between a parenthesis and its counterpart.
    func arguments(of open: Int) -> [Range<Int>] {
        guard let close = partner(of: open), close > open + 1 else { return [] }
        var arguments: [Range<Int>] = []
        var start = open + 1
        for index in start..<close where self[index] == "," && opener(around: index) == open {
            arguments.append(start..<index)
            start = index + 1
        }
        if start < close { arguments.append(start..<close) }
        return arguments.filter { !$0.isEmpty }
    }
}
