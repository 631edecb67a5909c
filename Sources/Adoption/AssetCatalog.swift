import Foundation
import SourceCheck

/// The images and colours of a folder `*.xcassets`, for which Xcode makes names that a stage does not have.
package struct AssetCatalog {
    /// A colour, in the components of sRGB from 0 to 1.
    private struct Color: Equatable {
        var red = 0.0
        var green = 0.0
        var blue = 0.0
        var alpha = 1.0
    }

    /// The path of the source with the names: beside the catalogue.
    package let path: String
    private var images: [String] = []
    /// The colours by their names, light and dark.
    private var colors: [(name: String, light: Color, dark: Color)] = []

    /// Whether there is nothing to name.
    package var isEmpty: Bool { images.isEmpty && colors.isEmpty }

    /// Reads the catalogues of a module, for which Xcode makes the names together.
    ///
    /// - Parameters:
    ///   - folder: the path of the first folder `*.xcassets`.
    ///   - contents: the files `Contents.json` in all of them, by their paths.
    package init(folder: String, contents: [(path: String, bytes: [UInt8])]) {
        path = (folder.hasSuffix(".xcassets") ? String(folder.dropLast(".xcassets".count)) : folder) + "+Stage.swift"
        for (path, bytes) in contents {
            guard let set = path.split(separator: "/").dropLast().last else { continue }
            if set.hasSuffix(".imageset") {
                images.append(String(set.dropLast(".imageset".count)))
            } else if set.hasSuffix(".colorset"), let (light, dark) = Self.colors(in: bytes) {
                colors.append((String(set.dropLast(".colorset".count)), light, dark))
            }
        }
        images = Set(images).sorted()
        colors = Dictionary(colors.map { ($0.name, $0) }) { first, _ in first }.values.sorted { $0.name < $1.name }
    }

    // MARK: - Colours

    /// What `Contents.json` of a colour says.
    private struct ColorFile: Decodable {
        struct Entry: Decodable {
            struct Value: Decodable {
                var components: [String: String]?
            }
            struct Appearance: Decodable {
                var value: String
            }
            var color: Value?
            var appearances: [Appearance]?
        }
        var colors: [Entry]
    }

    private static func colors(in bytes: [UInt8]) -> (light: Color, dark: Color)? {
        guard let file = try? JSONDecoder().decode(ColorFile.self, from: Data(bytes)) else { return nil }
        func color(_ isWanted: (ColorFile.Entry) -> Bool) -> Color? {
            file.colors.first(where: isWanted)?.color?.components.map(Self.color)
        }
        guard let light = color({ $0.appearances == nil }) else { return nil }
        return (light, color { $0.appearances?.contains { $0.value == "dark" } == true } ?? light)
    }

    private static func color(_ components: [String: String]) -> Color {
        func number(_ name: String) -> Double? {
            guard let text = components[name] else { return nil }
            if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            // A whole number counts from 0 to 255, except the alpha value.
            let value = Double(text) ?? 0
            return text.contains(".") || name == "alpha" ? value : value / 255
        }
        let white = number("white") ?? 0
        return Color(
            red: number("red") ?? white, green: number("green") ?? white, blue: number("blue") ?? white,
            alpha: number("alpha") ?? 1)
    }

    // MARK: - Source

    /// The source with the names that Xcode makes for a phone.
    package var source: String {
        var lines = [
            "// Written by `rehearse adopt`: names that Xcode makes of the asset catalogue for a phone.",
            "#if !os(iOS)", "    import Rehearsal", "",
        ]
        lines += resource("ColorResource", "A colour of the catalogue.", ["light: UIColor", "dark: UIColor"])
        for (name, light, dark) in colors {
            lines.append("        static let \(Self.identifier(name, "color")) = ColorResource(")
            lines.append("            light: \(Self.text(light)),")
            lines.append("            dark: \(Self.text(dark)))")
        }
        lines += ["    }", ""]
        lines += resource("ImageResource", "An image of the catalogue.", ["name: String"])
        for name in images {
            lines.append(
                "        static let \(Self.identifier(name, "image")) = ImageResource(name: \"\(Self.escaped(name))\")")
        }
        lines += [
            "    }", "", "    extension UIColor {", "        convenience init(resource: ColorResource) {",
            "            self.init { $0.userInterfaceStyle == .dark ? resource.dark : resource.light }", "        }",
            "",
        ]
        for (name, _, _) in colors {
            let identifier = Self.identifier(name, "color")
            lines.append("        static var \(identifier): UIColor { UIColor(resource: .\(identifier)) }")
        }
        lines += [
            "    }", "", "    extension UIImage {", "        convenience init(resource: ImageResource) {",
            "            self.init(named: resource.name)!", "        }", "",
        ]
        for name in images {
            let identifier = Self.identifier(name, "image")
            lines.append("        static var \(identifier): UIImage { UIImage(resource: .\(identifier)) }")
        }
        return (lines + ["    }", "#endif", ""]).joined(separator: "\n")
    }

    private func resource(_ type: String, _ comment: String, _ properties: [String]) -> [String] {
        ["    /// \(comment)", "    struct \(type) {"] + properties.map { "        let \($0)" } + [""]
    }

    private static func text(_ color: Color) -> String {
        func number(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }
        return "UIColor(red: \(number(color.red)), green: \(number(color.green)), blue: \(number(color.blue)), "
            + "alpha: \(number(color.alpha)))"
    }

    private static func escaped(_ name: String) -> String {
        name.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    }

    /// Returns the name that Xcode makes: words of letters and digits, without the kind at the end.
    private static func identifier(_ name: String, _ kind: String) -> String {
        var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        if let last = words.last, last.lowercased().hasSuffix(kind), words.count > 1 || last.count > kind.count {
            words[words.count - 1] = String(last.dropLast(kind.count))
            if words.last?.isEmpty == true { words.removeLast() }
        }
        let capitals = words.first?.prefix { $0.isUppercase }.count ?? 0
        // `URLIcon` becomes `urlIcon`, `Logo` becomes `logo`.
        let lowered = capitals > 1 && capitals < (words.first?.count ?? 0) ? capitals - 1 : max(capitals, 1)
        let first = words.first.map { $0.prefix(lowered).lowercased() + $0.dropFirst(lowered) } ?? "unnamed"
        let joined = first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        if joined.first?.isNumber == true { return "_" + joined }
        return Keywords.all.contains(joined) ? "`\(joined)`" : joined
    }
}
