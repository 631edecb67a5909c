import Basics
package import HeadlessUIKit

/// A script's description of an element on screen.
package struct ElementQuery: Equatable {
    /// The role of the element; nil for any role.
    package var role: ElementRole?
    /// The name of the element; nil for any name.
    package var name: Name?
    /// The row's position in a list, from 1, in `row N of LIST`; the list is `inside`.
    package var position: Int?
    /// The element around this one, or the list of a row; in an array, because a struct cannot contain itself.
    private var enclosing: [ElementQuery]

    /// The element around this one, or the list of a row; nil if there is none.
    package var inside: ElementQuery? {
        get { enclosing.first }
        set { enclosing = newValue.map { [$0] } ?? [] }
    }

    /// Creates a query.
    package init(
        role: ElementRole? = nil, name: Name? = nil, position: Int? = nil, inside: ElementQuery? = nil
    ) {
        (self.role, self.name, self.position) = (role, name, position)
        self.enclosing = inside.map { [$0] } ?? []
    }
}

extension ElementQuery {
    /// The name of an element in a query.
    package enum Name: Equatable {
        /// The exact accessibility label.
        case label(Template)
        /// A pattern for the accessibility label.
        case pattern(Pattern)
        /// The exact accessibility identifier.
        case identifier(String)
    }
}

extension ElementQuery {
    func resolved(with value: (_ name: String) -> String?) -> ElementQuery {
        mappingTexts { $0.resolved(with: value) }
    }

    func mappingTexts(_ transform: (Template) -> Template) -> ElementQuery {
        var result = self
        result.name = name?.mappingTexts(transform)
        result.inside = inside?.mappingTexts(transform)
        return result
    }
}

extension ElementQuery.Name {
    func mappingTexts(_ transform: (Template) -> Template) -> ElementQuery.Name {
        guard case .label(let label) = self else { return self }
        return .label(transform(label))
    }
}

extension ElementQuery: CustomStringConvertible {
    /// The element in the language's syntax.
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
    /// The label in quotes, the pattern, or the identifier as a script writes it.
    package var description: String {
        switch self {
        case .label(let label): label.quoted
        case .pattern(let pattern): "\(pattern)"
        case .identifier(let identifier): identifier.asIdentifier
        }
    }
}

extension Pattern: CustomStringConvertible {
    /// The pattern between its slashes.
    package var description: String { "/\(source)/" }
}

extension Picture.Line: CustomStringConvertible {
    /// The line in the language's syntax, indented by its depth, without the bar.
    package var description: String {
        guard isReadable else { return String(source.drop { $0 == " " || $0 == "\t" }) }
        var line = String(repeating: "  ", count: depth) + role.rawValue
        if let name { line += " \(name)" }
        if let value { line += " value \(value)" }
        for state in states { line += " \(state.rawValue)" }
        return line
    }
}
