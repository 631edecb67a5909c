package import Foundation

/// A signed-in user: what a sign-in or sign-up gives, and what the session store keeps.
package struct UserSession: Equatable, Sendable {
    /// Who the user is.
    package let profile: UserProfile
    /// What the server recognises the user by.
    package let token: Secret

    /// Makes a session.
    package init(profile: UserProfile, token: Secret) {
        self.profile = profile
        self.token = token
    }
}

extension UserSession: Codable {
    /// Reads profile and token; throws for a token that no header could carry: an empty one, or not printable ASCII.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        profile = try container.decode(UserProfile.self, forKey: .profile)
        token = try container.decode(Secret.self, forKey: .token)
        guard token.isHeaderValue else {
            throw DecodingError.dataCorruptedError(
                forKey: .token, in: container, debugDescription: "the token is not one that a header can carry")
        }
    }
}

/// Who the user is.
package struct UserProfile: Equatable, Codable, Sendable {
    /// The full name.
    package let name: String
    /// The email address, by which the user signs in.
    package let email: String
    /// The mobile number.
    package let mobileNumber: String
    /// The URL of the user's picture, if there is one.
    package let avatarURL: URL?

    /// Makes a profile.
    package init(name: String, email: String, mobileNumber: String, avatarURL: URL? = nil) {
        self.name = name
        self.email = email
        self.mobileNumber = mobileNumber
        self.avatarURL = avatarURL
    }
}
