package import StageRuntime

extension UIViewController {
    /// The tasks of this controller, which end when it is removed; shown again, it can start new ones.
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

    /// Whether the controller has left for good; a change of its view from then on is a defect.
    package var hasLeftForGood: Bool { presence == .left }

    /// Registers parts of the scene in the leak ledger: they must be released after this controller has left for good.
    ///
    /// The controller and its view are already registered.
    package func trackParts(_ parts: [AnyObject]) {
        let page = openPage()
        for part in parts { page.track(part) }
    }

    /// Sets the object that keeps this controller to show it again; while it lives, the controller is not a leak.
    package func keep(by keeper: AnyObject) {
        openPage().keeper = keeper
    }

    /// Notes that the controller, its children and what it presents are now in a window's tree.
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

    /// Ends the controller's tasks, notifies it, and lets the leak ledger check its parts.
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

    /// Ends the tasks of the controller and everything below it without any callback: the app is killed.
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
    /// Whether a controller is, was or never has been in a window's controller tree.
    enum Presence {
        /// Never yet.
        case never
        /// In a window's tree, through parents and presenters up to the root.
        case inside
        /// No longer: it has left for good.
        case left
    }
}

extension UIView {
    /// Starts watching the view and all below it for changes, or stops if the scene has come back.
    func watchAfterLeaving(_ isGone: Bool) {
        self.isGone = isGone
        subviews.forEach { $0.watchAfterLeaving(isGone) }
    }

    /// Reports a change of a view whose scene has left for good; once until it is watched again.
    func reportChangeAfterLeaving() {
        var top = self
        while top.isGone, top.controller?.hasLeftForGood != true, let above = top.superview { top = above }
        guard let controller = top.controller, controller.hasLeftForGood else { return }
        controller.viewIfLoaded?.watchAfterLeaving(false)
        Stage.running?.report(.changeAfterLeaving(scene: controller.displayName))
    }
}
