import StageRuntime

extension Session {
    /// Reports each worker call that the app's list lacks, once; an app with an empty list has no list.
    func reportUndeclaredCalls() {
        guard !app.calls.isEmpty else { return }
        for name in stage.workers.requestedNames(from: checkedCallCount) {
            checkedCallCount += 1
            guard !app.calls.contains(where: { $0.name == name }) else { continue }
            stage.report(.undeclared(name: name, kind: "worker call", list: "workerCalls"))
        }
    }

    /// Reports the screen on top and the keys of its state if the app's lists lack them, once each.
    func reportUndeclaredScreen() {
        guard let name = screenName, checkedScreens.insert(name).inserted else { return }
        if !app.screens.isEmpty, !app.screens.contains(name) {
            stage.report(.undeclared(name: name, kind: "screen", list: "screens"))
        }
        guard !app.stateKeys.isEmpty, let state = inspectableState, !app.fieldIndices.areListed(of: state) else {
            return
        }
        let mirror = Mirror(reflecting: state)
        let keys = mirror.displayStyle == .struct ? mirror.children.compactMap(\.label) : []
        let unlisted = keys.filter { !app.stateKeys.contains($0) }
        for key in unlisted {
            stage.report(.undeclared(name: key, kind: "state key of \(name)", list: "stateKeys"))
        }
        if unlisted.isEmpty { app.fieldIndices.noteListed(of: state) }
    }
}
