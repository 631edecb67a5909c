import StageRuntime
package import WalkthroughLanguage
package import WalkthroughRunner

/// The app, the roots and the options of an exploration.
package struct ExplorationSetup {
    /// The app that is explored.
    package let app: RunnableApp
    /// The starts of the runs.
    package var roots: [ExplorationRoot]
    /// The seed of all random choices.
    package var seed: UInt64 = 0
    /// The elements that are never used, in the words of the walkthrough language.
    package var avoided: Set<String> = []
    /// The elements whose texts are not part of a state.
    package var volatile: Set<String> = []
    /// The properties to check, besides those of the roots.
    package var properties: [Property] = []
    /// The texts to type into fields.
    package var dictionary = InputDictionary()
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
        let call = description.name
        let faults = description.kind.faultWords.map { $0 == "status N" ? "status 503" : $0 }
        return faults.map { "fail \(call) with \($0) 1 time" }
            + [
                "fail \(call) with \(faults[0]) 2 times", "fail \(call) with \(faults[0])", "hold \(call)",
                "delay \(call) by 10s",
            ]
    }

    /// The lines that are tried once on each screen, whatever its elements.
    var commonLines: [String] {
        ["rotate", "background", "swipe back", "swipe back cancelled", "dismiss"]
            + (triesFaults ? ["relaunch", "memory warning", "network offline", "network online"] : [])
    }
}
