import SourceCheck

extension SelectorRewriter {
    mutating func addRecognition(_ call: Call) -> Bool {
        let text = sources[call.file].text
        guard let target = call.arguments.first?.value, text[call.index - 1] == ".", text.isWord(call.index - 2),
            text[call.index - 3] != ".",
            let closure = recognition(call, target: target, recognizer: text[call.index - 2])
        else { return false }
        return replace(call.index...call.close, call, by: "onChange \(closure)")
    }

    mutating func recognizer(_ call: Call) -> Bool {
        let (bytes, text) = sources[call.file]
        guard let target = call["target"]?.value, let selector = call.selector else { return false }
        let method =
            ["UITapGestureRecognizer", "UISwipeGestureRecognizer"].contains(call.name) ? "onRecognition" : "onChange"
        let (indent, _) = indentation(of: call)
        let name: String
        if text[call.index - 1] == "=", text.isWord(call.index - 2), text[call.index - 3] == "let",
            text.tokens[call.index - 3].beginsLine, text[call.close + 1] != ","
        {
            // A variable in a function, or a property.
            name = text[call.index - 2]
            guard let body = declarations.enclosingClass(around: call.index, inFile: call.file)?.body,
                text.opener(around: call.index) != body.lowerBound,
                let closure = recognition(call, target: target, recognizer: name, type: call.name),
                replace(call.open...call.close, call, by: "()")
            else { return false }
            edits[call.file].insert(
                "\n\(indent)\(name).\(method) \(closure)", at: text.tokens[call.close].range.upperBound)
            return true
        }
        // An argument of a statement in a function: a line before it declares the recogniser.
        guard let start = text.statementStart(of: call.index), start < call.index, text.tokens[start].beginsLine,
            !["case", "default"].contains(text[start]), let scope = text.opener(around: start),
            !declarations.classes[call.file].contains(where: { $0.body.lowerBound == scope })
        else { return false }
        let plain = selector.name + "Recognizer"
        let known = recognizers["\(call.file) \(scope) \(plain)", default: 0] + 1
        name = known == 1 ? plain : plain + String(known)
        guard let closure = recognition(call, target: target, recognizer: name, type: call.name),
            replace(call.index...call.close, call, by: name)
        else { return false }
        recognizers["\(call.file) \(scope) \(plain)"] = known
        let offset = text.tokens[start].range.lowerBound
        let lead = Self.indentation(bytes, before: offset)
        edits[call.file].insert(
            "let \(name) = \(call.name)()\n\(lead)\(name).\(method) \(closure)\n\(lead)", at: offset)
        return true
    }

    /// Returns a closure for a recogniser that calls the function of a call's selector.
    ///
    /// - Parameter class: the class of the recogniser, if the call names it.
    func recognition(_ call: Call, target: String, recognizer: String, type class: String? = nil) -> String? {
        guard let selector = call.selector, let function = known(selector, call), let weak = Self.weak(target),
            function.types.count <= 1
        else { return nil }
        guard let type = function.types.first else {
            return "{ [weak \(weak)] in \(Self.call(function, on: weak)) }"
        }
        let plain = type.hasSuffix("?") ? String(type.dropLast()) : type
        let takesAny = ["Any", "AnyObject"].contains(plain)
        guard takesAny || plain.hasSuffix("GestureRecognizer"),
            takesAny || [`class` ?? plain, "UIGestureRecognizer"].contains(plain)
        else { return nil }
        let (indent, unit) = indentation(of: call)
        return """
            { [weak \(weak), weak \(recognizer)] in
            \(indent)\(unit)guard let \(recognizer) else { return }
            \(indent)\(unit)\(Self.call(function, on: weak, recognizer))
            \(indent)}
            """
    }
}
