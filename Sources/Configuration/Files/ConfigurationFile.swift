import Basics
import Foundation

/// A property list as it was read from a file; it must be XML in UTF-8.
package struct ConfigurationFile: Sendable {
    /// The path of the file that is read if no other is named, relative to the working directory.
    package static let defaultPath = "Config.plist"

    /// Its path as it was given.
    package let path: String
    /// Its values, always a dictionary.
    package let root: ConfigurationValue

    /// Reads a file; throws what is wrong with it.
    package init(reading path: String) throws(ConfigurationErrors) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            let isMissing = errno == ENOENT || errno == ENOTDIR
            throw ConfigurationErrors(
                isMissing ? .fileMissing(path: path) : .unreadable(path: path, reason: SystemError.text))
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            throw ConfigurationErrors(.notAFile(path: path, kind: isFolder ? "a folder" : "a pipe or a device"))
        }
        guard access(path, R_OK) == 0 else {
            throw ConfigurationErrors(.unreadable(path: path, reason: SystemError.text))
        }
        do {
            let data = try Data(contentsOf: URL(filePath: path))
            try self.init(path: path, bytes: [UInt8](data))
        } catch let errors as ConfigurationErrors {
            throw errors
        } catch {
            throw ConfigurationErrors(.unreadable(path: path, reason: error.localizedDescription))
        }
    }

    /// Makes a file without keys, for a caller that needs none.
    package init(emptyAt path: String) throws(ConfigurationErrors) {
        try self.init(path: path, bytes: Array("<plist version=\"1.0\"><dict/></plist>".utf8))
    }

    /// Parses the bytes of a file.
    package init(path: String, bytes: [UInt8]) throws(ConfigurationErrors) {
        try Self.checkText(bytes, path: path)
        self.path = path
        let object: Any
        do {
            object = try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
        } catch {
            let reason = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "it is damaged"
            throw ConfigurationErrors(Self.error(reason, path: path))
        }
        do {
            root = try ConfigurationValue(propertyList: object)
        } catch {
            throw ConfigurationErrors(.unusableValue(error.keyPath, path: path, text: error.text))
        }
        guard case .dictionary = root else {
            throw ConfigurationErrors(.rootNotADictionary(path: path, found: root.phrase))
        }
        try Self.checkKeys(of: root, in: bytes, path: path)
    }

    /// Throws if a key is given twice or has no value, which Foundation reads without an error.
    private static func checkKeys(
        of root: ConfigurationValue, in bytes: [UInt8], path: String
    ) throws(ConfigurationErrors) {
        // Without comments and unparsed text, but with their lines.
        let text = String(decoding: bytes, as: UTF8.self)
            .replacing(/<!--.*?-->|<!\[CDATA\[.*?\]\]>/.dotMatchesNewlines()) { match in
                String(repeating: "\n", count: match.output.count { $0.isNewline })
            }
        let keys = text.matches(of: /<key\b[^>]*>([^<]*)/)
        var left: [String: Int] = [:]
        for name in root.keyNames { left[name, default: 0] += 1 }
        guard keys.count != left.values.reduce(0, +) else { return }
        let extra = keys.first { key in
            left[String(key.1), default: 0] -= 1
            return left[String(key.1), default: 0] < 0
        }
        let line = extra.map { text[..<$0.range.lowerBound].count(where: \.isNewline) + 1 }
        let reason = (extra.map { "the key \($0.1)" } ?? "a key") + " is given twice, or has no value"
        throw ConfigurationErrors(.notAPropertyList(path: path, line: line, reason: reason))
    }

    private static func checkText(_ bytes: [UInt8], path: String) throws(ConfigurationErrors) {
        func fault(_ reason: String) -> ConfigurationErrors {
            ConfigurationErrors(.notAPropertyList(path: path, line: nil, reason: reason))
        }
        if bytes.isEmpty { throw fault("it is empty") }
        if bytes.starts(with: "bplist".utf8) { throw ConfigurationErrors(.binary(path: path)) }
        guard String(validating: bytes, as: UTF8.self) != nil else { throw fault("it is not UTF-8") }
        let text = bytes.drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }
        guard text.first == UInt8(ascii: "<") else { throw fault("it does not begin with <?xml") }
    }

    /// Returns Foundation's error with the line number that its text contains.
    private static func error(_ reason: String, path: String) -> ConfigurationError {
        guard let match = reason.firstMatch(of: /\ (?:at|on) line (\d+)/) else {
            return .notAPropertyList(path: path, line: nil, reason: reason)
        }
        let words = reason.replacingOccurrences(of: match.0, with: "")
        return .notAPropertyList(path: path, line: Int(match.1), reason: words)
    }
}
