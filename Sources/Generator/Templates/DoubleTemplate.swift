import SourceCheck

/// A double of a protocol, for tests: it records each call, and returns what the test gives.
struct DoubleTemplate {
    let type: DeclaredProtocol
    /// The value that a cancelled call of an error type throws, by the type: `.cancelled`.
    let cancelled: [String: String]

    var name: String { Self.name(of: type.name) }

    static func name(of type: String) -> String {
        (type.hasSuffix("Interface") ? String(type.dropLast(9)) : type) + "Double"
    }

    /// Returns the file of the double, for a protocol of a target whose file has these imports.
    func file(imports: [String], module: String) -> String {
        let modules = Set(imports + ["Rehearsal", "RehearsalTesting"]).subtracting([module])
        return SourceLayout.file(
            modules.sorted().map { "import " + $0 }.joined(separator: "\n"), "@testable import \(module)", double)
    }

    private var double: String {
        let properties = type.properties.map { property in
            "    /// What `\(property.name)` is.\n    var \(property.name): \(property.type)"
        }
        return SourceLayout.lines(
            "/// Records its calls, and returns what the test gives; a call that the test does not expect fails it.",
            "final class \(name): \(type.name) {",
            SourceLayout.members(
                calls,
                SourceLayout.lines(
                    (properties + type.methods.compactMap(stored) + [recording]).joined(separator: "\n")),
                initialiser, type.methods.map(method).joined(separator: "\n\n")),
            "}")
    }

    // MARK: - Names

    /// Returns the name of a method in the double's own names: `show`, or `showText` if several are called `show`.
    func word(_ method: DeclaredProtocol.Method) -> String {
        guard type.methods.filter({ $0.name == method.name }).count > 1, let first = method.parameters.first else {
            return method.name
        }
        return method.name + Self.capitalized(first.label == "_" ? first.name : first.label)
    }

    private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    private func kept(_ parameter: DeclaredProtocol.Parameter, of method: DeclaredProtocol.Method) -> String {
        word(method) + Self.capitalized(parameter.name)
    }

    /// Returns the type of a closure that is stored.
    private static func bare(_ type: String) -> String {
        type.replacing("@escaping ", with: "").replacing("sending ", with: "")
    }

    /// Returns the parameters that a call records, each with its label; a label that is in the name is left out.
    private func compared(
        _ method: DeclaredProtocol.Method
    ) -> [(label: String, parameter: DeclaredProtocol.Parameter)] {
        method.parameters.enumerated().filter { !$0.element.isClosure }.map { index, parameter in
            let isInName = index == 0 && word(method) != method.name
            return (parameter.label == "_" || isInName ? "" : parameter.label + ": ", parameter)
        }
    }

    // MARK: - Declarations

    private var calls: String {
        let cases = type.methods.map { method -> String in
            let values = compared(method).map { $0.label + Self.bare($0.parameter.type) }
            return "        case " + word(method) + (values.isEmpty ? "" : "(" + values.joined(separator: ", ") + ")")
        }
        return SourceLayout.lines(
            "    /// A call of the double.", "    enum Call: Equatable {", cases.joined(separator: "\n"), "    }")
    }

    private var recording: String {
        "    /// Records a call, in a log that the test's doubles share.\n    private let record: (Call) -> Void"
    }

    /// Returns what a method needs to be stored: its replies, its result, its closures.
    private func stored(_ method: DeclaredProtocol.Method) -> String? {
        var lines: [String] = []
        if method.isAsync {
            lines.append("    /// The calls of `\(method.name)`, which wait for the test's replies.")
            lines.append("    let \(word(method))Replies: HeldStub<\(method.result ?? "Void"), \(failure(of: method))>")
        } else if method.result != nil || method.failure != .never {
            lines.append("    /// What `\(method.name)` does.")
            lines.append("    var \(word(method))Result: \(closure(of: method))")
        }
        for parameter in method.parameters where parameter.isClosure {
            lines.append("    /// The last closure that `\(method.name)` was given.")
            let type = Self.bare(parameter.type)
            let optional = type.hasSuffix("?") ? type : "(" + type + ")?"
            lines.append("    private(set) var \(kept(parameter, of: method)): \(optional)")
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    private func failure(of method: DeclaredProtocol.Method) -> String {
        switch method.failure {
        case .never: "Never"
        case .any: "any Error"
        case .type(let type): type
        }
    }

    private func throwing(_ method: DeclaredProtocol.Method) -> String {
        switch method.failure {
        case .never: ""
        case .any: " throws"
        case .type(let type): " throws(\(type))"
        }
    }

    private func closure(of method: DeclaredProtocol.Method) -> String {
        let types = method.parameters.filter { !$0.isClosure }.map { Self.bare($0.type) }
        return "(" + types.joined(separator: ", ") + ")" + throwing(method) + " -> " + (method.result ?? "Void")
    }

    private var initialiser: String {
        let given = type.properties.map { (name: $0.name, type: $0.type) }
        let results = type.methods.filter { !$0.isAsync && ($0.result != nil || $0.failure != .never) }
            .map { (name: word($0) + "Result", type: "@escaping " + closure(of: $0)) }
        let tester = type.methods.contains(where: \.isAsync) ? ["on tester: StageTester"] : []
        let parameters = tester + (given + results).map { $0.name + ": " + $0.type }
        let stubs = type.methods.filter(\.isAsync).map { method -> String in
            let cancelled: String? =
                switch method.failure {
                case .never: nil
                case .any: "CancellationError()"
                case .type(let type): self.cancelled[type]
                }
            let arguments = ["\"\(method.name)\"", "on: tester", cancelled.map { "cancelled: " + $0 }]
            return SourceLayout.call("\(word(method))Replies = HeldStub", arguments, ")", indent: 8)
        }
        let stored = (given + results).map { "        self.\($0.name) = \($0.name)" }
        return SourceLayout.lines(
            SourceLayout.signature("init", parameters + ["record: @escaping (Call) -> Void"], ") {"),
            (stored + ["        self.record = record"] + stubs).joined(separator: "\n"), "    }")
    }

    private func method(_ method: DeclaredProtocol.Method) -> String {
        let values = compared(method).map { $0.label + $0.parameter.name }
        var lines = [
            "record(.\(word(method))" + (values.isEmpty ? "" : "(" + values.joined(separator: ", ") + ")") + ")"
        ]
        for parameter in method.parameters where parameter.isClosure {
            // The property always has another name than the parameter.
            lines.append("\(kept(parameter, of: method)) = \(parameter.name)")
        }
        let names = method.parameters.filter { !$0.isClosure }.map(\.name).joined(separator: ", ")
        let attempt = method.failure == .never ? "" : "try "
        if method.isAsync {
            lines.append(
                "\(method.result == nil ? "" : "return ")\(attempt)await \(word(method))Replies.wait(\(names))")
        } else if method.result != nil || method.failure != .never {
            lines.append("\(method.result == nil ? "" : "return ")\(attempt)\(word(method))Result(\(names))")
        }
        let parameters = method.parameters.map { parameter in
            (parameter.label == parameter.name ? "" : parameter.label + " ") + parameter.name + ": " + parameter.type
        }
        let tail =
            ")" + (method.isAsync ? " async" : "") + throwing(method) + (method.result.map { " -> " + $0 } ?? "") + " {"
        let head = SourceLayout.signature("func " + method.name, parameters, tail)
        if lines.count == 1, head.count + lines[0].count < SourceLayout.columns - 3, !head.contains("\n") {
            return head + " " + lines[0] + " }"
        }
        return ([head] + lines.map { "        " + $0 } + ["    }"]).joined(separator: "\n")
    }
}
