import Basics
import StageRuntime
package import WalkthroughLanguage
package import WalkthroughRunner

/// The app, the roots and the options of an exploration.
package struct ExplorationSetup {
    /// The app that is explored.
    package let app: RunnableApp
    /// The starts of the runs.
    package var roots: [ExplorationRoot]
    /// The app's walkthroughs that the first runs follow, so that what lies behind many steps is known early.
    package var examples: [ExplorationRoot] = []
    /// The seed of all random choices.
    package var seed: UInt64 = 0
    /// The elements that are never used.
    package var avoided: [ElementQuery] = []
    /// The elements whose texts are not part of a state.
    package var volatile: Set<String> = []
    /// The properties to check, besides those of the roots.
    package var properties: [Property] = []
    /// The texts to type into fields.
    package var dictionary = InputDictionary()
    /// The bodies that scripts set as replies, by call; each is varied.
    package var bodies: [String: [String]] = [:]
    /// Whether to try faults: worker calls fail, replies are held, and the app is relaunched.
    package var triesFaults = false

    /// Whether screens are drawn, for the page of the graph.
    package var drawsScreens = false

    /// Makes a setup with the default options of the command line.
    package init(app: RunnableApp, roots: [ExplorationRoot]) {
        (self.app, self.roots) = (app, roots)
    }

    /// Returns the lines that make a call fail, the simplest first; empty without `--faults`.
    func faultLines(of description: WorkerCallDescription) -> [String] {
        guard triesFaults else { return [] }
        let call = description.name.quotedUnlessBare
        let faults = description.kind.faultWords.map { $0 == "status N" ? "status 503" : $0 }
        return faults.map { "fail \(call) with \($0) 1 time" }
            + (faults.contains("timeout") ? ["fail \(call) with timeout"] : [])
            + [
                "fail \(call) with \(faults[0]) 2 times", "fail \(call) with \(faults[0])", "hold \(call)",
                "delay \(call) by 10s",
            ]
    }

    /// The lines that are tried once on each screen, whatever its elements.
    var commonLines: [String] {
        ["rotate", "background", "swipe back", "swipe back cancelled", "dismiss", "locale de_DE", "locale ar"]
            + (triesFaults ? ["relaunch", "memory warning", "network offline", "network online"] : [])
    }
}

/// The start of an exploration's runs: directly after the launch, or at the end of a script.
package struct ExplorationRoot {
    /// The script whose header applies; a script without steps if runs start after the launch.
    package let walkthrough: Walkthrough
    let prepared: PreparedWalkthrough
    /// The lines that lead to the root, without blocks and `use`; at least `launch`.
    package internal(set) var lines: [String] = []

    /// Makes a root from a prepared script.
    package init(_ prepared: PreparedWalkthrough) {
        walkthrough = prepared.walkthrough
        self.prepared = prepared
    }

    /// Its name in the summary.
    package var name: String { walkthrough.path }
}

extension ExplorationRoot {
    /// Performs the script once, and returns the lines that repeat it, and the texts that it types into secure fields.
    ///
    /// - Throws: `StepFailure` if a step fails.
    func performedLines() throws(StepFailure) -> (lines: [String], secrets: [SecretText]) {
        let session = try prepared.makeSession()
        defer { session.end() }
        var (lines, secrets): ([String], [SecretText]) = ([], [])
        var launches = false
        var cursor = walkthrough.program.makeCursor()
        while let step = cursor.next() {
            if case .when(let expectation, _) = step.command {
                if try session.holds(expectation) { cursor.enterBlock() }
                continue
            }
            let start = session.stage.clock.now
            try session.perform(step.command, source: step.source)
            if let secret = SecretText(typedBy: step.command, in: session) { secrets.append(secret) }
            var command = step.command
            if case .expect(var expectation) = command {
                guard expectation.within != nil else { continue }
                // A wait fails at once, never only at the end.
                expectation.isSoft = false
                command = .wait(.until(expectation))
            }
            if command == .app(.launch) { continue }
            var line = "\(command)"
            if case .wait(.until(let expectation)) = command, case .picture = expectation.condition {
                // A picture has lines of its own; what counts is how long it was waited for.
                let time = start.duration(to: session.stage.clock.now)
                guard time > .zero || !launches else { continue }
                line = time > .zero ? "wait \(time.text)" : "launch"
            }
            if command.needsApp { launches = true }
            var parser = ConsoleParser()
            guard parser.parse(line).steps.first != nil else {
                throw StepFailure(.problem("line"), "explore cannot repeat this line: \(line)")
            }
            lines.append(line)
        }
        try session.launchIfNeeded()
        // A line that needs the app launches it; commands of the world before it apply during the launch.
        return (launches ? lines : lines + ["launch"], secrets)
    }
}

/// The texts to type into fields: some that often cause bugs, and those that the app's scripts type.
package struct InputDictionary: Codable, Sendable {
    /// The largest number of texts from scripts for a field.
    private static let wordLimit = 3

    /// A text for every field, which is typed in each state.
    static let plain = "a"
    /// What a user types with a keyboard for numbers, in each state.
    static let numbers = ["0", "-1", "99999999999999999999"]
    /// Texts that often cause bugs: each is typed once into each field of a screen.
    ///
    /// Spaces alone, limits of numbers and a long text are for what checks an input, or has room for a few letters.
    static let odd = [
        "The quick brown fox jumps over the lazy dog, and then over everything else that lies in its way",
        "שלום عالم", "👩‍👩‍👧🦘", "it's \"quoted\" \\ 100%", "   ",
        String(repeating: "Lorem ipsum ", count: 25),
    ]

    /// The texts from scripts, by the field's name in them, the most frequent first.
    private var words: [String: [String]] = [:]

    /// Collects the texts from the scripts of an app.
    package init(_ walkthroughs: [Walkthrough] = []) {
        var counts: [String: [String: Int]] = [:]
        for walkthrough in walkthroughs {
            var cursor = walkthrough.program.makeCursor()
            while let step = cursor.next() {
                guard case .act(.type(let text), on: let field) = step.command, text.isLiteral, !text.text.isEmpty,
                    text.text.utf8.count <= 60
                else { continue }
                counts["\(field)", default: [:]][text.text, default: 0] += 1
            }
        }
        words = counts.mapValues { texts in
            texts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.wordLimit).map(\.key)
        }
    }

    /// Returns the bodies that scripts set as replies, by call.
    package static func bodies(in walkthroughs: [Walkthrough]) -> [String: [String]] {
        var bodies: [String: [String]] = [:]
        for walkthrough in walkthroughs {
            var cursor = walkthrough.program.makeCursor()
            while let step = cursor.next() {
                guard case .world(.reply(let call, with: let body)) = step.command, body.isLiteral else { continue }
                bodies[call, default: []].append(body.text)
            }
        }
        return bodies
    }

    /// Returns whether a text is typed into every field, whatever scripts type there.
    static func isInvented(_ text: String) -> Bool {
        text == plain || text == "b" || numbers.contains(text) || odd.contains(text)
    }

    /// Returns the texts that scripts type into a field with these names.
    func words(for names: [String]) -> [String] { names.flatMap { words[$0] ?? [] } }

    /// Returns the texts to type into an empty field with these names.
    ///
    /// - Parameter forNumbers: whether its keyboard is one for numbers.
    /// - Returns: the texts to type in each state, and those to type once on the screen.
    func texts(for names: [String], forNumbers: Bool) -> (own: [String], once: [String]) {
        let known = words(for: names)
        let own = known + (forNumbers ? Self.numbers : [Self.plain]).filter { !known.contains($0) }
        let once = (forNumbers ? [Self.plain] : Self.numbers) + Self.odd
        return (own, once.filter { !own.contains($0) })
    }
}
