/// The sources of a package, as far as parts are inserted into them: lines, and the ranges of top-level types.
///
/// It parses no other Swift: a type begins with its keyword at the margin and ends with the next brace there, as every
/// formatter writes it. Other layouts are not recognised, and the author is shown what to insert.
package struct PackageOutline: Equatable, Sendable {
    /// A file's lines.
    struct SourceFile: Equatable, Sendable {
        /// Its path, from the folder of the package.
        let path: String
        /// Its lines, without line feeds.
        var lines: [String]
    }

    /// The range of a top-level type.
    struct Place: Equatable, Sendable {
        /// The file's index.
        let file: Int
        /// The line with the type's name.
        let line: Int
        /// The line with its last brace; the same line if the type is empty.
        let end: Int
    }

    /// The files, in the order given.
    var files: [SourceFile]

    /// Takes a package's manifest and its sources.
    ///
    /// - Parameter files: paths from the folder of the package, each with what the file holds.
    package init(_ files: [(path: String, text: String)]) {
        self.files = files.map { path, text in
            SourceFile(
                path: path, lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
        }
    }

    /// Returns the text of a file; nil if it is not one of these.
    func text(of path: String) -> String? {
        files.first { $0.path == path }.map { $0.lines.joined(separator: "\n") }
    }

    // MARK: - Types

    /// Returns the range of a type's declaration.
    func place(of name: String, _ kinds: [String] = ["protocol", "class", "struct", "enum"]) -> Place? {
        for file in files.indices {
            for line in files[file].lines.indices {
                guard let type = Self.type(in: files[file].lines[line]), type.name == name, kinds.contains(type.kind)
                else { continue }
                return end(of: line, in: file).map { Place(file: file, line: line, end: $0) }
            }
        }
        return nil
    }

    /// Returns the names of all types of a kind, in the order of the files.
    func names(of kind: String) -> [String] {
        files.flatMap(\.lines).compactMap { line in
            Self.type(in: line).flatMap { $0.kind == kind ? $0.name : nil }
        }
    }

    /// Returns the lines of a type, from its name to its last brace.
    func lines(of place: Place) -> ArraySlice<String> { files[place.file].lines[place.line...place.end] }

    /// Returns the path of the file that declares a type.
    func path(of place: Place) -> String { files[place.file].path }

    /// Returns whether a type is declared for other targets.
    func isForOthers(_ place: Place) -> Bool {
        let first = files[place.file].lines[place.line].prefix { $0 != " " }
        return ["package", "public", "open"].contains(first)
    }

    private func end(of line: Int, in file: Int) -> Int? {
        let lines = files[file].lines
        if lines[line].hasSuffix("{}") { return line }
        return lines[line...].firstIndex { $0 == "}" || $0.hasPrefix("} ") }
    }

    /// Words that may stand before a type's keyword.
    private static let modifiers: Set<Substring> = [
        "public", "package", "open", "internal", "fileprivate", "private", "final", "indirect",
    ]

    /// Returns the kind and the name of the type that a line at the margin declares.
    private static func type(in line: String) -> (kind: String, name: String)? {
        guard let first = line.utf8.first, first != UInt8(ascii: " "), first != UInt8(ascii: "/") else { return nil }
        let words = line.split(separator: " ").drop { modifiers.contains($0) || $0.hasPrefix("@") }
        guard let kind = words.first, ["protocol", "class", "struct", "enum"].contains(kind) else { return nil }
        let name = words.dropFirst().first?.prefix { $0.isLetter || $0.isNumber || $0 == "_" } ?? ""
        return name.isEmpty ? nil : (String(kind), String(name))
    }
}

extension PackageOutline {
    /// The class that is the app, if there is exactly one.
    var app: Place? {
        let found = files.indices.flatMap { file in
            files[file].lines.filter { $0.contains("class ") && $0.contains(": StageApp") }.compactMap {
                Self.type(in: $0)?.name
            }
        }
        return found.count == 1 ? found.first.flatMap { place(of: $0, ["class"]) } : nil
    }

    /// Returns the text of a constant of a type: `shop` for `static let name = "shop"`.
    func constant(_ name: String, of place: Place) -> String? {
        let line = lines(of: place).first { $0.contains("static let \(name) = \"") }
        return line?.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(String.init)
    }

    /// Returns the first text in the list that a constant of a type is.
    func firstText(in name: String, of place: Place) -> String? {
        let rest = lines(of: place).drop { !$0.contains("static let \(name) ") }
        let text = rest.joined(separator: "\n").prefix { $0 != "]" }
        return text.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(String.init)
    }

    /// The name of the program that the package builds; nil if the manifest does not say it plainly.
    package var executable: String? {
        let manifest = text(of: "Package.swift") ?? ""
        guard let start = manifest.firstRange(of: ".executableTarget(") else { return nil }
        return manifest[start.upperBound...].split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first
            .map(String.init)
    }

    /// The folder that a file lies in; empty for one in the folder of the package.
    static func folder(of path: String) -> String {
        path.split(separator: "/").dropLast().joined(separator: "/")
    }

    /// Returns the target that a source belongs to, by the folder under `Sources`.
    static func module(of path: String) -> String? {
        let parts = path.split(separator: "/")
        return parts.count > 2 && parts[0] == "Sources" ? String(parts[1]) : nil
    }
}
