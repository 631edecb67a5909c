package import StageRuntime

extension UIViewController {
    /// The tasks of this controller; they end when it has left for good; shown again, it can start others.
    ///
    /// Their path names the app and the screen: `demo/Search`.
    package var stageTasks: TaskScope {
        if let ownTasks { return ownTasks }
        let app = UIApplication.shared.appName
        let scope = TaskScope(app.isEmpty ? displayName : app + "/" + displayName)
        ownTasks = scope
        page?.scope = scope
        return scope
    }

    /// Whether the controller has left for good: whatever changes its view from now on is a defect.
    package var hasLeftForGood: Bool { presence == .left }

    /// Registers parts of the scene in the leak ledger: they must be gone once this controller has left for good.
    ///
    /// The controller and its view are registered already.
    package func trackParts(_ parts: [AnyObject]) {
        let page = openPage()
        for part in parts { page.track(part) }
    }

    /// Says who keeps this controller to show it again: it and its children are no leak as long as that lives.
    package func keep(by keeper: AnyObject) {
        openPage().keeper = keeper
    }

    /// Notes that the controller is in a window's tree, with its children and what it presents.
    func enterTree() {
        guard presence != .inside else { return }
        if presence == .left {
            ownTasks?.reopen()
            if let page { Stage.current.ledger.comeBack(page, without: [self, viewIfLoaded].compactMap { $0 }) }
            viewIfLoaded?.watchAfterLeaving(false)
            trace(.comeBack)
        }
        presence = .inside
        _ = openPage()
        for child in children { child.enterTree() }
        ownPresented?.enterTree()
    }

    /// Ends what ends with the controller, tells it, and leaves its parts to the leak ledger.
    func leaveForGood() {
        presence = .left
        ownTasks?.end()
        trace(.leave)
        stageScreen?.stageScreenDidLeave()
        let page = openPage()
        page.scope = ownTasks
        if page.keeper == nil { page.keeper = parent?.page?.keeper }
        Stage.current.ledger.leave(page)
        page.track(self)
        if let viewIfLoaded { page.track(viewIfLoaded) }
        if Stage.current.driver != nil, page.keeper == nil { viewIfLoaded?.watchAfterLeaving(true) }
    }

    /// Ends the tasks of the controller and of all it holds, without telling anyone: the app is killed.
    func kill() {
        ownPresented?.kill()
        for child in children { child.kill() }
        ownTasks?.end()
        presence = .left
    }

    private func openPage() -> LeakLedger.Scene {
        if let page { return page }
        let ledger = Stage.current.ledger
        let page = ledger.open(scene: displayName, since: birth ?? ledger.mark)
        page.scope = ownTasks
        self.page = page
        return page
    }
}

extension UIViewController {
    /// Whether a controller is in a window's controller tree.
    enum Presence {
        /// Not yet.
        case never
        /// In a window's tree, by its parents, its presenters and the root.
        case inside
        /// No longer: it has left for good.
        case left
    }
}

extension UIView {
    /// Watches the view and all below for changes from now on, or no longer, where the scene has come back.
    func watchAfterLeaving(_ isGone: Bool) {
        self.isGone = isGone
        subviews.forEach { $0.watchAfterLeaving(isGone) }
    }

    /// Reports a change of the view, whose scene has left for good; once for each time it is watched.
    func reportChangeAfterLeaving() {
        var top = self
        while top.isGone, top.controller?.hasLeftForGood != true, let above = top.superview { top = above }
        guard let controller = top.controller, controller.hasLeftForGood else { return }
        controller.viewIfLoaded?.watchAfterLeaving(false)
        Stage.running?.report(.changeAfterLeaving(scene: controller.displayName))
    }
}
