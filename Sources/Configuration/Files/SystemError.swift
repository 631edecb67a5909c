import Foundation

/// What the system says about calls that fail, in small letters, as messages go on with it.
package enum SystemError {
    /// The text of `errno`, of the call that just failed.
    package static var text: String { text(of: errno) }

    /// Returns the text of an error's number.
    package static func text(of code: Int32) -> String { String(cString: strerror(code)).lowercased() }
}
