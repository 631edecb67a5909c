import Foundation

/// What the system says about the call that just failed.
enum SystemError {
    /// The text of `errno`.
    static var text: String {
        String(cString: strerror(errno)).lowercased()
    }
}
