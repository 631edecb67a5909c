import Foundation

extension HttpRequest {
    /// How somebody shows who they are.
    enum Authorization: Equatable {
        /// By name and password, RFC 7617; a name with a colon in it cannot be sent this way.
        case basic(user: String, password: Secret)
        /// By a token, RFC 6750.
        case bearer(Secret)

        /// The header's value.
        var header: String {
            switch self {
            case .basic(let user, let password):
                "Basic " + Data((user + ":" + password.revealed).utf8).base64EncodedString()
            case .bearer(let token): "Bearer " + token.revealed
            }
        }
    }
}
