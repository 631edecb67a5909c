/// Why a script's file cannot be read.
package enum ScriptReadError: Error, Equatable, Sendable {
    /// There is no such file.
    case missing
    /// It is there, and something else keeps it from being read.
    case unreadable(reason: String)

    /// What is wrong, as the end of a sentence about the file.
    package var explanation: String {
        switch self {
        case .missing: "does not exist"
        case .unreadable(let reason): "cannot be read: \(reason)"
        }
    }
}
