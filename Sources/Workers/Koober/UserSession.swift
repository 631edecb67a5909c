package import Foundation
package import WorkerSupport

/// A signed-in user and the user's token; a sign-in returns it, and the session store keeps it.
package struct UserSession: Equatable, Sendable {
    /// The user's data.
    package let profile: UserProfile
    /// The user's token for the server.
    package let token: Secret

    /// Makes a session.
    package init(profile: UserProfile, token: Secret) { (self.profile, self.token) = (profile, token) }
}

extension UserSession: Codable {
    /// Decodes profile and token; throws if a header cannot contain the token: it is empty or not printable ASCII.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        profile = try container.decode(UserProfile.self, forKey: .profile)
        token = try container.decode(Secret.self, forKey: .token)
        guard token.isHeaderValue else {
            throw DecodingError.dataCorruptedError(
                forKey: .token, in: container, debugDescription: "a header cannot contain this token")
        }
    }
}

/// The data of a user.
package struct UserProfile: Equatable, Codable, Sendable {
    /// The full name.
    package let name: String
    /// The email address, by which the user signs in.
    package let email: String
    /// The mobile number.
    package let mobileNumber: String
    /// The URL of the user's picture; nil if there is none.
    package let avatarURL: URL?

    /// Makes a profile.
    package init(name: String, email: String, mobileNumber: String, avatarURL: URL? = nil) {
        (self.name, self.email, self.mobileNumber, self.avatarURL) = (name, email, mobileNumber, avatarURL)
    }
}
