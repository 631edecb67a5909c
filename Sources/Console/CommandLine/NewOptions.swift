import Generator

/// What `new` writes, as its first word says.
enum PartKind: String, CaseIterable, Sendable {
    case app, act, scene, worker, coordinator, walkthrough

    /// What follows the word.
    var usage: String { rawValue + (self == .scene ? " ACT NAME" : " NAME") }

    /// The options that belong to one part only.
    static let owners: [(option: OptionName, part: PartKind)] = [
        (.rehearsal, .app), (.result, .scene), (.list, .scene), (.worker, .scene), (.kind, .worker), (.live, .worker),
        (.from, .walkthrough),
    ]
}

/// What `new` takes.
struct NewOptions: Equatable, Sendable {
    /// What is to be written.
    var kind: PartKind
    /// Its name.
    var name: String
    /// The act that a scene belongs to.
    var act = ""
    /// Where an app's package finds Rehearsal; nil for the checkout that the program came from.
    var rehearsal: String?
    var scene = SceneOptions()
    var worker = WorkerOptions()
    /// The script whose steps a walkthrough takes.
    var script: String?
    /// Whether it is only shown.
    var isDry = false

    /// Takes the words after the kind, as many as it needs, and the options.
    init(_ kind: PartKind, _ words: [String], _ given: GivenOptions) {
        self.kind = kind
        name = words.last ?? ""
        if kind == .scene { act = words.first ?? "" }
        rehearsal = given.text(.rehearsal)
        scene = SceneOptions(
            result: given.text(.result).flatMap(SceneOptions.Result.init), isList: given.has(.list),
            worker: given.text(.worker))
        worker = WorkerOptions(
            kind: given.text(.kind).flatMap(WorkerOptions.Kind.init) ?? .network, isLive: given.has(.live))
        (script, isDry) = (given.text(.from), given.has(.dryRun))
    }
}

/// What `play` takes.
struct PlayOptions: Equatable, Sendable {
    /// The script, which need not be there.
    var path: String
    /// The lines that follow it.
    var lines: [String] = []
    var seed: UInt64?
    /// Parameters, in the order given: of two for a name, the later holds.
    var parameters: [KeyValue] = []
}
