/// Why a file of an app's storage could not be read or written.
public enum StorageError: Error, Equatable, Sendable {
    /// There is no space left.
    case full(name: String)
    /// Reading or writing failed; the system's reason.
    case io(name: String, reason: String)
    /// What stands under the name is no file: a pipe, a socket or a device.
    case notAFile(name: String)
    /// The name cannot be one: empty, or with a slash, or starting with a dot.
    case badName(String)

    /// The same as a fault of a worker call.
    public var fault: WorkerFault {
        if case .full = self { .full } else { .io }
    }
}

extension StorageError: CustomStringConvertible {
    /// What happened, where, and the way out.
    public var description: String {
        switch self {
        case .full(let name): "storage \(name): no space is left; free some and try again"
        case .io(let name, let reason): "storage \(name): \(reason); check that the folder can be read and written"
        case .notAFile(let name):
            "storage \(name): this is a pipe, a socket or a device, and no file; take it out of the folder"
        case .badName(let name):
            "storage \"\(name)\": not a usable name; use letters, digits, `-`, `_` and `.`, not starting with a dot"
        }
    }
}
