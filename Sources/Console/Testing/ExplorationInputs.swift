import Basics
import Explorer
import Foundation
import WalkthroughLanguage
import WalkthroughRunner

/// The inputs of an exploration: the scripts at whose ends it begins, the texts that the app's scripts type, and
/// properties.
struct ExplorationInputs {
    /// The path of a start without a script.
    private static let launch = "launch"

    private let options: ExploreOptions
    let setupApp: RunnableApp
    private let project: Project
    /// The scripts at whose ends runs begin.
    private var roots: [Walkthrough] = []
    /// All scripts of the app, for the texts that they type.
    private var scripts: [Walkthrough] = []
    private var properties: [PropertySet] = []
    /// The script of a start without a script, which is no file; nil if there are others.
    private(set) var launchScript: SpawnedPlan.File?
    /// Whether a given script has errors, which have been printed.
    private(set) var hasErrors = false

    init(_ options: ExploreOptions, _ project: Project, _ context: CommandContext) throws(CommandFailure) {
        (self.options, self.project) = (options, project)
        guard let name = options.app ?? project.defaultApp, let app = project.app(name) else {
            throw CommandFailure(
                "no app is named; write one of these after `explore`: "
                    + project.apps.map(\.name).joined(separator: ", "))
        }
        setupApp = app
        try readRoots(context)
        try readScripts(context)
        try readProperties(context)
    }

    /// Reads the scripts of `--from`; without one, runs begin at the launch.
    private mutating func readRoots(_ context: CommandContext) throws(CommandFailure) {
        let name = setupApp.name
        for path in options.roots {
            let start = try ScriptStart(
                path, given: parameters(of: path, context), for: .running, project: project, context: context)
            context.show(start.diagnostics)
            guard let walkthrough = start.walkthrough else {
                hasErrors = true
                continue
            }
            guard walkthrough.app == name else {
                throw CommandFailure(
                    "--from \(path): it is a script for \(walkthrough.app ?? "no app"), not for \(name)")
            }
            for remark in start.remarks { context.note("--from \(path): \(remark)") }
            roots.append(walkthrough)
        }
        if roots.isEmpty, !hasErrors {
            let bytes = Array("app \(name.quotedUnlessBare)\nlaunch\n".utf8)
            let loader = WalkthroughLoader(vocabulary: project.vocabulary) { (_) throws(ScriptReadError) in bytes }
            roots = loader.load([Self.launch]).walkthroughs
            launchScript = SpawnedPlan.File(path: Self.launch, bytes: Data(bytes))
        }
    }

    /// Returns the given parameters that a script has; another script may have the others.
    private func parameters(of path: String, _ context: CommandContext) -> [KeyValue] {
        let script = ScriptLocation(path)?.path ?? path
        let names = project.loader([], for: .checking, in: context.folder).load([script]).parameterNames
        return options.parameters.filter { names.contains($0.key) }
    }

    /// Checks that each `--param` is a parameter of some script.
    private func checkParameters(_ scripts: [String], _ context: CommandContext) throws(CommandFailure) {
        guard !options.parameters.isEmpty else { return }
        let paths = options.roots.map { ScriptLocation($0)?.path ?? $0 } + scripts
        try project.loader(options.parameters, for: .checking, in: context.folder).load(paths)
            .check(options.parameters)
    }

    /// Reads the app's scripts and properties under `UITestScripts`, if there are any.
    private mutating func readScripts(_ context: CommandContext) throws(CommandFailure) {
        guard context.folder.item(at: ScriptFiles.defaultFolder) == .folder else {
            return try checkParameters(options.properties, context)
        }
        let files = try ScriptFiles([ScriptLocation(path: ScriptFiles.defaultFolder)], in: context.folder)
        try checkParameters(files.paths + options.properties, context)
        let loaded = project.loader(options.parameters, for: .checking, in: context.folder).load(files.paths)
        scripts = loaded.walkthroughs.filter { $0.app == setupApp.name }
        properties = loaded.properties.filter { $0.app == setupApp.name }
    }

    private mutating func readProperties(_ context: CommandContext) throws(CommandFailure) {
        guard !options.properties.isEmpty else { return }
        let loaded = project.loader(options.parameters, for: .running, in: context.folder).load(options.properties)
        context.show(loaded.diagnostics)
        if loaded.hasErrors { hasErrors = true }
        let known = Set(properties.map { $0.path })
        if let other = loaded.properties.first(where: { $0.app != setupApp.name }) {
            throw CommandFailure(
                "--properties \(other.path): these are properties of \(other.app), not of \(setupApp.name)")
        }
        properties += loaded.properties.filter { !known.contains($0.path) }
        if let other = loaded.walkthroughs.first {
            throw CommandFailure("--properties \(other.path): it does not begin with `properties`")
        }
    }

    /// The app's walkthroughs that begin as a plain launch does, so that a run can begin like them.
    private var examples: [ExplorationRoot] {
        scripts.filter(\.beginsPlainly).compactMap { walkthrough in
            let prepared = try? PreparedWalkthrough(
                walkthrough, apps: project.apps, configuration: project.configuration, seed: options.seed ?? 0)
            return prepared.map { ExplorationRoot($0) }
        }
    }

    var propertyPaths: [String] { properties.map(\.path) }

    func setup() throws(CommandFailure) -> ExplorationSetup {
        try project.checkLaunches(of: roots, choosesOrder: false, actsAtRandom: true)
        var prepared: [ExplorationRoot] = []
        for walkthrough in roots {
            do throws(StepFailure) {
                prepared.append(
                    ExplorationRoot(
                        try PreparedWalkthrough(
                            walkthrough, apps: project.apps, configuration: project.configuration,
                            seed: options.seed ?? 0)))
            } catch {
                throw CommandFailure(error.message)
            }
        }
        var setup = ExplorationSetup(app: setupApp, roots: prepared)
        options.apply(to: &setup)
        for text in options.avoided {
            guard let query = ElementQuery(parsing: text) else {
                throw CommandFailure(
                    "--avoid \(text): this names no element; write it as a script does: signOut, 'button \"Delete\"', "
                        + "'`settings/account`'")
            }
            if case .identifier(let name)? = query.name, !setupApp.identifiers.isEmpty,
                !setupApp.identifiers.contains(name)
            {
                let meant = NearestWord.search(name, among: setupApp.identifiers)
                throw CommandFailure(
                    "--avoid \(text): \(setupApp.name) has no such identifier"
                        + (meant.map { "; did you mean \($0.asIdentifier)?" } ?? ""))
            }
        }
        setup.properties = properties.flatMap(\.properties)
        setup.volatile = Set(
            (properties.flatMap(\.volatile) + roots.flatMap(\.volatile)).map { query in
                // Elements are identified by identifier or label.
                switch query.name {
                case .label(let label): label.text
                case .identifier(let identifier): identifier
                case .pattern, nil: "\(query)"
                }
            })
        setup.dictionary = InputDictionary(scripts)
        setup.bodies = InputDictionary.bodies(in: scripts)
        if options.roots.isEmpty, options.avoided.isEmpty { setup.examples = examples }
        return setup
    }
}

extension Walkthrough {
    /// Whether its header changes nothing of the app and its world.
    fileprivate var beginsPlainly: Bool {
        flags.isEmpty && settings.isEmpty && storage.isEmpty && environment == nil && time == Self.defaultTime
    }
}
