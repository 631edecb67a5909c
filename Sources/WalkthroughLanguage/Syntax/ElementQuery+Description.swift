import Basics
import HeadlessUIKit

extension ElementQuery: CustomStringConvertible {
    /// The element as the language writes it.
    package var description: String {
        var words: [String] = []
        var next: ElementQuery? = self
        while let query = next {
            if let role = query.role { words.append(role.rawValue) }
            if let name = query.name { words.append("\(name)") }
            if let position = query.position { words.append("\(position)") }
            next = query.inside
            if next != nil { words.append(query.position == nil ? "in" : "of") }
        }
        return words.joined(separator: " ")
    }
}

extension ElementQuery.Name: CustomStringConvertible {
    /// The label in quotes, the pattern, or the identifier.
    package var description: String {
        switch self {
        case .label(let label): label.quoted
        case .pattern(let pattern): "\(pattern)"
        case .identifier(let identifier): identifier
        }
    }
}

extension Pattern: CustomStringConvertible {
    /// The pattern between its slashes.
    package var description: String { "/\(source)/" }
}

extension Picture.Line: CustomStringConvertible {
    /// The line as the language writes it, indented by its depth, without the bar.
    package var description: String {
        guard isReadable else { return String(source.drop { $0 == " " || $0 == "\t" }) }
        var line = String(repeating: "  ", count: depth) + role.rawValue
        if let name { line += " \(name)" }
        if let value { line += " value \(value)" }
        for state in states { line += " \(state.rawValue)" }
        return line
    }
}
