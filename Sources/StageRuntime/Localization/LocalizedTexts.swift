package import Foundation

/// The texts of one bundle of resources in all its languages, from `.strings` files and string catalogues.
///
/// The files are read directly, since Foundation's `Bundle` picks the language of the machine.
package struct LocalizedTexts: Sendable {
    /// A text, or its forms for different numbers.
    enum Text: Equatable, Sendable {
        /// The same text for all numbers.
        case plain(String)
        case forms([PluralCategory: String])

        /// Returns the text for a number in a language; the form `other` without a number.
        func text(for count: Int?, in language: String) -> String? {
            switch self {
            case .plain(let text): text
            case .forms(let forms): count.flatMap { forms[PluralCategory(of: $0, in: language)] } ?? forms[.other]
            }
        }
    }

    /// The texts by language, table and key.
    private var texts: [String: [String: [String: Text]]] = [:]
    /// The language of texts that are missing in others.
    private var sourceLanguage: String

    /// Reads the texts of a bundle's folder: `de.lproj/Shop.strings` and `Shop.xcstrings` make the table `Shop`.
    ///
    /// - Throws: `UnreadableTexts` if a file is not what its name says.
    package init(of folder: URL) throws(UnreadableTexts) {
        let information = try? Data(contentsOf: folder.appendingPathComponent("Info.plist"))
        let keys = try? information.map { try PropertyListSerialization.propertyList(from: $0, format: nil) }
        sourceLanguage = (keys as? [String: Any])?["CFBundleDevelopmentRegion"] as? String ?? "en"
        for file in Self.files(in: folder) {
            switch file.pathExtension {
            case "xcstrings": add(try StringCatalogue(file), as: file.deletingPathExtension().lastPathComponent)
            case "lproj":
                let language = file.deletingPathExtension().lastPathComponent
                for table in Self.files(in: file) where table.pathExtension == "strings" {
                    texts[language, default: [:]][table.deletingPathExtension().lastPathComponent, default: [:]] =
                        try Self.strings(of: table)
                }
            default: break
            }
        }
    }

    /// Returns a text in the language that fits a locale best; `nil` if there is none with the key.
    ///
    /// - Parameter count: the number in the text, which selects its plural form.
    package func text(_ key: String, table: String, locale: Locale, count: Int? = nil) -> String? {
        for language in [language(for: locale), sourceLanguage] {
            if let text = texts[language]?[table]?[key] { return text.text(for: count, in: language) }
        }
        return nil
    }

    /// Returns the language for a locale: the same one, or one of the same language and script, or the source language.
    private func language(for locale: Locale) -> String {
        let name = locale.identifier.replacing("_", with: "-")
        if texts[name] != nil { return name }
        let wanted = Locale.Language(identifier: name)
        let fitting = texts.keys.filter { candidate in
            let language = Locale.Language(identifier: candidate)
            return language.languageCode == wanted.languageCode && language.script == wanted.script
        }
        return fitting.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) } ?? sourceLanguage
    }

    private mutating func add(_ catalogue: StringCatalogue, as table: String) {
        sourceLanguage = catalogue.sourceLanguage
        for (key, entry) in catalogue.strings {
            for (language, localization) in entry.localizations ?? [:] {
                texts[language, default: [:]][table, default: [:]][key] = localization.text
            }
        }
    }

    private static func strings(of file: URL) throws(UnreadableTexts) -> [String: Text] {
        do {
            let content = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
            guard let texts = content as? [String: String] else { throw CocoaError(.propertyListReadCorrupt) }
            return texts.mapValues(Text.plain)
        } catch {
            throw UnreadableTexts(file, error)
        }
    }

    /// Returns the files and folders in a folder, by name.
    private static func files(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appendingPathComponent($0) }
    }
}

/// A file of texts that is not what its name says.
package struct UnreadableTexts: Error, Equatable, Sendable {
    /// The path of the file.
    package let file: String
    /// What is wrong with it.
    package let reason: String

    /// Makes the error for a file that Foundation could not read, with Foundation's words without the full stop.
    init(_ file: URL, _ error: any Error) {
        let words = Self.reason(of: error)
        self.file = file.path
        reason = words.hasSuffix(".") ? String(words.dropLast()) : words
    }

    private static func reason(of error: any Error) -> String {
        if case .dataCorrupted(let context)? = error as? DecodingError {
            return context.underlyingError.map(reason) ?? context.debugDescription
        }
        if let error = error as? DecodingError { return "\(error)" }
        let error = error as NSError
        // The cause is of a type of Core Foundation, which can only be described.
        let cause = error.userInfo["kCFPropertyListOldStyleParsingError"].map { "\($0)" } ?? ""
        if let found = cause.firstMatch(of: /NSDebugDescription=([^}]*)/) { return String(found.1) }
        return error.userInfo[NSDebugDescriptionErrorKey] as? String ?? error.localizedDescription
    }
}

/// Xcode's string catalogue, as far as it is read here: texts, with plural forms and forms by device.
struct StringCatalogue: Decodable {
    /// The texts of a key.
    struct Entry: Decodable {
        /// The texts by language; `nil` if the key is the text in all.
        let localizations: [String: Localization]?
    }

    /// The text of a key in one language.
    struct Localization: Decodable {
        /// A text with the state of its translation.
        struct Unit: Decodable {
            let value: String
        }
        struct Variations: Decodable {
            let plural: [String: Localization]?
            let device: [String: Localization]?
        }

        /// The text, if it has no forms.
        let stringUnit: Unit?
        let variations: Variations?

        /// The text or its plural forms, on an iPhone; `nil` if there is none.
        var text: LocalizedTexts.Text? {
            if let stringUnit { return .plain(stringUnit.value) }
            if let device = variations?.device { return (device["iphone"] ?? device["other"])?.text }
            guard let plural = variations?.plural else { return nil }
            let forms = plural.compactMap { word, form in
                PluralCategory(rawValue: word).flatMap { category in form.stringUnit.map { (category, $0.value) } }
            }
            return .forms(Dictionary(forms) { first, _ in first })
        }
    }

    /// The language in which the keys are written.
    let sourceLanguage: String
    let strings: [String: Entry]

    init(_ file: URL) throws(UnreadableTexts) {
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
        } catch {
            throw UnreadableTexts(file, error)
        }
    }
}
