import StageRuntime

/// What of a session was looked up in the lists that its app declares.
struct LookedUpNames {
    /// The screens, by name.
    var screens: Set<String> = []
    /// How many of the calls that were asked.
    var callCount = 0
}

extension Session {
    /// Reports each screen, worker call and state key that the app's lists lack, once; a list that is empty is none.
    func reportUndeclared() {
        if !app.calls.isEmpty {
            for name in stage.workers.requestedNames(from: lookedUp.callCount) {
                lookedUp.callCount += 1
                guard !app.calls.contains(where: { $0.name == name }) else { continue }
                stage.report(.undeclared(name: name, kind: "worker call", list: "workerCalls"))
            }
        }
        guard let name = screenName, lookedUp.screens.insert(name).inserted else { return }
        if !app.screens.isEmpty, !app.screens.contains(name) {
            stage.report(.undeclared(name: name, kind: "screen", list: "screens"))
        }
        guard !app.stateKeys.isEmpty, let state = inspectableState else { return }
        let mirror = Mirror(reflecting: state)
        guard mirror.displayStyle == .struct else { return }
        for key in mirror.children.compactMap(\.label) where !app.stateKeys.contains(key) {
            stage.report(.undeclared(name: key, kind: "state key of \(name)", list: "stateKeys"))
        }
    }
}
