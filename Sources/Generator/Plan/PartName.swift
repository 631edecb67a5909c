import SourceCheck

/// The checked name of a part, from which types, properties, files and the names in scripts are made.
struct PartName: Equatable, Sendable {
    /// The largest number of characters; longer names would make the generated lines too long.
    static let limit = 24

    /// The name in types: `CoffeeShop`.
    let type: String

    /// Checks a name.
    ///
    /// - Parameters:
    ///   - kind: the kind of part, with its article.
    ///   - suffix: the suffix that is added to the name.
    init(_ text: String, of kind: String, suffix: String = "") throws(PartError) {
        let isPlain = text.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        }
        guard let first = text.first, isPlain, first.isUppercase else {
            throw .badName(text, kind: kind, example: Self.example(for: text))
        }
        guard text.count <= Self.limit else { throw .longName(text, limit: Self.limit) }
        if !suffix.isEmpty, text.hasSuffix(suffix), text != suffix {
            throw .doubledSuffix(text, suffix: suffix, plain: String(text.dropLast(suffix.count)))
        }
        type = text
        if Keywords.all.contains(property) {
            throw .reservedName(text, reason: "`\(property)` is a word of Swift")
        }
        if let meaning = Self.meanings[text] { throw .reservedName(text, reason: meaning) }
        if ["UI", "NS"].contains(where: { text.hasPrefix($0) && text.dropFirst(2).first?.isLowercase != true }) {
            throw .reservedName(text, reason: "names that begin like this belong to UIKit")
        }
    }

    /// The name in properties and enum cases: `coffeeShop`, or `url` for `URL`.
    var property: String { Self.property(of: type) }

    static func property(of type: String) -> String {
        let capitals = type.prefix { $0.isUppercase }.count
        let count = capitals == type.count ? capitals : max(1, capitals - 1)
        return type.prefix(count).lowercased() + type.dropFirst(count)
    }

    /// The name in scripts, files and programs: `coffee-shop`.
    var word: String { words.joined(separator: "-").lowercased() }

    /// The name in texts on screen: `Coffee shop`.
    var title: String {
        words.enumerated().map { $0.offset == 0 || Self.isAcronym($0.element) ? $0.element : $0.element.lowercased() }
            .joined(separator: " ")
    }

    private static func isAcronym(_ word: String) -> Bool { word.count > 1 && word.uppercased() == word }

    /// The words of the name, with their capital letters.
    private var words: [String] {
        var words: [String] = []
        let letters = Array(type)
        for (index, letter) in letters.enumerated() {
            let before = index > 0 ? letters[index - 1] : letter
            let after = index + 1 < letters.count ? letters[index + 1] : letter
            let begins = letter.isUppercase && (!before.isUppercase || after.isLowercase)
            if index == 0 || begins { words.append("") }
            words[words.count - 1].append(letter)
        }
        return words
    }

    /// Returns a valid name with the letters of an invalid one; nil if there is none.
    private static func example(for text: String) -> String? {
        let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return name.first?.isLetter == true && name != text ? name : nil
    }

    /// Names that are not allowed, and why.
    private static let meanings = [
        "Scene": "`SceneView` and `SceneController` are the bases of all scenes",
        "Storage": "`StorageError` is what a storage throws",
        "Configuration": "containers use this name for the app's configuration",
        "Factory": "containers use this name for what makes their scenes",
        "Map": "`MapView` is a view of Rehearsal",
        "Place": "the list of places uses this name",
    ]
}
