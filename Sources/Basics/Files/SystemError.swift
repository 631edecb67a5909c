import Foundation

/// What the system says about calls that fail, in small letters, as messages go on with it.
package enum SystemError {
    /// The text of `errno`, of the call that just failed.
    package static var text: String { text(of: errno) }

    /// Returns the text of an error's number.
    package static func text(of code: Int32) -> String {
        strerror(code).map { String(cString: $0).lowercased() } ?? "error \(code)"
    }
}

/// Functions of the system that Swift does not import, `fork` by intention, others for their variable arguments.
package enum SystemFunction {
    /// Returns a function of the running program by its name.
    ///
    /// It is looked for at run time; in a statically linked program or on another system there may be none, and the
    /// caller has another way then.
    package static func find<Function>(_ name: String, as type: Function.Type) -> Function? {
        guard let address = dlsym(nil, name) else { return nil }
        return unsafeBitCast(address, to: type)
    }
}
