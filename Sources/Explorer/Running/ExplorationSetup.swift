import StageRuntime
package import WalkthroughLanguage
package import WalkthroughRunner

/// What is explored, and how.
package struct ExplorationSetup {
    /// The app.
    package let app: RunnableApp
    /// Where runs begin.
    package var roots: [ExplorationRoot]
    /// What all choices derive from.
    package var seed: UInt64 = 0
    /// The elements that are never touched, in the words of the walkthrough language.
    package var avoided: Set<String> = []
    /// The elements whose texts make no state.
    package var volatile: Set<String> = []
    /// What must always hold, besides what the roots say.
    package var properties: [Property] = []
    /// What is typed into fields.
    package var dictionary = InputDictionary()
    /// Whether worker calls fail, replies wait, and the app is ended and launched again.
    package var triesFaults = false

    /// Whether screens are drawn, for the page of the graph.
    package var drawsScreens = false

    /// Makes a setup with the defaults of the command line.
    package init(app: RunnableApp, roots: [ExplorationRoot]) {
        (self.app, self.roots) = (app, roots)
    }

    /// Returns the lines that make a call fail, the plainest first; empty without `--faults`.
    func faultLines(of description: WorkerCallDescription) -> [String] {
        guard triesFaults else { return [] }
        let call = description.name
        let faults = description.kind.faultWords.map { $0 == "status N" ? "status 503" : $0 }
        return faults.map { "fail \(call) with \($0) 1 time" }
            + [
                "fail \(call) with \(faults[0]) 2 times", "fail \(call) with \(faults[0])", "hold \(call)",
                "delay \(call) by 10s",
            ]
    }

    /// The lines that are tried once on each screen, whatever is on it.
    var commonLines: [String] {
        ["rotate", "background", "swipe back", "swipe back cancelled", "dismiss"]
            + (triesFaults ? ["relaunch", "memory warning", "network offline", "network online"] : [])
    }
}
