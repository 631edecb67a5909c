import Basics
import Foundation

/// A report or a journal that cannot be written.
package struct ReportFileError: Error, Equatable, CustomStringConvertible {
    /// Where it was to lie.
    package let path: String
    /// The system's number for what is wrong.
    package let code: Int32

    init(path: String, code: Int32) {
        self.path = path
        self.code = code
    }

    /// What is wrong, where, and the way out.
    package var description: String {
        let reason =
            switch code {
            case EISDIR: "it is a folder; name a file in it"
            case ENOENT, ENOTDIR: "its folder cannot be made; name another one"
            case EACCES, EPERM, EROFS: "it may not be written to; change its permissions or name another file"
            case EWOULDBLOCK: "another run writes it now; wait until that one has ended, or name another one"
            case ENOSPC, EDQUOT: "the disk is full; make room or name a file on another one"
            default: SystemError.text(of: code) + "; name another file"
            }
        return "the report " + SafeText.fragment(path) + " cannot be written: " + reason
    }
}
