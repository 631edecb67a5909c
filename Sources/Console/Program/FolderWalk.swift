import Basics
import Foundation
import WalkthroughLanguage
import WalkthroughRunner

/// Finds the files under a folder whose names end in the same way.
struct FolderWalk {
    /// The files' paths, those of a folder by name, each folder once; what begins with a dot is passed over.
    ///
    /// A link that leads nowhere is among them: whoever reads it says so.
    private(set) var files: [String] = []
    /// The folders that cannot be looked into, and why, a line each; with any, the files are not all that were meant.
    private(set) var problems: [String] = []
    /// What was passed over because its name is not UTF-8, a line each.
    private(set) var notes: [String] = []

    /// What the names of the files end with, such as `.walk`.
    private let suffix: String
    /// The folder that relative paths start from.
    private let folder: WorkingFolder
    /// The resolved paths of the folders looked at, so that a link that leads back ends there.
    private var visited: Set<ExactText> = []

    /// Looks through a folder and those in it.
    init(_ path: String, endingIn suffix: String, in folder: WorkingFolder) {
        (self.suffix, self.folder) = (suffix, folder)
        look(in: path)
    }

    private mutating func look(in path: String) {
        if let resolved = folder.resolved(path), !visited.insert(ExactText(resolved)).inserted { return }
        let listing: FolderListing
        do throws(ScriptReadError) {
            listing = try folder.listing(of: path)
        } catch {
            return refuse(path, error)
        }
        let parent = path.hasSuffix("/") ? path : path + "/"
        for entry in listing.entries where !entry.name.hasPrefix(".") {
            let inner = parent + entry.name
            guard entry.isNamed else {
                guard entry.kind == .folder || entry.name.hasSuffix(suffix) else { continue }
                notes.append("\(inner) is passed over: its name is not UTF-8; give it another name")
                continue
            }
            switch entry.kind {
            case .folder: look(in: inner)
            case .file, .nothing: if entry.name.hasSuffix(suffix) { files.append(inner) }
            case .unknown(let reason):
                // It may be a folder with such files.
                return refuse(path, .unreadable(reason: reason))
            }
        }
    }

    private mutating func refuse(_ path: String, _ error: ScriptReadError) {
        problems.append("the folder \(path) \(error.explanation); make it readable, or name only what is beside it")
    }
}

/// What is in a folder, sorted by the bytes of the names.
struct FolderListing {
    /// One thing in it.
    struct Entry {
        /// Its name; bytes that are no UTF-8 are replaced.
        let name: String
        /// Whether the name is UTF-8, so that a path can be made with it.
        let isNamed: Bool
        /// What it is; a link counts as what it leads to.
        let kind: Kind
    }

    /// What a thing in a folder is.
    enum Kind: Equatable {
        case file
        case folder
        /// A link that leads nowhere.
        case nothing
        /// The system does not say.
        case unknown(reason: String)
    }

    /// The things, without `.` and `..`.
    private(set) var entries: [Entry] = []

    /// Looks into a folder.
    ///
    /// - Throws: why the system refuses.
    init(ofFolderAt path: String) throws(ScriptReadError) {
        guard let stream = opendir(path) else { throw .unreadable(reason: Self.reason(errno)) }
        defer { closedir(stream) }
        // If nothing in it can be reached, asking for each kind gives the reason.
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
                let text = name ?? String(decoding: bytes.dropLast(), as: UTF8.self)
                entries.append(Entry(name: text, isNamed: name != nil, kind: kind))
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
