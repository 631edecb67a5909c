import SourceCheck

/// Replaces targets and selectors by closures.
struct SelectorRewriter {
    var edits: [SourceEdits]
    /// The names of functions that a selector, or a key path of Objective-C, still needs.
    private(set) var leftNames: Set<String> = []
    /// The names of functions that a closure calls now.
    private(set) var calledNames: Set<String> = []

    let sources: [(bytes: [UInt8], text: SourceText)]
    let declarations: Declarations
    /// The names of functions whose actions are removed again, so that the actions have identifiers.
    var removedActions: Set<String> = []
    /// The calls with a target, a selector or an observer.
    var calls: [Call] = []
    /// How many recognisers of a name were declared in each scope.
    var recognizers: [String: Int] = [:]
    /// The classes that need a property for their observations, with whether all uses are in the file of the class.
    var observing: [String: Bool] = [:]

    init(_ sources: [(bytes: [UInt8], text: SourceText)], _ declarations: Declarations) {
        (self.sources, self.declarations) = (sources, declarations)
        edits = sources.map { _ in SourceEdits() }
    }

    mutating func rewriteAll() {
        calls = sources.indices.flatMap { file in
            sources[file].text.tokens.indices.compactMap { call(at: $0, inFile: file) }
        }
        for call in calls where call.name == "removeTarget" {
            if let name = call.selector?.name { removedActions.insert(name) }
        }
        var rewritten: [Set<Int>] = Array(repeating: [], count: sources.count)
        for call in calls where rewrite(call) {
            guard let selector = call.selector else { continue }
            rewritten[call.file].insert(selector.start)
            calledNames.insert(selector.name)
        }
        for (file, source) in sources.enumerated() {
            for index in source.text.tokens.indices where source.text[index] == "#" {
                guard ["selector", "keyPath"].contains(source.text[index + 1]), !rewritten[file].contains(index),
                    source.text[index + 2] == "(", let close = source.text.partner(of: index + 2)
                else { continue }
                leftNames.formUnion((index + 3..<close).filter(source.text.isWord).map { source.text[$0] })
            }
        }
        for (name, isPrivate) in observing.sorted(by: { $0.key < $1.key }) { addObservations(to: name, isPrivate) }
    }

    // MARK: - Calls

    struct Argument {
        var label: String
        /// The bytes of its value, as text.
        var value: String
        /// The first token of the value.
        var start: Int
    }

    /// What `#selector(…)` names.
    struct Selector {
        /// The index of its `#`.
        var start: Int
        var type: String?
        var name: String
        /// The labels, if they are written.
        var labels: [String]?
    }

    struct Call {
        var file: Int
        var index: Int
        var name: String
        var open: Int
        var close: Int
        var arguments: [Argument]
        var selector: Selector?

        subscript(label: String) -> Argument? { arguments.first { $0.label == label } }
        var labels: [String] { arguments.map(\.label) }
    }

    func call(at index: Int, inFile file: Int) -> Call? {
        let (bytes, text) = sources[file]
        guard text.isWord(index), text[index + 1] == "(", let close = text.partner(of: index + 1) else { return nil }
        let name = text[index]
        guard Self.names.contains(name) || name.hasSuffix("GestureRecognizer") else { return nil }
        let arguments = text.arguments(of: index + 1).map { range -> Argument in
            let isLabelled = text[range.lowerBound + 1] == ":" && range.count > 2
            let start = range.lowerBound + (isLabelled ? 2 : 0)
            let value = bytes[text.tokens[start].range.lowerBound..<text.end(of: range, bytes)]
            return Argument(
                label: isLabelled ? text[range.lowerBound] : "", value: String(decoding: value, as: UTF8.self),
                start: start)
        }
        let selector = arguments.lazy.compactMap { Self.selector(at: $0.start, text) }.first
        return Call(
            file: file, index: index, name: name, open: index + 1, close: close, arguments: arguments,
            selector: selector)
    }

    /// The names of the calls that are rewritten, besides the initialisers of recognisers.
    static let names: Set<String> = [
        "addTarget", "removeTarget", "UIAccessibilityCustomAction", "UIBarButtonItem", "scheduledTimer", "addObserver",
        "removeObserver",
    ]

    static func selector(at start: Int, _ text: SourceText) -> Selector? {
        guard text.matches(start, "#", "selector", "("), let close = text.partner(of: start + 2) else { return nil }
        var index = start + 3
        var path: [String] = []
        while text.isWord(index), index < close {
            path.append(text[index])
            index += 1
            if text[index] == "." { index += 1 }
        }
        var labels: [String]?
        if text[index] == "(", let end = text.partner(of: index) {
            labels = (index + 1..<end).filter(text.isWord).map { text[$0] }
            index = end + 1
        }
        guard index == close, let name = path.last, path.count <= 2 else { return nil }
        return Selector(start: start, type: path.count == 2 ? path[0] : nil, name: name, labels: labels)
    }

    // MARK: - Parts

    /// Returns the function that a selector names, if the sources declare it and a closure can call it.
    func known(_ selector: Selector, _ call: Call) -> DeclaredFunction? {
        guard let own = declarations.enclosingClass(around: call.index, inFile: call.file)?.name else { return nil }
        let type = selector.type.flatMap { ["self", "Self"].contains($0) ? nil : $0 } ?? own
        return declarations.function(selector.name, in: type, labels: selector.labels).flatMap { $0.isPlain ? $0 : nil }
    }

    /// Returns the name by which a closure captures a target weakly; nil for an expression.
    static func weak(_ target: String) -> String? {
        guard target != "nil", target.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
        return target
    }

    static func call(_ function: DeclaredFunction, on object: String, _ argument: String = "") -> String {
        (function.result != nil ? "_ = " : "") + invocation(of: function, on: object, argument)
    }

    static func invocation(of function: DeclaredFunction, on object: String, _ argument: String) -> String {
        let label = function.labels.first.map { $0 == "_" ? "" : $0 + ": " } ?? ""
        return "\(object)?.\(function.name)(\(argument.isEmpty ? "" : label + argument))"
    }

    mutating func replace(_ tokens: ClosedRange<Int>, _ call: Call, by text: String) -> Bool {
        let source = sources[call.file].text.tokens
        return edits[call.file].replace(
            source[tokens.lowerBound].range.lowerBound..<source[tokens.upperBound].range.upperBound, by: text)
    }

    mutating func replace(_ tokens: Range<Int>, _ call: Call, by text: String) -> Bool {
        replace(tokens.lowerBound...tokens.upperBound - 1, call, by: text)
    }

    /// Returns the indentation of a call's line, and one level of it.
    func indentation(of call: Call) -> (indent: String, unit: String) {
        let (bytes, text) = sources[call.file]
        // A bar button item's action is among the arguments, perhaps on a line of its own.
        let index = call.name == "UIBarButtonItem" && call.open + 1 < call.close ? call.open + 1 : call.index
        let indent = Self.indentation(bytes, before: text.tokens[index].range.lowerBound)
        return (indent, indent.hasPrefix("\t") ? "\t" : "    ")
    }

    /// Returns the blanks with which the line of an offset begins.
    static func indentation(_ bytes: [UInt8], before offset: Int) -> String {
        var start = offset
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        return String(
            decoding: bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
    }
}

extension SourceText {
    /// Returns the offset after the last token of an argument, with what belongs to it, such as the end of a string.
    func end(of range: Range<Int>, _ bytes: [UInt8]) -> Int {
        // The text of a string is no token, so the end is that of the blanks before the comma or the bracket.
        var end = tokens[range.upperBound].range.lowerBound
        while end > 0, [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t")].contains(bytes[end - 1]) { end -= 1 }
        return end
    }

    /// Returns the first token of the statement around a token; nil if it is within brackets of the statement only.
    func statementStart(of index: Int) -> Int? {
        var start = index
        while start > 0 {
            let isInBraces = opener(around: start).map { self[$0] == "{" } ?? true
            let isFirst = self[start - 1] == ";" || opener(around: start) == start - 1
            if isInBraces, isFirst || tokens[start].beginsLine && self[start] != "." { return start }
            start -= 1
        }
        return nil
    }

    /// Returns whether tokens are names and dots only.
    func isChain(_ range: Range<Int>) -> Bool {
        range.allSatisfy { isWord($0) || self[$0] == "." || self[$0] == "?" }
    }
}
