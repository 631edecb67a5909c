import WalkthroughLanguage
import WalkthroughRunner

/// A text of a secure field, or of a parameter with a secret's name: reports show it as dots.
package struct SecretText: Hashable, Codable, Sendable {
    /// The text.
    package let text: String
    /// The name of its field or parameter; empty if it has none.
    package let name: String

    init(_ text: String, for name: String) { (self.text, self.name) = (text, name) }

    /// Makes the secret that a performed command has typed; nil if it has typed none.
    init?(typedBy command: Command, in session: Session) {
        let (typed, name): (Template, String)
        switch command {
        case .act(.type(let text), on: let field): (typed, name) = (text, Self.name(of: field))
        case .gesture(.type(let text)): (typed, name) = (text, "")
        default: return nil
        }
        guard !typed.text.isEmpty, session.secrets.concealing(plain: typed.text) == Secret.dots(for: typed.text) else {
            return nil
        }
        self.init(typed.text, for: name)
    }

    /// Returns the name of a field's parameter.
    static func name(of field: ElementQuery) -> String {
        switch field.name {
        case .label(let label): label.text.lowercased()
        case .identifier(let identifier): identifier
        case .pattern, nil: ""
        }
    }
}

extension ExplorationRoot {
    /// The values of its parameters with a secret's name.
    var secretParameters: [SecretText] {
        let program = walkthrough.program
        return program.secretParameters.sorted().compactMap { name in
            program.values[name].map { SecretText($0, for: name) }
        }
    }
}

extension Explorer {
    /// Notes secrets, but not the texts that are typed into every field.
    func note(_ found: [SecretText]) {
        for secret in found
        where !secret.text.isEmpty && !InputDictionary.isInvented(secret.text)
            && !secrets.contains(where: { $0.text == secret.text })
        {
            secrets.append(secret)
        }
    }

    /// Returns a line or a sentence with dots for secrets.
    package func concealing(in text: String) -> String {
        secrets.isEmpty ? text : Secret.concealing(Set(secrets.map(\.text)), in: text)
    }
}
