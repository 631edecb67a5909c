package import Foundation

/// Who is signed in: what a sign-in or a sign-up answers, and what the user store keeps.
package struct AccountUser: Equatable, Sendable {
    /// What the server recognises the user by; whoever has one is authorised.
    package let token: Secret
    /// The email address.
    package let email: String
    /// The name.
    package let name: String
    /// The server's own name for the user.
    package let userId: String

    /// Makes a user.
    package init(token: Secret, email: String, name: String, userId: String) {
        self.token = token
        self.email = email
        self.name = name
        self.userId = userId
    }

    /// Reads the user of a store's file: a JSON object of texts with a token; what else is missing is empty.
    ///
    /// - Returns: `nil` for anything else.
    package init?(stored data: Data) {
        guard let texts = try? JSONDecoder().decode([String: String].self, from: data), let token = texts["token"],
            !token.isEmpty
        else { return nil }
        self.init(
            token: Secret(token), email: texts["email"] ?? "", name: texts["name"] ?? "",
            userId: texts["userId"] ?? "")
    }
}

extension AccountUser: Codable {
    /// Reads all four texts, as a server answers them; throws for an empty token.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        token = try container.decode(Secret.self, forKey: .token)
        email = try container.decode(String.self, forKey: .email)
        name = try container.decode(String.self, forKey: .name)
        userId = try container.decode(String.self, forKey: .userId)
        guard !token.revealed.isEmpty else {
            throw DecodingError.dataCorruptedError(
                forKey: .token, in: container, debugDescription: "the token is empty")
        }
    }
}
