package import Foundation

/// Who the user is.
package struct UserProfile: Equatable, Codable, Sendable {
    /// The full name.
    package let name: String
    /// The email address, by which the user signs in.
    package let email: String
    /// The mobile number.
    package let mobileNumber: String
    /// Where the user's picture is, if there is one.
    package let avatarURL: URL?

    /// Makes a profile.
    package init(name: String, email: String, mobileNumber: String, avatarURL: URL? = nil) {
        self.name = name
        self.email = email
        self.mobileNumber = mobileNumber
        self.avatarURL = avatarURL
    }
}
