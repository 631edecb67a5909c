import Basics
import Configuration
import WalkthroughLanguage
import WalkthroughRunner

extension Project {
    /// The names that scripts may use.
    var vocabulary: Vocabulary {
        let environments = engine.environments.keys.sorted()
        return Vocabulary(
            apps: apps.map(\.vocabulary), defaultApp: defaultApp,
            environments: environments.isEmpty ? nil : environments, checkSetting: check)
    }

    /// Returns the problem of a line `set` or `flag` of a script; nil if there is none.
    private func check(app: String?, keyPath: String, value: String, isQuoted: Bool) -> SettingProblem? {
        let origin = ConfigurationOrigin.script(file: "", line: 0)
        let override: ConfigurationOverride
        do throws(ConfigurationErrors) {
            override = try ConfigurationOverride(key: keyPath, to: value, origin: origin)
        } catch {
            return SettingProblem(
                message: "`\(keyPath)` is not a key", help: "write names with dots between them", isAboutKey: true)
        }
        guard let error = configuration.schema.check(override) else {
            return foreignKey(override.keyPath, in: app) ?? (isQuoted ? quotedProblem(of: override) : nil)
        }
        return Self.problem(error, keyPath)
    }

    /// Returns the problem of a key of another app, which would have no effect; nil if there is none.
    private func foreignKey(_ keyPath: ConfigurationKeyPath, in name: String?) -> SettingProblem? {
        guard let name, let app = app(name), app.schema.type(at: keyPath) == nil else { return nil }
        let others = apps.filter { $0.name != name && $0.schema.type(at: keyPath) != nil }.map(\.name)
        guard !others.isEmpty else { return nil }
        let isFlag = keyPath.components.first == "testFlags"
        let key = isFlag ? keyPath.components.dropFirst().joined(separator: ".") : keyPath.description
        return SettingProblem(
            message: "\(name) has no \(isFlag ? "flag" : "key") `\(key)`",
            help: "it belongs to \(others.joined(separator: " and "))", isAboutKey: true)
    }

    /// Returns the problem of a quoted value, which is a text, for a key of another type.
    private func quotedProblem(of override: ConfigurationOverride) -> SettingProblem? {
        guard let entry = try? configuration.entries(at: override.keyPath, askedBy: override.origin).first else {
            return nil
        }
        switch entry.type {
        case .boolean, .integer, .real:
            return SettingProblem(
                message: "expected \(entry.type.phrase), found a text", help: "remove the quotes",
                isAboutKey: false)
        default: return nil
        }
    }

    private static func problem(_ error: ConfigurationError, _ keyPath: String) -> SettingProblem {
        switch error {
        case .unknownKey(_, _, let nearest):
            let isFlag = keyPath.hasPrefix("testFlags.")
            let name = isFlag ? String(keyPath.dropFirst("testFlags.".count)) : keyPath
            let known = nearest.map { isFlag ? $0.components.last ?? "" : $0.description }
            return SettingProblem(
                message: "unknown \(isFlag ? "flag" : "key") `\(name)`",
                help: known.map { NearestWord.question(about: $0) } ?? "`rehearse config` lists all keys",
                isAboutKey: true)
        case .wrongText(_, _, let expected, let found):
            var help = expected.example.map { "write `\($0)`, for example" }
            if case .word(let words) = expected { help = NearestWord.question(found, among: words) ?? help }
            return SettingProblem(
                message: "expected \(expected.phrase), found \(found.quoted)", help: help,
                isAboutKey: false)
        case .notSettable(_, _, let type):
            return SettingProblem(
                message: "`\(keyPath)` holds \(type.phrase), which cannot be set in one line",
                help: "set one of its keys", isAboutKey: true)
        default:
            return SettingProblem(message: error.message, isAboutKey: true)
        }
    }
}
