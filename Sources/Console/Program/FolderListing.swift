import Configuration
import Foundation
import Walkthroughs

/// What is in a folder, sorted by the bytes of the names.
struct FolderListing {
    /// One thing in it.
    struct Entry {
        /// Its name; what is no text in it is replaced.
        let name: String
        /// What it is; a link counts as what it leads to.
        let kind: Kind

        /// Whether a path can be made with its name.
        var isNamed: Bool { if case .misnamed = kind { false } else { true } }
    }

    /// What a thing in a folder is.
    enum Kind: Equatable {
        case file
        case folder
        /// A link that leads nowhere.
        case nothing
        /// The system does not say.
        case unknown(reason: String)
        /// Its name is not UTF-8, so that no path leads to it.
        case misnamed(isFolder: Bool)
    }

    /// The things, without `.` and `..`.
    private(set) var entries: [Entry] = []

    /// Looks into a folder.
    ///
    /// - Throws: why the system refuses.
    init(ofFolderAt path: String) throws(ScriptReadError) {
        guard let stream = opendir(path) else { throw .unreadable(reason: Self.reason(errno)) }
        defer { closedir(stream) }
        // Where nothing in it can be reached, each kind is asked for, and the reason told.
        let canBeEntered = access(path, X_OK) == 0
        errno = 0
        while let entry = readdir(stream) {
            var bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if !bytes.elementsEqual(".".utf8), !bytes.elementsEqual("..".utf8) {
                let name = String(validating: bytes, as: UTF8.self)
                bytes.append(0)
                let kind =
                    switch Int(entry.pointee.d_type) {
                    case Int(DT_REG) where canBeEntered: Kind.file
                    case Int(DT_DIR) where canBeEntered: Kind.folder
                    default: Self.kind(of: bytes.map(CChar.init(bitPattern:)), in: dirfd(stream))
                    }
                entries.append(
                    Entry(
                        name: name ?? String(decoding: bytes.dropLast(), as: UTF8.self),
                        kind: name == nil ? .misnamed(isFolder: kind == .folder) : kind))
            }
            errno = 0
        }
        guard errno == 0 else { throw .unreadable(reason: Self.reason(errno)) }
        entries.sort { ExactText($0.name) < ExactText($1.name) }
    }

    private static func kind(of name: [CChar], in folder: Int32) -> Kind {
        var status = stat()
        guard fstatat(folder, name, &status, 0) == 0 else {
            return [ENOENT, ENOTDIR, ELOOP].contains(errno) ? .nothing : .unknown(reason: reason(errno))
        }
        return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
    }

    private static func reason(_ code: Int32) -> String { SystemError.text(of: code) }
}
