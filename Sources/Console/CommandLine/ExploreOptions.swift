/// What `explore` takes; nil and false are "not said".
struct ExploreOptions: Equatable, Sendable {
    /// One of the apps; nil is the one that the configuration names.
    var app: String?
    /// The scripts that runs begin at.
    var roots: [String] = []
    /// For how long, in wall time.
    var time: Duration?
    /// How many runs.
    var runs: Int?
    var seed: UInt64?
    var jobs: Int?
    /// The elements that are never touched, in the words of the walkthrough language.
    var avoided: [String] = []
    var faults = false
    /// Files of properties besides those of the app.
    var properties: [String] = []
    /// The folder for a script of each finding.
    var saved: String?
    /// The file of the graph.
    var graph: String?
    var reports: [ReportTarget] = []

    /// How long it takes if nobody says for how long or how many runs.
    static let usualTime = Duration.seconds(10)
}

extension ExploreOptions {
    init(app: String?, _ given: GivenOptions, reports: [ReportTarget]) {
        self.app = app
        (roots, avoided, properties) = (given.texts(.from), given.texts(.avoid), given.texts(.properties))
        if case .duration(let time)? = given.all(.for).last { self.time = time }
        (runs, seed, jobs) = (given.count(.runs), given.seed(.seed), given.count(.jobs))
        (faults, saved, graph) = (given.has(.faults), given.text(.save), given.text(.graph))
        self.reports = reports
    }
}
