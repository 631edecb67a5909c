import Basics
import Foundation

/// Carries out `rehearse config set` and `unset` on the file.
///
/// Only the text of the one value changes: comments, layout and the other values stay, byte for byte. A file that
/// cannot be parsed is never overwritten. The edited text is parsed and compared before it is written.
package struct ConfigurationFileEditor: Sendable {
    /// The text of a file without keys.
    private static let emptyFile = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        </dict>
        </plist>

        """

    /// The file.
    private let path: String

    /// Makes an editor of a file, which is read again for each edit.
    package init(path: String) {
        self.path = path
    }

    /// Sets a key to a value of its type; makes the file if there is none.
    package func set(
        _ key: String, to text: String, schema: ConfigurationSchema
    ) throws(ConfigurationErrors) -> Change {
        let origin = ConfigurationOrigin.commandLine(option: "config set")
        let override = try ConfigurationOverride(key: key, to: text, origin: origin)
        guard let assignment = try schema.assignments(for: [override]).first else {
            preconditionFailure("one override gives one assignment or throws: correct ConfigurationSchema.assignments")
        }
        let found = try existing()
        let file: ConfigurationFile
        if let found {
            file = found
        } else {
            file = try ConfigurationFile(path: path, bytes: Array(Self.emptyFile.utf8))
        }
        try checkGroups(to: assignment.keyPath, in: file)
        try checkEnvironment(assignment, override, in: file)
        let old = file.root[assignment.keyPath]
        switch old {
        case .dictionary, .array, .data:
            throw ConfigurationErrors(.wouldLose(path: path, reason: "\(old?.phrase ?? "") stands at \(key)"))
        default: break
        }
        var root = file.root
        root[assignment.keyPath] = assignment.value
        let bytes = try changed(file, to: root) { editor throws(ConfigurationErrors) in
            guard let element = PropertyListText.element(for: assignment.value) else {
                throw ConfigurationErrors(.wouldLose(path: path, reason: "the text has a character not allowed in XML"))
            }
            editor.set(assignment.keyPath, to: element)
        }
        if found == nil || old != assignment.value { try write(bytes) }
        return Change(keyPath: assignment.keyPath, old: old, new: assignment.value, isNewFile: found == nil)
    }

    /// Removes a key or a group from the file, also one that no app knows; throws if it has no value.
    package func unset(_ key: String) throws(ConfigurationErrors) -> Change {
        let origin = ConfigurationOrigin.commandLine(option: "config unset")
        let keyPath = try ConfigurationOverride.keyPath(parsing: key, origin: origin)
        let file = try ConfigurationFile(reading: path)
        guard let old = file.root[keyPath] else {
            let keys = file.root.keyPaths
            let nearest = NearestWord.search(keyPath.description, among: keys.map(\.description))
            throw ConfigurationErrors(
                .notSet(keyPath, path: path, nearest: keys.first { $0.description == nearest }))
        }
        var root = file.root
        root[keyPath] = nil
        let bytes = try changed(file, to: root) { editor throws(ConfigurationErrors) in editor.remove(keyPath) }
        try write(bytes)
        return Change(keyPath: keyPath, old: old, new: nil)
    }

    private func write(_ bytes: [UInt8]) throws(ConfigurationErrors) {
        do {
            try AtomicFile.write(bytes, to: path, isLasting: true)
        } catch {
            let folder = URL(filePath: path).deletingLastPathComponent().path
            guard FileManager.default.fileExists(atPath: folder) else {
                throw ConfigurationErrors(.folderMissing(path: path))
            }
            throw ConfigurationErrors(.unwritable(path: path, reason: error.reason))
        }
    }

    private func existing() throws(ConfigurationErrors) -> ConfigurationFile? {
        do {
            return try ConfigurationFile(reading: path)
        } catch {
            if case .fileMissing? = error.errors.first { return nil }
            throw error
        }
    }

    /// Refuses an environment that is not one of the file's; allows any if the file has none.
    private func checkEnvironment(
        _ assignment: ConfigurationLayer.Assignment, _ override: ConfigurationOverride, in file: ConfigurationFile
    ) throws(ConfigurationErrors) {
        guard assignment.keyPath == ConfigurationKeyPath(["environment"]),
            let known = file.root[ConfigurationKeyPath(["environments"])]?.sortedKeys, !known.isEmpty,
            !known.contains(override.text)
        else { return }
        throw ConfigurationErrors(
            .wrongText(assignment.keyPath, origin: override.origin, expected: .word(known), found: override.text))
    }

    /// Refuses a key inside a value that is not a dictionary, since that value would be lost.
    private func checkGroups(to keyPath: ConfigurationKeyPath, in file: ConfigurationFile) throws(ConfigurationErrors) {
        var group = ConfigurationKeyPath()
        for key in keyPath.components.dropLast() {
            group = group.appending(key)
            guard let value = file.root[group] else { return }
            if case .dictionary = value { continue }
            throw ConfigurationErrors(.wouldLose(path: path, reason: "\(value.phrase) stands at \(group)"))
        }
    }

    /// Returns the file's new bytes, after checking that they decode to the new values and nothing else.
    private func changed(
        _ file: ConfigurationFile, to root: ConfigurationValue,
        edit: (inout PropertyListEditor) throws(ConfigurationErrors) -> Void
    ) throws(ConfigurationErrors) -> [UInt8] {
        var editor = PropertyListEditor(bytes: file.bytes, outline: file.outline)
        try edit(&editor)
        guard let result = try? ConfigurationFile(path: path, bytes: editor.bytes), result.root == root else {
            throw ConfigurationErrors(.wouldLose(path: path, reason: "its layout is not one that can be edited safely"))
        }
        return editor.bytes
    }
}

extension ConfigurationFileEditor {
    /// What an edit did.
    package struct Change: Equatable, Sendable {
        /// The key.
        package var keyPath: ConfigurationKeyPath
        /// The former value; nil if there was none.
        package var old: ConfigurationValue?
        /// The new value; nil if it was removed.
        package var new: ConfigurationValue?
        /// Whether the edit made the file.
        package var isNewFile = false
    }
}
