/// A protocol as its source declares it: what a double of it must have.
package struct DeclaredProtocol: Equatable, Sendable {
    /// A parameter of a method.
    package struct Parameter: Equatable, Sendable {
        /// The label in a call; `_` for none.
        package let label: String
        /// The name in the method.
        package let name: String
        /// The type, as it is written: `@escaping (Int) -> Void`.
        package let type: String

        /// Whether it is a closure, which cannot be compared.
        package var isClosure: Bool { type.contains("->") }
    }

    /// What a method throws.
    package enum Failure: Equatable, Sendable {
        /// Nothing.
        case never
        /// Any error.
        case any
        /// Errors of one type.
        case type(String)
    }

    /// A method.
    package struct Method: Equatable, Sendable {
        /// The name without its labels.
        package let name: String
        /// The parameters, in order.
        package let parameters: [Parameter]
        /// Whether it is asynchronous.
        package let isAsync: Bool
        /// What it throws.
        package let failure: Failure
        /// The type of what it returns; `nil` for nothing.
        package let result: String?
    }

    /// A property.
    package struct Property: Equatable, Sendable {
        /// The name.
        package let name: String
        /// The type, as it is written.
        package let type: String
    }

    /// Why no double can be written.
    package enum Problem: Error, Equatable, Sendable {
        /// The source declares no protocol of this name, or not to its end.
        case missing
        /// A requirement of a kind that a double cannot have by itself, as it is written.
        case unsupported(String)
    }

    /// The name of the protocol.
    package let name: String
    /// The names of the protocols that it refines, but `AnyObject` and `Sendable`.
    package let refined: [String]
    /// The methods, in order.
    package private(set) var methods: [Method] = []
    /// The properties, in order.
    package private(set) var properties: [Property] = []

    /// Reads a protocol from the text of the file that declares it.
    package init(_ name: String, in source: String) throws(Problem) {
        let reader = RequirementReader(Array(source.utf8))
        guard let body = reader.body(of: name) else { throw .missing }
        self.name = name
        refined = body.refined
        var index = body.range.lowerBound
        while index < body.range.upperBound {
            switch try reader.requirement(at: &index, before: body.range.upperBound) {
            case .method(let method): methods.append(method)
            case .property(let property): properties.append(property)
            }
        }
    }
}

/// Reads the requirements of a protocol from its tokens.
private struct RequirementReader {
    /// A requirement that a double can have.
    enum Requirement {
        case method(DeclaredProtocol.Method)
        case property(DeclaredProtocol.Property)
    }

    private let bytes: [UInt8]
    private let text: SourceText

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        text = SourceText(bytes)
    }

    /// Returns the tokens within the braces of a protocol, and what it refines.
    func body(of name: String) -> (range: Range<Int>, refined: [String])? {
        for index in text.tokens.indices where text.matches(index, "protocol", name) && text.depth(at: index) == 0 {
            guard let open = (index..<text.tokens.count).first(where: { text[$0] == "{" }),
                let close = text.partner(of: open)
            else { return nil }
            let refined = (index + 2..<open).filter(text.isWord).map { text[$0] }
            return (open + 1..<close, refined.filter { !["AnyObject", "Sendable"].contains($0) })
        }
        return nil
    }

    /// Reads a requirement and moves the index after it.
    func requirement(at index: inout Int, before end: Int) throws(DeclaredProtocol.Problem) -> Requirement {
        let origin = index
        var start = index
        while text[start] == "@" || Self.modifiers.contains(text[start]) {
            start += text[start] == "@" ? 2 : 1
            if text[start] == "(", let close = text.partner(of: start) { start = close + 1 }
        }
        // It ends before the next token that begins a line with a keyword; brackets are skipped.
        var next = start + 1
        while next < end, !(text.tokens[next].beginsLine && begins(next)), text[next] != ";" {
            next = (text.partner(of: next).map { $0 > next ? $0 : next } ?? next) + 1
        }
        let range = start..<next
        index = text[next] == ";" ? next + 1 : next
        let found: Requirement? =
            switch text[start] {
            case "func": method(range).map(Requirement.method)
            case "var": property(range).map(Requirement.property)
            default: nil
            }
        guard let found else { throw .unsupported(source(origin..<min(next, end))) }
        return found
    }

    /// Modifiers of a requirement that change nothing for a double.
    private static let modifiers: Set<String> = ["mutating", "nonmutating", "nonisolated"]

    private func begins(_ index: Int) -> Bool {
        let words = ["func", "var", "init", "subscript", "associatedtype", "typealias", "static", "class", "@"]
        return words.contains(text[index]) || Self.modifiers.contains(text[index])
    }

    /// Returns the source of some tokens on one line.
    private func source(_ range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        let bytes = bytes[text.tokens[first].range.lowerBound..<text.tokens[last].range.upperBound]
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.map { $0.drop { $0 == " " || $0 == "\t" } }.joined(separator: " ")
            .replacing("( ", with: "(").replacing(" )", with: ")")
    }

    private func property(_ range: Range<Int>) -> DeclaredProtocol.Property? {
        let start = range.lowerBound
        guard text[start + 2] == ":", let brace = range.first(where: { text[$0] == "{" }), brace > start + 3,
            let close = text.partner(of: brace), !(brace...close).contains(where: { text[$0] == "async" })
        else { return nil }
        return DeclaredProtocol.Property(name: text[start + 1], type: source(start + 3..<brace))
    }

    private func method(_ range: Range<Int>) -> DeclaredProtocol.Method? {
        let start = range.lowerBound
        guard text.isWord(start + 1), text[start + 2] == "(", let close = text.partner(of: start + 2) else {
            return nil
        }
        var parameters: [DeclaredProtocol.Parameter] = []
        for range in split(start + 3..<close) {
            guard let parameter = parameter(range) else { return nil }
            parameters.append(parameter)
        }
        var index = close + 1
        let isAsync = text[index] == "async"
        if isAsync { index += 1 }
        var failure = DeclaredProtocol.Failure.never
        if text[index] == "throws" {
            failure = .any
            index += 1
            if text[index] == "(", let end = text.partner(of: index) {
                failure = .type(source(index + 1..<end))
                index = end + 1
            }
        }
        var result: String?
        if text.matches(index, "-", ">") {
            let type = source(index + 2..<range.upperBound)
            result = ["Void", "()"].contains(type) ? nil : type
            index = range.upperBound
        }
        guard index == range.upperBound, !range.contains(where: { text[$0] == "where" }) else { return nil }
        return DeclaredProtocol.Method(
            name: text[start + 1], parameters: parameters, isAsync: isAsync, failure: failure, result: result)
    }

    private func parameter(_ range: Range<Int>) -> DeclaredProtocol.Parameter? {
        guard let colon = range.first(where: { text[$0] == ":" }), colon + 1 < range.upperBound else { return nil }
        let names = (range.lowerBound..<colon).map { text[$0] }
        let type = source(colon + 1..<range.upperBound)
        guard (1...2).contains(names.count), !type.hasPrefix("inout "), !type.hasSuffix("...") else { return nil }
        return DeclaredProtocol.Parameter(label: names[0], name: names[names.count - 1], type: type)
    }

    /// Splits tokens at the commas between them that no bracket encloses.
    private func split(_ range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var (start, index, angles) = (range.lowerBound, range.lowerBound, 0)
        while index < range.upperBound {
            switch text[index] {
            case "<": angles += 1
            case ">" where text[index - 1] != "-": angles -= 1
            case "," where angles == 0:
                parts.append(start..<index)
                start = index + 1
            default: break
            }
            index = (text.partner(of: index).map { $0 > index ? $0 : index } ?? index) + 1
        }
        return start < range.upperBound ? parts + [start..<range.upperBound] : parts
    }
}
