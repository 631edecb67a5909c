import Basics
import SourceCheck

/// Plans the files of a part from a request and the package's sources; it writes no files.
package struct PartPlanner {
    /// The sources with the planned changes.
    var outline: PackageOutline
    var plan = PartPlan()
    /// The sources without changes.
    private let original: PackageOutline

    /// Plans a part, which declares no type that exists already; the outline is empty for a new app.
    ///
    /// - Throws: ``PartError`` if a name is invalid, or if the part cannot be added to this package.
    package static func plan(_ request: PartRequest, in outline: PackageOutline) throws(PartError) -> PartPlan {
        var planner = PartPlanner(outline)
        switch request {
        case .app(let name, let rehearsal, let isUIKit, let isEmpty):
            return try appPlan(name, rehearsal, isUIKit: isUIKit, isEmpty: isEmpty)
        case .act(let name): try planner.addAct(PartName(name, of: "an act", suffix: "Act"))
        case .tab(let name): try planner.addTab(PartName(name, of: "a tab", suffix: "Tab"))
        case .signIn: try planner.addSignIn()
        case .scene(let name, let act, let options):
            try planner.addScene(PartName(name, of: "a scene", suffix: "Scene"), act: act, options)
        case .worker(let name, let options):
            try planner.addWorker(PartName(name, of: "a worker", suffix: "Worker"), options)
        case .coordinator(let name):
            try planner.addCoordinator(PartName(name, of: "a coordinator", suffix: "Coordinator"))
        case .double(let name): try planner.addDouble(of: name)
        case .walkthrough(let name, let script): try planner.addWalkthrough(name, script)
        }
        return planner.finished
    }

    init(_ outline: PackageOutline) { (self.outline, original) = (outline, outline) }

    /// The plan with the edits of existing files.
    var finished: PartPlan {
        var plan = plan
        plan.edits = zip(original.files, outline.files).filter { $0 != $1 }.map { old, new in
            let difference = new.lines.difference(from: old.lines)
            let lines = difference.insertions.map { change -> String in
                if case .insert(_, let line, _) = change { line } else { "" }
            }
            return PartPlan.Edit(path: new.path, lines: lines, text: new.lines.joined(separator: "\n"))
        }
        return plan
    }

    // MARK: - Steps that parts share

    /// Throws if one of the types exists already.
    func refuse(_ types: [String]) throws(PartError) {
        for type in types {
            if let range = outline.typeRange(of: type) { throw .taken(type: type, path: outline.path(of: range)) }
        }
    }

    /// Adds lines for the author to insert, unless they were inserted already.
    mutating func paste(_ text: String, into place: String, unless isEntered: Bool) {
        guard !isEntered else { return }
        let paste = PartPlan.Paste(place: place, lines: text.split(separator: "\n").map(String.init))
        if !plan.pastes.contains(paste) { plan.pastes.append(paste) }
    }

    /// Adds a scene to the factory of an act: to its protocol and to its class.
    mutating func enter(_ scene: String, intoFactoryOf act: String, making: String) {
        let requirement = ActTemplate.requirement(making: scene)
        let isRequired = outline.append(requirement, to: act + "FactoryInterface", ["protocol"], isApart: false)
        paste(requirement, into: "protocol \(act)FactoryInterface", unless: isRequired)
        let isMade = outline.append(making, to: act + "Factory", ["class"], isApart: true)
        paste(making, into: "class \(act)Factory", unless: isMade)
    }

    /// Adds names to a list of the app; scripts are checked against these lists.
    ///
    /// - Parameter isOptional: whether an app may leave the list out; then there is nothing to add.
    mutating func list(_ elements: [String], as name: String, isOptional: Bool = false, quoted: Bool = true) {
        guard !elements.isEmpty else { return }
        if isOptional, let app = outline.app, !outline.lines(of: app).contains(where: { $0.contains("let \(name)") }) {
            return
        }
        let written = quoted ? elements.map { "\"\($0)\"" } : elements
        let app = outline.app.flatMap { self.name(of: $0) }
        let isListed = app.map { outline.addElements(written, toList: name, of: $0) } ?? false
        paste("    " + written.joined(separator: ", "), into: "static let \(name) of the app", unless: isListed)
    }

    func name(of range: PackageOutline.TypeRange) -> String? {
        let words = (outline.lines(of: range).first ?? "").split(separator: " ")
        return words.drop { $0 != "class" }.dropFirst().first.map { String($0.prefix { $0 != ":" }) }
    }

    /// Adds a unit test, and asks the author to add the test target if the manifest has none.
    mutating func test(_ name: String, _ text: String, module: String) {
        plan.files.append(PartPlan.File("Tests/\(module)Tests/\(name).swift", text))
        let manifest = outline.text(of: "Package.swift") ?? ""
        let target = """
                .testTarget(
                    name: "\(module)Tests",
                    dependencies: [
                        "\(module)", .product(name: "Rehearsal", package: "Rehearsal"),
                        .product(name: "RehearsalTesting", package: "Rehearsal"),
                    ]),
            """
        guard manifest.contains("\"\(module)Tests\"") else {
            return paste(target, into: "the targets of Package.swift", unless: false)
        }
        paste(
            "        .product(name: \"RehearsalTesting\", package: \"Rehearsal\"),",
            into: "the dependencies of \(module)Tests in Package.swift", unless: manifest.contains("RehearsalTesting"))
    }

    /// Adds a double of a protocol that the sources declare, or that a planned file does.
    mutating func addDouble(of name: String) throws(PartError) {
        guard let range = outline.typeRange(of: name, ["protocol"]) else {
            let known = outline.names(of: "protocol")
            throw .noProtocol(name, nearest: NearestWord.search(name, among: known))
        }
        let path = outline.path(of: range)
        guard let module = PackageOutline.module(of: path), let source = outline.text(of: path) else { throw .noApp }
        let double = try double(of: name, in: source, path, module: module)
        test(DoubleTemplate.name(of: name), double, module: module)
    }

    func double(of name: String, in source: String, _ path: String, module: String) throws(PartError) -> String {
        let type: DeclaredProtocol
        do throws(DeclaredProtocol.Problem) {
            type = try DeclaredProtocol(name, in: source)
        } catch {
            guard case .unsupported(let requirement) = error else {
                throw .noDouble(name, path: path, reason: "its end was not found")
            }
            throw .noDouble(name, path: path, reason: "it requires `\(requirement)`")
        }
        if let other = type.refined.first { throw .noDouble(name, path: path, reason: "it refines \(other)") }
        let imports = source.split(separator: "\n").compactMap { line -> String? in
            let words = line.split(separator: " ").drop { ["package", "public", "internal"].contains($0) }
            return words.count == 2 && words.first == "import" ? words.last.map(String.init) : nil
        }
        var cancelled: [String: String] = [:]
        for case .type(let error) in type.methods.map(\.failure) {
            let lines = outline.typeRange(of: error).map { outline.lines(of: $0) } ?? []
            if (lines + source.split(separator: "\n").map(String.init)).contains("    case cancelled") {
                cancelled[error] = ".cancelled"
            }
        }
        return DoubleTemplate(type: type, cancelled: cancelled).file(imports: imports, module: module)
    }
}
