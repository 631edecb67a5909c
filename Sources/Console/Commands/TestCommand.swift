import Basics
import Configuration
import Reports
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// Carries out `test`: finds scripts, checks all of them, chooses walkthroughs, runs them, and reports the results.
struct TestCommand {
    private var options: TestOptions
    private let context: CommandContext

    /// The changed files: only walkthroughs that use one of them run; nil to run all.
    private let touched: Set<String>?

    init(_ options: TestOptions, _ context: CommandContext, touchedBy touched: Set<String>? = nil) {
        (self.options, self.context, self.touched) = (options, context, touched)
    }

    /// Runs the walkthroughs.
    ///
    /// - Parameter note: called with the paths of all scripts if none of them has errors.
    consuming func run(noting note: ((Set<String>) -> Void)? = nil) throws(CommandFailure) -> ExitStatus {
        let bazel = BazelEnvironment(context.process.environment)
        options = try bazel.completing(options)
        try bazel.touchShardStatusFile(in: context.folder)
        var project = try Project(context)
        var files = try ScriptFiles(options.locations, in: context.folder)
        guard let loaded = try load(files, project) else { return .wrongInput }
        files.learnRows(of: loaded.walkthroughs)
        project.judge(loaded.properties)
        note?(Set(loaded.walkthroughs.flatMap(\.paths)))
        let choice = try WalkthroughChoice(options)
        var chosen = choice.choose(from: files.meant(loaded.walkthroughs))
        if let touched { chosen.removeAll { touched.isDisjoint(with: $0.paths) } }
        if chosen.isEmpty || !files.emptyFolders.isEmpty && !options.allowsEmpty {
            tellNothingMatched(files, loaded)
            // As for a shard without walkthroughs, reports are written, so that none of an earlier run stays.
            guard options.allowsEmpty else { return .nothingMatched }
            if touched != nil { return .passed }
        } else {
            noteUnused(files, loaded)
        }
        for sentence in unknownTags(of: loaded) { context.remark("--tags: " + sentence) }
        let history = RunHistory(options, context)
        var plan = TestPlan(chosen)
        guard narrow(&plan, history) || options.allowsEmpty else { return .nothingMatched }
        let order = order(history)
        if options.lists {
            warn(of: chosen, loaded)
            return list(plan.items(times: nil, order: order, lastRun: history.lastRun).map(\.walkthrough))
        }
        let items = plan.items(times: options.repeatEach, order: order, lastRun: history.lastRun)
        let choosesOrder = options.schedules != nil || options.schedule != nil
        try project.checkLaunches(of: items.map(\.walkthrough), choosesOrder: choosesOrder)
        let lock = try context.lockStorage()
        defer { lock?.end() }
        let read = [context.common.configPath] + files.paths + loaded.walkthroughs.flatMap(\.paths)
        try OutputPaths(options).check(against: read, context)
        return try perform(items, project, history, loaded)
    }

    // MARK: - Before

    /// Loads and checks all scripts; prints the errors and returns nil if there are any.
    ///
    /// Warnings are printed later, only for the chosen walkthroughs.
    private func load(_ files: ScriptFiles, _ project: Project) throws(CommandFailure) -> LoadResult? {
        let purpose = options.updates ? WalkthroughLoader.Purpose.updating : .running
        let result = project.loader(options.parameters, for: purpose, in: context.folder).load(
            files.paths + PropertyFiles.around(files.paths, in: context.folder))
        if result.hasErrors {
            context.show(result.diagnostics.filter { !options.chooses || $0.severity == .error })
        }
        if !files.paths.isEmpty { try result.check(options.parameters) }
        guard result.hasErrors else { return result }
        let errors = result.diagnostics.count(of: .error)
        context.remark("\(errors.counted("error")), so nothing was run")
        return nil
    }

    /// Prints the warnings about the scripts of the listed walkthroughs; those of performed ones are in the reports.
    private func warn(of chosen: [Walkthrough], _ loaded: LoadResult) {
        guard !loaded.diagnostics.isEmpty else { return }
        let meant = Set(chosen.flatMap(\.paths))
        context.show(loaded.diagnostics.filter { meant.contains($0.location.file) })
    }

    private func tellNothingMatched(_ files: ScriptFiles, _ loaded: LoadResult) {
        let reason: String
        if !files.emptyFolders.isEmpty, files.paths.isEmpty || !options.allowsEmpty {
            reason = Self.emptiness(of: files.emptyFolders)
        } else if loaded.walkthroughs.isEmpty, let fragment = loaded.fragments.first {
            reason = Self.uselessness(of: fragment)
        } else if loaded.walkthroughs.isEmpty,
            let path = loaded.properties.map(\.path).first(where: files.paths.contains)
        {
            reason = "\(path) has properties, which are checked while walkthroughs run; name some"
        } else if touched != nil {
            reason = "no walkthrough uses a changed file"
        } else {
            let count = loaded.walkthroughs.count
            let sentences = ["none of \(count.counted("walkthrough")) matches"] + unknownTags(of: loaded)
            reason = sentences.joined(separator: "; ")
        }
        context.remark(context.program + ": nothing to run: " + reason)
    }

    /// Says which given paths have nothing to run, though others have.
    private func noteUnused(_ files: ScriptFiles, _ loaded: LoadResult) {
        let used = Set(loaded.walkthroughs.map(\.path) + loaded.properties.map(\.path))
        if !files.emptyFolders.isEmpty { context.note(Self.emptiness(of: files.emptyFolders)) }
        for fragment in files.parts.filter({ used.isDisjoint(with: $0) }).compactMap(\.first) {
            context.note(Self.uselessness(of: fragment))
        }
    }

    private static func emptiness(of folders: [String]) -> String {
        "there is no script (*.walk) in " + folders.joined(separator: ", ")
    }

    private static func uselessness(of fragment: String) -> String {
        "\(fragment) is a fragment: it is only for `use` and not run alone"
    }

    /// Returns a sentence for each tag of `--tags` that no walkthrough has.
    private func unknownTags(of loaded: LoadResult) -> [String] {
        options.tags?.unknown(among: Set(loaded.walkthroughs.flatMap(\.tags))) ?? []
    }

    /// Limits the plan to the last failures and to the shard; prints it and returns `false` if nothing failed last.
    ///
    /// A shard without walkthroughs is run too, since `merge` needs its reports.
    private func narrow(_ plan: inout TestPlan, _ history: RunHistory) -> Bool {
        if options.lastFailed {
            plan.keepFailed(of: history.lastRun)
            guard !plan.walkthroughs.isEmpty else {
                context.remark(context.program + ": nothing to run: " + history.reasonForNoFailures)
                return false
            }
        }
        guard let shard = options.shard else { return true }
        let total = plan.walkthroughs.count
        plan.keep(shard, weighedBy: history.lastRun)
        let count = plan.walkthroughs.count
        let part = "shard \(shard.index)/\(shard.count): \(count) of \(total) walkthroughs"
        context.remark(part + ", divided by " + history.measure)
        return true
    }

    /// Returns the order of walkthroughs; its seed is the run's if given, or else random, and is printed either way.
    private func order(_ history: RunHistory) -> RunOrder {
        if options.order == .failedFirst, history.lastRun.isEmpty, !history.hasComplained {
            context.note("no earlier run is known, so `--order failed-first` changes nothing")
        }
        guard case .random(let given)? = options.order else { return options.order ?? .given }
        let seed = given ?? options.seed ?? context.process.drawSeed()
        context.remark("the order is random; to repeat it: --order random:\(seed)")
        return .random(seed: seed)
    }

    private func list(_ walkthroughs: [Walkthrough]) -> ExitStatus {
        for walkthrough in walkthroughs {
            let identity = WalkthroughIdentity(walkthrough)
            let tags = walkthrough.tags.isEmpty ? "" : "  [" + walkthrough.tags.joined(separator: " ") + "]"
            context.print(SafeText.line(identity.argument + "  " + identity.name + tags))
        }
        return .passed
    }

    // MARK: - The run

    private func perform(
        _ items: [PlanItem], _ project: Project, _ history: RunHistory, _ loaded: LoadResult
    ) throws(CommandFailure) -> ExitStatus {
        let heading = RunHeading(options, context, plan: items.map(\.walkthrough))
        let reports = try ReportSet(
            options.reports, header: heading.header, plan: items.map(\.identity), context)
        let ledger = RunLedger(now: context.process.now)
        let disturbances = DisturbanceLedger(options.disturbances)
        let traces = try options.trace.map { (path) throws(CommandFailure) in
            try TraceRecorder(plan: items.map(\.identity), path: path, in: context.folder)
        }
        let run = TestExecution(items, project, options, context)
        if let schedules = heading.schedules { context.remark(schedules) }
        reports.begin()
        let warnings = ScriptWarnings(
            items.map(\.walkthrough), loaded, judgesProperties: !options.chooses && options.locations.isEmpty,
            telling: recorders(ledger, reports, heading) + [disturbances] + [traces].compactMap(\.self))
        let outcome = run.perform(telling: [warnings])
        if let line = disturbances.line { context.remark(line) }
        history.keep(ledger.lastRun)
        var isReported = reports.complain(context)
        do throws(CommandFailure) {
            try traces?.write()
        } catch {
            context.complain(CommandFailure(messages: error.messages.map { $0 + "; the trace is lost" }))
            isReported = false
        }
        if let updates = run.updates, !UpdatedPictures(updates: updates, context: context).write() {
            isReported = false
        }
        if outcome.isInterrupted { return .interrupted }
        if let problem = outcome.problem {
            context.complain(CommandFailure(problem))
            return .notExecuted
        }
        guard isReported else { return context.missingOutput() }
        if outcome.summary.failed > 0 || ledger.hasFindings { return .failed }
        return outcome.isComplete ? .passed : .notExecuted
    }

    private func recorders(
        _ ledger: RunLedger, _ reports: ReportSet, _ heading: RunHeading
    ) -> [any RunRecorder] {
        let terminal = TerminalReport(options, context, reproduction: heading.reproduction)
        var recorders: [any RunRecorder] = [ledger]
        if let recorder = reports.recorder { recorders.append(recorder) }
        recorders += reports.printers
        if let count = options.slowest { recorders.append(terminal.slowest(count, of: ledger)) }
        return recorders + [terminal.recorder]
    }
}

/// Writes the pictures that a run with `--update` found changed, and prints the names of their files.
struct UpdatedPictures {
    let updates: PictureUpdates
    let context: CommandContext

    /// Writes them, each file as a whole; returns whether each file could be written.
    func write() -> Bool {
        var isDone = true
        for (path, count) in updates.files {
            do throws(CommandFailure) {
                try rewrite(path)
                context.remark("updated \(path): \(count.counted("picture"))")
            } catch {
                context.complain(error)
                isDone = false
            }
        }
        return isDone
    }

    private func rewrite(_ path: String) throws(CommandFailure) {
        let bytes = try context.folder.needed(path)
        let text = updates.rewritten(String(decoding: bytes, as: UTF8.self), of: path)
        try context.folder.write(Array(text.utf8), to: path)
    }
}
