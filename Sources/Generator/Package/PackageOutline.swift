import Basics
import SourceCheck

/// The source files of a package as lines, and the line ranges of their top-level types, so that code can be inserted.
///
/// It does not parse Swift. A type begins with its keyword at the beginning of a line and ends with the next brace at
/// the beginning of a line, as formatters write it. In other layouts the type is not found, and the author is shown the
/// lines to insert.
package struct PackageOutline: Equatable, Sendable {
    struct SourceFile: Equatable, Sendable {
        /// The path, relative to the folder of the package.
        let path: String
        var lines: [String]
    }

    /// The lines of a top-level type.
    struct TypeRange: Equatable, Sendable {
        /// The index of the file.
        let file: Int
        /// The index of the line with the type's name.
        let line: Int
        /// The index of the line with its closing brace; the same as `line` for an empty type on one line.
        let end: Int
    }

    var files: [SourceFile]

    /// Makes an outline of a package's manifest and sources.
    ///
    /// - Parameter files: the paths, relative to the folder of the package, and the contents.
    package init(_ files: [(path: String, text: String)]) {
        self.files = files.map { SourceFile(path: $0.path, lines: $0.text.lines) }
    }

    /// Returns the text of a file; nil if the outline does not have it.
    func text(of path: String) -> String? {
        files.first { $0.path == path }.map { $0.lines.joined(separator: "\n") }
    }

    // MARK: - Types

    /// Returns the lines of a type; nil if there is no such type.
    func typeRange(of name: String, _ kinds: [String] = ["protocol", "class", "struct", "enum"]) -> TypeRange? {
        for file in files.indices {
            for line in files[file].lines.indices {
                guard let type = Self.type(in: files[file].lines[line]), type.name == name, kinds.contains(type.kind)
                else { continue }
                return end(of: line, in: file).map { TypeRange(file: file, line: line, end: $0) }
            }
        }
        return nil
    }

    func names(of kind: String) -> [String] {
        files.flatMap(\.lines).compactMap { line in
            Self.type(in: line).flatMap { $0.kind == kind ? $0.name : nil }
        }
    }

    /// Returns the lines of a type, from its name to its closing brace.
    func lines(of range: TypeRange) -> ArraySlice<String> { files[range.file].lines[range.line...range.end] }

    func path(of range: TypeRange) -> String { files[range.file].path }

    func isForOthers(_ range: TypeRange) -> Bool { !access(of: range).isEmpty }

    /// Returns the access level of a type with a space, as its members need it; empty if no other target sees it.
    func access(of range: TypeRange) -> String {
        let first = files[range.file].lines[range.line].prefix { $0 != " " }
        return ["package", "public", "open"].contains(first) ? (first == "open" ? "public" : first) + " " : ""
    }

    private func end(of line: Int, in file: Int) -> Int? {
        let lines = files[file].lines
        if lines[line].hasSuffix("{}") { return line }
        return lines[line...].firstIndex { $0 == "}" || $0.hasPrefix("} ") }
    }

    /// Returns the kind and the name of the type that a line declares; nil for an indented line.
    private static func type(in line: String) -> (kind: String, name: String)? {
        guard let first = line.utf8.first, first != UInt8(ascii: " "), first != UInt8(ascii: "/") else { return nil }
        let words = line.split(separator: " ").drop {
            $0 != "class" && Keywords.modifiers.contains(String($0)) || $0.hasPrefix("@")
        }
        guard let kind = words.first, ["protocol", "class", "struct", "enum"].contains(kind) else { return nil }
        let name = words.dropFirst().first?.prefix { $0.isLetter || $0.isNumber || $0 == "_" } ?? ""
        return name.isEmpty ? nil : (String(kind), String(name))
    }
}

extension PackageOutline {
    /// The class that conforms to `StageApp`; nil unless there is exactly one.
    var app: TypeRange? {
        let found = files.indices.flatMap { file in
            files[file].lines.filter { $0.contains("class ") && $0.contains(": StageApp") }.compactMap {
                Self.type(in: $0)?.name
            }
        }
        return found.count == 1 ? found.first.flatMap { typeRange(of: $0, ["class"]) } : nil
    }

    /// Returns the value of a string constant: `shop` for `static let name = "shop"`.
    func constant(_ name: String, of range: TypeRange) -> String? {
        let line = lines(of: range).first { $0.contains("static let \(name) = \"") }
        return line?.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(String.init)
    }

    /// Returns whether an app has the sign-in that `new` writes.
    func hasSignIn(_ app: TypeRange) -> Bool { lines(of: app).contains(SignInTemplate.main) }

    /// Returns the beginning of the line in which an app shows its first controller, or makes it after the sign-in.
    func rootHead(of app: TypeRange) -> String {
        hasSignIn(app) ? "        return " : "        window.rootViewController = "
    }

    /// Returns whether the first controller of an app has a navigation bar.
    func hasFirstBar(_ app: TypeRange) -> Bool {
        let lines = lines(of: app)
        return lines.contains { $0.contains("UINavigationController(rootViewController: ") }
            && !lines.contains { $0.contains(AppTemplate.emptyRoot) }
    }

    /// The lines of a walkthrough's header that say which app it is, and who is signed in; nil without an app.
    var scriptHeader: String? {
        guard let app, let name = constant("name", of: app) else { return nil }
        return "app " + name + (hasSignIn(app) ? "\n" + SignInTemplate.header : "")
    }

    /// Returns the first string in a constant list of a type.
    func firstText(in name: String, of range: TypeRange) -> String? {
        let rest = lines(of: range).drop { !$0.contains("static let \(name) ") }
        let text = rest.joined(separator: "\n").prefix { $0 != "]" }
        return text.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(String.init)
    }

    /// The name of the package's executable target; nil if the manifest does not contain it as a literal.
    package var executable: String? {
        let manifest = text(of: "Package.swift") ?? ""
        guard let start = manifest.firstRange(of: ".executableTarget(") else { return nil }
        return manifest[start.upperBound...].split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first
            .map(String.init)
    }

    /// Returns the folder of a file; empty for a file in the folder of the package.
    static func folder(of path: String) -> String {
        path.split(separator: "/").dropLast().joined(separator: "/")
    }

    /// Returns the name of a source file's target: the folder under `Sources`.
    static func module(of path: String) -> String? {
        let parts = path.split(separator: "/")
        return parts.count > 2 && parts[0] == "Sources" ? String(parts[1]) : nil
    }
}

extension PackageOutline {
    /// A group of scenes that share a container.
    struct Act: Equatable, Sendable {
        /// The name, as in `MainFactory`.
        let name: String
        let folder: String
        let module: String
    }

    /// The app's first scene, a list of places; new scenes are added to this list.
    struct Home: Equatable, Sendable {
        let scene: String
        let act: String
    }

    /// A worker that generated scenes can use.
    struct Worker: Equatable, Sendable {
        /// The name, as in `ProductsWorker`.
        let name: String
        /// The name in scripts: the part of a call's name before the dot.
        let word: String
        let kind: WorkerOptions.Kind
    }

    var actNames: [String] {
        names(of: "protocol").filter { $0.hasSuffix("FactoryInterface") }.map { String($0.dropLast(16)) }
    }

    /// The act with which the app begins, or the first act if that is unknown.
    package var firstAct: String? {
        let owned = actNames.first { act in app.map { lines(of: $0).contains(Self.property(of: act)) } == true }
        return home?.act ?? owned ?? actNames.first { $0 != "SignIn" }
    }

    /// The line in the class of an app that owns the container of its first act.
    static func property(of act: String) -> String { "    private let container: \(act)DC" }

    /// Returns the act with a name; throws if there is none, or if its factory is visible to other targets.
    func act(_ name: String) throws(PartError) -> Act {
        guard let range = typeRange(of: name + "FactoryInterface", ["protocol"]) else {
            throw .noAct(name, known: actNames, nearest: NearestWord.search(name, among: actNames))
        }
        let path = path(of: range)
        guard !isForOthers(range), let module = Self.module(of: path) else {
            throw .severalTargets(act: name, path: path)
        }
        return Act(name: name, folder: Self.folder(of: path), module: module)
    }

    /// The list of places; nil unless there is exactly one enum `…Place` with a navigator that switches over it.
    var home: Home? {
        let homes = names(of: "enum").filter { $0.hasSuffix("Place") }.compactMap { name -> Home? in
            let scene = String(name.dropLast(5))
            guard let range = typeRange(of: scene + "Navigator", ["class"]) else { return nil }
            let lines = lines(of: range)
            guard lines.contains(where: { $0.hasSuffix("switch place {") }) else { return nil }
            let act = actNames.first { act in lines.contains { $0.contains("any \(act)FactoryInterface") } }
            return act.map { Home(scene: scene, act: $0) }
        }
        return homes.count == 1 ? homes.first : nil
    }

    var workerNames: [String] {
        names(of: "protocol").filter { $0.hasSuffix("Worker") }.map { String($0.dropLast(6)) }
    }

    /// Returns the worker with a name; throws if there is none, or if generated scenes cannot use it.
    func worker(_ name: String) throws(PartError) -> Worker {
        guard let range = typeRange(of: name + "Worker", ["protocol"]) else {
            throw .noWorker(name, known: workerNames, nearest: NearestWord.search(name, among: workerNames))
        }
        let asks = lines(of: range).contains { $0.contains("func load() async throws(\(name)Error) -> [String]") }
        guard asks, let calls = self.typeRange(of: name + "Calls"),
            let description = lines(of: calls).drop(while: { !$0.contains("static let load ") })
                .first(where: { $0.contains("WorkerCallDescription(\"") }),
            let call = description.split(separator: "\"").dropFirst().first,
            let kind = WorkerOptions.Kind.allCases.first(where: { description.contains("kind: .\($0.rawValue)") }),
            kind != .store || lines(of: range).contains(where: { $0.contains("func save(_ items: [String])") })
        else { throw .unknownWorker(name, path: path(of: range)) }
        return Worker(name: name, word: String(call.prefix { $0 != "." }), kind: kind)
    }

    /// Returns the code that makes a worker, copied from a container; nil if no container makes it.
    func making(of worker: String) -> String? {
        let lines = files.lazy.flatMap(\.lines).drop {
            !$0.hasPrefix("    let ") || !$0.contains(": any \(worker)Worker =")
        }
        guard let first = lines.first else { return nil }
        return first.hasSuffix("=") ? lines.prefix(2).joined(separator: "\n") : first
    }
}
