/// What somebody who signs up says of themselves.
package struct NewAccount: Equatable, Codable, Sendable {
    /// The full name; the profile's name.
    package let fullName: String
    /// What the user wants to be called.
    package let nickname: String
    /// The email address, by which the user will sign in.
    package let email: String
    /// The mobile number.
    package let mobileNumber: String
    /// The password.
    package let password: Secret

    /// Makes an account to sign up with.
    package init(fullName: String, nickname: String, email: String, mobileNumber: String, password: Secret) {
        self.fullName = fullName
        self.nickname = nickname
        self.email = email
        self.mobileNumber = mobileNumber
        self.password = password
    }
}
