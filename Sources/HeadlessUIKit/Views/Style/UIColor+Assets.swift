public import Foundation

nonisolated extension UIColor {
    /// Makes a colour from an asset catalogue in the main bundle or in one beside it; `nil` if none has it.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Makes a colour from an asset catalogue's source in a bundle: `NAME.colorset` in an `.xcassets`.
    ///
    /// With traits, it has the variant for them in both appearances.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let color = ColorSet(named: name, in: bundle)?.color else { return nil }
        self.init(like: traitCollection.map(color.resolvedColor) ?? color)
    }
}

/// A colour in the source of an asset catalogue.
///
/// developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format
private nonisolated struct ColorSet: Decodable {
    let colors: [Variant]

    struct Variant: Decodable {
        let appearances: [[String: String]]?
        let color: Value?
    }

    struct Value: Decodable {
        let components: [String: String]

        /// The colour; each component is a number from 0 to 1, from 0 to 255, or hexadecimal.
        var color: UIColor? {
            func part(_ name: String) -> CGFloat? {
                guard let text = components[name] else { return nil }
                if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
                guard let value = Double(text) else { return nil }
                return text.contains(".") ? value : value / 255
            }
            let alpha = part("alpha") ?? 1
            if let white = part("white") { return UIColor(white: white, alpha: alpha) }
            guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
    }

    init?(named name: String, in bundle: Bundle?) {
        let path = name + ".colorset/Contents.json"
        for folder in bundle.map({ [$0.resourceURL ?? $0.bundleURL] }) ?? Self.folders {
            for catalogue in Self.files(in: folder) where catalogue.pathExtension == "xcassets" {
                guard let data = try? Data(contentsOf: catalogue.appendingPathComponent(path)) else { continue }
                guard let set = try? JSONDecoder().decode(ColorSet.self, from: data) else { return nil }
                self = set
                return
            }
        }
        return nil
    }

    /// The colour in both appearances; `nil` if there is none without an appearance.
    var color: UIColor? {
        let isDark = { (variant: Variant) in variant.appearances?.contains { $0["value"] == "dark" } ?? false }
        guard let light = colors.first(where: { $0.appearances == nil })?.color?.color else { return nil }
        let dark = colors.first(where: isDark)?.color?.color ?? light
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// The main bundle's folder, and those of the resource bundles that SwiftPM puts beside the program.
    private static var folders: [URL] {
        let main = Bundle.main
        let beside = files(in: main.bundleURL).filter { ["resources", "bundle"].contains($0.pathExtension) }
        return [main.resourceURL ?? main.bundleURL] + beside
    }

    private static func files(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appendingPathComponent($0) }
    }
}
