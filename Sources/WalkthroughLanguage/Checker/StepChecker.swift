import Basics
import StageRuntime

/// Checks the names in steps against the apps in which the steps may run.
struct StepChecker {
    /// The apps; a name is valid if one of them declares it.
    let apps: [AppVocabulary]
    /// The file of the steps; strong, the library owns it.
    let file: ScriptFile
    /// Why the script is loaded.
    let purpose: WalkthroughLoader.Purpose
    var diagnostics: [Diagnostic] = []

    /// Whether a step launches the app by name.
    private var hasLaunch = false

    init(apps: [AppVocabulary], file: ScriptFile, purpose: WalkthroughLoader.Purpose) {
        (self.apps, self.file, self.purpose) = (apps, file, purpose)
    }

    /// Checks a script's waivers and steps: their names, and that no step before `launch` launches the app.
    mutating func checkScript() {
        checkWaivers()
        checkStorage()
        check(file.script.steps)
        check(file.script.header.propertySteps)
        var launched: Step?
        if hasLaunch { checkLaunches(file.script.steps, after: &launched) }
    }

    private mutating func checkWaivers() {
        for waiver in file.script.header.waivers {
            let source = String("\(waiver)".dropFirst("waive ".count))
            let step = Step(command: .gesture(.back), location: waiver.rule.location, source: source)
            switch waiver.target {
            case .element(let element): check(element, step)
            case .screen(let name): checkName(name, "screen", step) { $0.screens }
            }
        }
    }

    private mutating func checkStorage() {
        for stored in file.script.header.storage {
            let name = stored.name
            let step = Step(command: .gesture(.back), location: name.location, source: name.value)
            checkName(StorageName.original(of: name.value), "storage", step, length: name.length) {
                $0.storage
            }
        }
    }

    private mutating func check(_ steps: [Step]) {
        // Most lines contain no name to check; the loop uses indices to avoid copying the steps.
        for index in steps.indices {
            if steps[index].namesApp { check(steps[index]) }
            switch steps[index].command {
            case .repeat(_, let inner), .when(_, let inner): check(inner)
            case .app(.launch): hasLaunch = true
            default: break
            }
        }
    }

    private mutating func check(_ step: Step) {
        switch step.command {
        case .act(let action, let element):
            check(element, step)
            if let goal = action.goal { check(goal, step) }
        case .world(let change): check(change, step)
        case .expect(let expectation), .when(let expectation, _), .wait(.until(let expectation)):
            check(expectation.condition, step)
        case .app(.perform(let name, let texts)): checkAppCommand(name, texts.count, step)
        case .gesture, .app, .wait, .trait, .use, .repeat, .console: break
        }
    }

    /// Checks that an app has a command of this name, with as many arguments.
    private mutating func checkAppCommand(_ name: String, _ count: Int, _ step: Step) {
        guard !apps.isEmpty, apps.allSatisfy({ $0.commands != nil }) else { return }
        let found = apps.compactMap { $0.commands?[name] }
        if found.contains(where: { $0.count == count }) { return }
        guard let arguments = found.first else {
            var location = step.location
            location.column += step.source.count - step.source.dropFirst("do".count).drop { $0 == " " }.count
            let named = Step(command: step.command, location: location, source: "")
            return reportUnknown("command", name, named, among: apps.flatMap { $0.commands?.keys.sorted() ?? [] })
        }
        report(
            "`do \(name)` has \(arguments.count.counted("argument")), found \(count)", "do", step,
            help: "usage: " + AppVocabulary.usage(of: name, arguments))
    }

    /// Checks the call in a change of the world.
    private mutating func check(_ change: WorldChange, _ step: Step) {
        switch change {
        case .network: break
        case .fail(let call, let fault, _):
            guard let kind = knownCall(call, step) else { return }
            if let fault, !kind.allows(fault) { reportFault("\(fault)", of: call, kind, step) }
        case .loseReplies(let call, _):
            guard let kind = knownCall(call, step), kind != .network else { return }
            reportFault("lost reply", of: call, kind, step)
        case .delay(let call, _), .hold(let call), .release(let call, _): _ = knownCall(call, step)
        case .reply(let call, _):
            guard knownCall(call, step) == .device, !apps.contains(where: { $0.replyingDevices.contains(call) }) else {
                return
            }
            report("`\(call)` is a device call, and its replies have no body", call, step)
        }
    }

    /// Checks the names in an expectation.
    private mutating func check(_ condition: Expectation.Condition, _ step: Step) {
        switch condition {
        case .exists(let element):
            check(element, step, orWords: element.inside == nil ? LineParser.subjects : [])
        case .absent(let element):
            if let list = listOfRows(absent: element) {
                report(
                    "`expect no` needs an element, and `rows` is not one", "rows", step,
                    help: NearestWord.question(about: "expect 0 rows in \(list)"))
                check(list, step)
            } else {
                check(element, step)
            }
        case .element(let element, _, _), .value(let element, _, _), .rowCount(_, let element), .rows(let element, _):
            check(element, step)
        case .otherScreen(let name): checkName(name, "screen", step) { $0.screens }
        case .screen(let name):
            checkName(name, "screen", step, orWords: ["matches"]) { $0.screens }
        case .storage(let name, _, _): checkName(StorageName.original(of: name), "storage", step) { $0.storage }
        case .requests(let call, _): _ = knownCall(call, step)
        case .state(let keyPath, _, _):
            let key = String(keyPath.prefix { $0 != "." })
            checkName(key, "state", step) { $0.stateKeys?.sorted() }
        case .picture(let picture): check(picture, step)
        case .accessible: break
        }
    }

    /// Returns the list of `no rows in LIST`; nil for another element, or if an app has an element called `rows`.
    private func listOfRows(absent element: ElementQuery) -> ElementQuery? {
        guard element.role == nil, case .identifier("rows")? = element.name, isUnknown("rows") else { return nil }
        return element.inside
    }

    /// Checks the identifiers in a picture, unless the run updates the picture.
    private mutating func check(_ picture: Picture, _ step: Step) {
        var isRewritten = file.script.header.disposition == nil
        if case .when = step.command { isRewritten = false }
        if isRewritten, purpose == .updating { return }
        let wayOut = isRewritten && purpose != .typing ? Self.pictureAdvice : nil
        for line in picture.lines {
            guard case .identifier(let name) = line.name else { continue }
            let pictureStep = Step(command: step.command, location: line.location, source: line.source)
            checkIdentifier(name, pictureStep, wayOut: wayOut)
        }
    }

    static let pictureAdvice = "`rehearse test --update` updates the picture"

    /// Checks an element and the elements around it; a bare word may also be a misspelling of one of `words`.
    private mutating func check(_ element: ElementQuery, _ step: Step, orWords words: [String] = []) {
        var next: ElementQuery? = element
        while let query = next {
            if case .identifier(let name) = query.name {
                checkIdentifier(name, step, orWords: query.role == nil ? words + LineParser.roleWords : [])
            }
            next = query.inside
        }
    }

    /// Returns whether no app has this accessibility identifier.
    private func isUnknown(_ identifier: String) -> Bool {
        !apps.isEmpty && apps.allSatisfy { $0.identifiers?.contains(identifier) == false }
    }

    private mutating func checkIdentifier(
        _ name: String, _ step: Step, orWords words: [String] = [], wayOut: String? = nil
    ) {
        guard isUnknown(name) else { return }
        let known = apps.flatMap { $0.identifiers?.sorted() ?? [] }
        reportUnknown("identifier", name, step, among: known, orWords: words, wayOut: wayOut)
    }

    private mutating func checkName(
        _ name: String, _ what: String, _ step: Step, length: Int? = nil, orWords words: [String] = [],
        in list: (AppVocabulary) -> [String]?
    ) {
        guard !apps.isEmpty, apps.allSatisfy({ list($0)?.contains(name) == false }) else { return }
        reportUnknown(what, name, step, length: length, among: apps.flatMap { list($0) ?? [] }, orWords: words)
    }

    /// Returns the kind of a worker call; reports the name and returns nil if no app has the call.
    private mutating func knownCall(_ name: String, _ step: Step) -> WorkerCallKind? {
        for app in apps {
            if let kind = app.calls?[name] { return kind }
        }
        guard !apps.isEmpty, apps.allSatisfy({ $0.calls != nil }) else { return nil }
        reportUnknown("worker call", name, step, among: apps.flatMap { $0.calls?.keys.sorted() ?? [] })
        return nil
    }

    private mutating func reportFault(_ fault: String, of call: String, _ kind: WorkerCallKind, _ step: Step) {
        let words = kind.faultWords.joined(separator: ", ")
        report(
            "`\(call)` is a call of kind \(kind.rawValue) and cannot fail with `\(fault)`",
            String(fault.prefix { $0 != " " }), step, help: "it can fail with: \(words)")
    }

    /// The properties of an app's type that list its names.
    private static let lists = [
        "screen": "screens", "worker call": "workerCalls", "storage": "storageNames", "identifier": "identifiers",
        "state": "stateKeys", "command": "commands",
    ]

    /// Reports a name that no app declares, with the list that lacks it.
    private mutating func reportUnknown(
        _ what: String, _ name: String, _ step: Step, length: Int? = nil, among known: [String],
        orWords words: [String] = [], wayOut: String? = nil
    ) {
        let app = apps.count == 1 ? " in \(apps[0].name)" : ""
        let meant = NearestWord.meant(name, among: known + words)
        // A word of the language is meant as such, an identifier with the escapes that it needs.
        var help = meant.map { words.contains($0) ? NearestWord.question(about: $0) : "did you mean \($0.backquoted)?" }
        if help == nil, !known.isEmpty {
            let names = known.prefix(12).map { what == "identifier" ? $0.asIdentifier : $0 }
            help = "known: " + names.joined(separator: " ") + (known.count > 12 ? " …" : "")
        }
        if wayOut == nil, apps.count == 1, let type = apps[0].type, let list = Self.lists[what] {
            help = (help.map { $0 + "; " } ?? "") + "`\(type).\(list)` lists them"
        }
        if let wayOut { help = help.map { $0 + "; " + wayOut } ?? wayOut }
        report("unknown \(what) \(name.backquoted)\(app)", name, step, length: length, help: help)
    }

    mutating func report(
        _ message: String, _ word: String, _ step: Step, length: Int? = nil, help: String? = nil
    ) {
        var location = step.location
        if !word.isEmpty { location.column += Self.column(of: word, in: step.source) }
        diagnostics.append(file.diagnostic(message, at: location, length: length ?? word.count, help: help))
    }

    /// Returns the number of characters before a name in a command's source.
    ///
    /// A bare word, or one between backquotes, is preferred to a text in quotes, which may be an equal label.
    private static func column(of name: String, in source: String) -> Int {
        let bytes = Array(source.utf8)
        var lexer = Lexer(bytes)
        _ = lexer.next()
        let all = Array(lexer.tokens)
        let tokens = all.dropFirst() + all.prefix(1)
        let wanted = Array(name.utf8)
        // The name may be only the first part of a key path.
        let beginning = wanted + [UInt8(ascii: ".")]
        let bare = tokens.first { token in
            let word = bytes[token.range]
            return token.kind == .word && (word.elementsEqual(wanted) || word.starts(with: beginning))
        }
        let backquoted = tokens.first { token in
            token.kind == .identifier && bytes[token.range].elementsEqual(name.backquoted.utf8)
        }
        let quoted = tokens.first { token in
            token.kind == .text && bytes[token.start + 1..<token.end - 1].elementsEqual(wanted)
        }
        guard let start = bare?.start ?? (backquoted ?? quoted).map({ $0.start + 1 }) else { return 0 }
        return String(decoding: bytes[..<start], as: UTF8.self).count
    }
}
