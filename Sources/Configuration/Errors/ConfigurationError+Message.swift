import Basics

extension ConfigurationError {
    /// The origin, what is wrong there and what to do, in one line that is safe to print.
    package var message: String {
        switch self {
        case .malformedKeyPath(let text, let origin, let fault):
            "\(origin): \(text.shortened().quoted) is not a key: \(Self.reason(fault)); "
                + "write the names with dots between them, as in testFlags.noSplash"
        case .malformedOverride(let text, let origin):
            "\(origin): \(text.shortened().quoted) sets nothing: it has no =; "
                + "write KEY=VALUE, as in testFlags.noSplash=true"
        case .unknownKey(let keyPath, let origin, let nearest?):
            "\(origin): \(keyPath): unknown key; did you mean \(nearest)?"
        case .unknownKey(let keyPath, let origin, nil):
            "\(origin): \(keyPath): unknown key; "
                + (origin.isSource ? "the app's configuration type has all keys" : "rehearse config lists all keys")
        case .notSettable(let keyPath, let origin, let type):
            "\(origin): \(keyPath): \(type.phrase) has no text of its own; \(Self.alternative(keyPath, type))"
        case .wrongType(let keyPath, let origin, let expected, let found):
            "\(origin): \(keyPath.ifRoot("the root")): expected \(expected.phrase), found \(found.phrase); "
                + wayOut(keyPath, origin, expected, found: found.text)
        case .wrongText(let keyPath, .secretVariable(let name), let expected, _):
            "\(name): \(keyPath): expected \(expected.phrase), found <secret>; "
                + wayOut(keyPath, .secretVariable(name), expected, found: "")
        case .wrongText(let keyPath, let origin, let expected, let found):
            "\(origin): \(keyPath): expected \(expected.phrase), found \(found.shortened().quoted); "
                + wayOut(keyPath, origin, expected, found: found)
        case .missingKey(let keyPath, let path, let expected):
            "\(ConfigurationOrigin.file(path: path)): \(keyPath): missing"
                + "\(expected.map { ", expected \($0.phrase)" } ?? ""); "
                + Self.inFile("add it", keyPath, expected?.example, path: path)
        case .missingServer(let keyPath, let path, let live, let origin):
            "\(ConfigurationOrigin.file(path: path)): \(keyPath): missing, expected \(ConfigurationType.url.phrase), "
                + "since \(live) is live (\(origin)); "
                + Self.inFile("add it", keyPath, ConfigurationType.url.example, path: path)
                + ", or make \(live) offline"
        case .unusableServer(let keyPath, let origin, let fault):
            "\(origin): \(keyPath): this is not the address of a server: \(fault); "
                + wayOut(keyPath, origin, .url, found: "")
        case .refused(let keyPath, let origin, let reason):
            "\(origin): \(keyPath.ifRoot("the configuration")): \(SafeText.fragment(reason.shortened())); "
                + (origin.isSource ? "give others" : "rehearse config shows all values")
        case .conflictingTypes(let keyPath, let first, let second):
            "\(keyPath): one app expects \(first.phrase), another \(second.phrase); "
                + "give the key another name in one of the configuration types"
        case .unknowableType(let name, let reason):
            "\(name): its keys cannot be found: \(SafeText.fragment(reason.shortened())); "
                + "let its init(from:) take plain values, and make its enumerations CaseIterable"
        default: fileMessage
        }
    }

    /// Returns what to do: the corrected word if there is a similar one, or else a line that would work.
    private func wayOut(
        _ keyPath: ConfigurationKeyPath, _ origin: ConfigurationOrigin, _ expected: ConfigurationType, found: String
    ) -> String {
        if case .word(let words) = expected, let word = NearestWord.search(found, among: words) {
            return "did you mean \(word)?"
        }
        guard let example = expected.example else { return "write it as \(expected.phrase) in the file" }
        switch origin {
        case .commandLine("--set"): return "write --set \(keyPath)=\(example)"
        case .commandLine(let option): return "write \(option) \(example)"
        case .settings: return "write " + Self.setting(keyPath, example)
        case .environmentVariable(let name): return "write \(name)=\(keyPath)=\(example)"
        case .secretVariable(let name): return "write \(name)=\(example)"
        case .script where keyPath.components.first == "testFlags" && keyPath.components.count == 2:
            return "write flag \(keyPath.components[1]) \(example)"
        case .script: return "write set \(keyPath) \(example)"
        case .file(let path): return Self.inFile("correct it", keyPath, example, path: path)
        case .typeDefault: return "rehearse config shows all values"
        }
    }

    /// Returns the argument that gives a key a value in a test's source.
    private static func setting(_ keyPath: ConfigurationKeyPath, _ example: String) -> String {
        "settings: [\"\(keyPath)\": \"\(example)\"]"
    }

    /// Returns what to do in the file, or with the settings in a test's source if there is no file.
    private static func inFile(
        _ verb: String, _ keyPath: ConfigurationKeyPath, _ example: String?, path: String
    ) -> String {
        if path.isEmpty { return verb + " with " + setting(keyPath, example ?? "VALUE") }
        return verb + " there" + (example.map { ", such as " + $0 } ?? "")
    }

    private static func alternative(_ keyPath: ConfigurationKeyPath, _ type: ConfigurationType) -> String {
        guard case .group(let group) = type else { return "change it in the file" }
        let keys = group.members.map { keyPath.appending($0.key).description }
        if keys.isEmpty { return "set one of its keys, as in \(keyPath).NAME" }
        return "set one of its keys: \(keys.joined(separator: ", "))"
    }

    private static func reason(_ fault: ConfigurationKeyPath.Fault) -> String {
        switch fault {
        case .empty: "it is empty"
        case .emptySegment(let number): "name \(number) is empty"
        case .character(let character): "a name cannot contain \(String(character).quoted)"
        case .tooDeep: "it has more than \(ConfigurationKeyPath.depthLimit) names"
        }
    }
}

extension ConfigurationError {
    /// The message of an error of the file itself; empty for all other errors.
    private var fileMessage: String {
        switch self {
        case .fileMissing(let path):
            return
                "\(SafeText.fragment(path)): no such file; make it, with <plist version=\"1.0\"><dict/></plist> in "
                + "it, or name another file with --config FILE"
        case .notAFile(let path, let kind):
            return "\(SafeText.fragment(path)): this is \(kind), not a file; name a property list with --config FILE"
        case .unreadable(let path, let reason):
            return "\(SafeText.fragment(path)): cannot be read: \(reason); change its permissions, "
                + "or name another file with --config FILE"
        case .binary(let path):
            return "\(SafeText.fragment(path)): this property list is binary; write it as XML with "
                + "plutil -convert xml1 \(ShellWord.quoted(SafeText.fragment(path)))"
        case .notAPropertyList(let path, let line, let reason):
            let location = line.map { "\(SafeText.fragment(path)):\($0)" } ?? SafeText.fragment(path)
            return "\(location): not a property list: \(SafeText.fragment(reason.shortened(to: 200))); "
                + "correct it there"
        case .rootNotADictionary(let path, let found):
            return
                "\(SafeText.fragment(path)): the root must be a dictionary, found \(found); "
                + "put the keys into <dict> … </dict>"
        case .unusableValue(let keyPath, let path, let text):
            let value = SafeText.fragment(text.shortened())
            return "\(SafeText.fragment(path)): \(keyPath): a configuration cannot hold \(value); "
                + "write a finite number, an integer in 64 bits at most"
        default: return ""
        }
    }
}

extension ConfigurationOrigin {
    /// Whether the value was given in the source of a test or a tool, without a command line.
    fileprivate var isSource: Bool { self == .settings || self == .file(path: "") }
}

extension ConfigurationKeyPath {
    /// The path, or words for a path without segments.
    fileprivate func ifRoot(_ words: String) -> String { components.isEmpty ? words : description }
}
