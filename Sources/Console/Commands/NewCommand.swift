import Basics
import Foundation
import Generator
import WalkthroughLanguage
import WalkthroughRunner

/// Performs `new`: reads the package, plans the part, and writes what does not exist yet.
struct NewCommand {
    private let options: NewOptions
    private let context: CommandContext

    init(_ options: NewOptions, _ context: CommandContext) {
        (self.options, self.context) = (options, context)
    }

    /// Runs it; nothing is written if a file exists already.
    func run() throws(CommandFailure) -> ExitStatus {
        let (outline, ends) = options.kind == .app ? (PackageOutline([]), [:]) : try outline()
        let plan = try plan(try request(), in: outline)
        try refuseOverwriting(plan)
        if options.isDry { show(plan) } else { try write(plan, ends) }
        for paste in plan.pastes {
            context.print("paste into \(SafeText.fragment(paste.place)):")
            for line in paste.lines { context.print("  | " + SafeText.fragment(line)) }
        }
        if !options.isDry { say(next: NextCommands(options, plan, outline, context).lines) }
        return .passed
    }

    // MARK: - The request

    private func request() throws(CommandFailure) -> PartRequest {
        switch options.kind {
        case .app:
            let rehearsal = try RehearsalFinder(options, context).source()
            return .app(
                options.name, rehearsal: rehearsal, isUIKit: options.isUIKit, isEmpty: options.isEmpty)
        case .tab: return .tab(options.name)
        case .signIn: return .signIn
        case .act: return .act(options.name)
        case .scene: return .scene(options.name, act: options.act, options.scene)
        case .worker: return .worker(options.name, options.worker)
        case .coordinator: return .coordinator(options.name)
        case .double: return .double(options.name)
        case .walkthrough: return .walkthrough(options.name, from: try script())
        }
    }

    /// Returns the script of `--from`, formatted; nil without one.
    private func script() throws(CommandFailure) -> String? {
        guard let path = options.script else { return nil }
        let bytes = try context.folder.needed(path)
        do throws(LoadFailure) {
            let formatted = try ScriptFormatter.format(bytes, path: path, patterns: PatternCache())
            return String(decoding: formatted, as: UTF8.self)
        } catch {
            context.show(error.diagnostics)
            throw CommandFailure("\(path) is not a script that can be used; correct it, or save another")
        }
    }

    /// Reads the manifest and the sources of the package in this folder, and how the lines of each file end.
    private func outline() throws(CommandFailure) -> (PackageOutline, ends: [String: LineEnds]) {
        guard context.folder.item(at: "Package.swift") == .file else {
            throw CommandFailure(
                "there is no Package.swift here; go to the folder of the app's package, or begin an app: "
                    + "rehearse new app NAME")
        }
        let walk = FolderWalk("Sources", endingIn: ".swift", in: context.folder)
        guard walk.problems.isEmpty else { throw CommandFailure(messages: walk.problems) }
        var files: [(path: String, text: String)] = []
        var ends: [String: LineEnds] = [:]
        // The walkthroughs that an app has before its sign-in must begin signed in.
        let scripts = FolderWalk("UITestScripts", endingIn: ".walk", in: context.folder).files
        for path in ["Package.swift"] + walk.files + (options.kind == .signIn ? scripts : []) {
            do throws(ScriptReadError) {
                let bytes = try context.folder.readSource(path)
                // A file that is not UTF-8 is left out.
                guard let text = String(validating: bytes, as: UTF8.self) else { continue }
                ends[path] = LineEnds(of: text)
                files.append((path, LineEnds(of: text).plain(text)))
            } catch {
                context.note("\(path) \(error.explanation); what it declares is unknown here")
            }
        }
        return (PackageOutline(files), ends)
    }

    // MARK: - What is planned

    private func plan(_ request: PartRequest, in outline: PackageOutline) throws(CommandFailure) -> PartPlan {
        do throws(PartError) {
            return try PartPlanner.plan(request, in: outline)
        } catch {
            throw CommandFailure(error.message)
        }
    }

    /// Throws if a plan would overwrite files, with their names.
    private func refuseOverwriting(_ plan: PartPlan) throws(CommandFailure) {
        let present = plan.files.map(\.path).filter(context.folder.exists)
        guard present.isEmpty else {
            throw CommandFailure(
                messages: present.map {
                    "\($0) exists already and is not overwritten; choose another name, or move it away"
                })
        }
    }

    // MARK: - What is written

    private func write(_ plan: PartPlan, _ ends: [String: LineEnds]) throws(CommandFailure) {
        let new = plan.files.map {
            FileBatch.Item(path: $0.path, bytes: Array($0.text.utf8), isNew: true, isProgram: $0.isProgram)
        }
        let changed = plan.edits.map { edit in
            let text = ends[edit.path]?.restored(edit.text) ?? edit.text
            return FileBatch.Item(path: edit.path, bytes: Array(text.utf8), isNew: false)
        }
        try FileBatch(new + changed, in: context.folder).write()
        for file in plan.files { context.print("made     " + SafeText.fragment(file.path)) }
        for edit in plan.edits { context.print("changed  " + SafeText.fragment(edit.path)) }
    }

    private func show(_ plan: PartPlan) {
        for file in plan.files {
            context.print("would make \(SafeText.fragment(file.path)):")
            context.print(
                file.text.lines.dropLast().map { "  | " + SafeText.fragment($0) }.joined(separator: "\n"))
        }
        for edit in plan.edits {
            context.print("would change \(SafeText.fragment(edit.path)):")
            for line in edit.lines { context.print("  + " + SafeText.fragment(line)) }
        }
    }

    private func say(next lines: [String]) {
        for (index, line) in lines.enumerated() { context.print((index == 0 ? "next:    " : "         ") + line) }
    }
}

/// The commands to suggest after a part was written.
struct NextCommands {
    private let options: NewOptions
    private let plan: PartPlan
    /// The package before the change.
    private let outline: PackageOutline
    private let context: CommandContext

    init(_ options: NewOptions, _ plan: PartPlan, _ outline: PackageOutline, _ context: CommandContext) {
        (self.options, self.plan, self.outline, self.context) = (options, plan, outline, context)
    }

    /// The commands; safe to print.
    var lines: [String] {
        let name = SafeText.fragment(options.name)
        if let executable = plan.executable {
            return ["cd \(name)", "swift run \(executable) test", "swift test", "swift run \(executable)"]
        }
        let program = outline.executable.map { "swift run " + SafeText.fragment($0) } ?? context.command
        let tests = plan.files.map(\.path).filter { $0.hasSuffix("Tests.swift") }.compactMap { path in
            path.split(separator: "/").last?.split(separator: ".").first.map { "swift test --filter \($0)" }
        }
        let scripts = plan.files.map(\.path).filter(ScriptFiles.isScript).map {
            program + " test " + ShellWord.quoted(SafeText.fragment($0))
        }
        let scene =
            options.kind == .worker ? [program + " new scene \(outline.firstAct ?? "ACT") NAME --worker \(name)"] : []
        return scripts + tests + scene
    }
}

/// Finds the package Rehearsal for a new app.
struct RehearsalFinder {
    private let options: NewOptions
    private let context: CommandContext

    init(_ options: NewOptions, _ context: CommandContext) {
        (self.options, self.context) = (options, context)
    }

    /// Returns what `--rehearsal` names, or the checkout that the program came from.
    func source() throws(CommandFailure) -> RehearsalSource {
        if let given = options.rehearsal {
            if given.contains("://") || given.hasPrefix("git@") { return .url(given) }
            guard isCheckout(given) else {
                throw CommandFailure(
                    "--rehearsal \(given): this is no checkout of Rehearsal: it has no Package.swift of that name; "
                        + "name the folder of a checkout, or a URL")
            }
            return .path(path(to: given))
        }
        guard let program = context.process.executable.flatMap(context.folder.resolved),
            let build = program.firstRange(of: "/.build/"), isCheckout(String(program[..<build.lowerBound]))
        else {
            throw CommandFailure(
                "this program is not in a checkout of Rehearsal, so a new app would not find it; name one with "
                    + "--rehearsal PATH, or a URL")
        }
        return .path(path(to: String(program[..<build.lowerBound])))
    }

    private func isCheckout(_ path: String) -> Bool {
        let manifest = try? context.folder.read(path + "/Package.swift")
        return manifest.map { String(decoding: $0, as: UTF8.self).contains("name: \"Rehearsal\",") } ?? false
    }

    /// Returns the path for the manifest: relative to the new folder if both are near each other, or else absolute.
    private func path(to checkout: String) -> String {
        guard let target = context.folder.resolved(checkout), let here = context.folder.resolved(".") else {
            return checkout
        }
        let (from, to) = ((here + "/" + options.name).split(separator: "/"), target.split(separator: "/"))
        let shared = zip(from, to).prefix { $0 == $1 }.count
        guard shared > 0 else { return target }
        let steps = Array(repeating: "..", count: from.count - shared) + to.dropFirst(shared).map(String.init)
        return steps.joined(separator: "/")
    }
}
