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
        leakRecord?.scope = scope
        return scope
    }

    /// Whether the controller has left for good; from then on, a change of its view is reported as a defect.
    package var hasLeftForGood: Bool { presence == .left }

    /// Registers parts of the scene besides the controller and its view; a part that outlives the scene is a leak.
    package func trackParts(_ parts: [AnyObject]) {
        let leakRecord = madeLeakRecord
        for part in parts { leakRecord.track(part) }
    }

    /// Returns the record of the scene's result, which is due when the controller has left for good.
    package func trackResult() -> DueResult {
        let leakRecord = madeLeakRecord
        let result = DueResult(of: leakRecord.name)
        leakRecord.results.append(result)
        return result
    }

    /// Sets the object that keeps this controller to show it again; while it lives, the controller is not a leak.
    package func keep(by keeper: AnyObject) {
        madeLeakRecord.keeper = keeper
    }

    /// Notes that the controller, its children and what it presents are now in a window's tree.
    func enterTree() {
        guard presence != .inside else { return }
        if presence == .left {
            ownTasks?.reopen()
            if let leakRecord {
                Stage.current.ledger.comeBack(leakRecord, without: [self, viewIfLoaded].compactMap { $0 })
            }
            viewIfLoaded?.watchAfterLeaving(false)
            trace(.comeBack)
        }
        presence = .inside
        _ = madeLeakRecord
        for child in children { child.enterTree() }
        ownPresented?.enterTree()
    }

    /// Ends the controller's tasks, notifies it, and lets the leak ledger check its parts.
    func leaveForGood() {
        presence = .left
        ownTasks?.end()
        trace(.leave)
        stageScreen?.stageScreenDidLeave()
        let leakRecord = madeLeakRecord
        leakRecord.scope = ownTasks
        if leakRecord.keeper == nil { leakRecord.keeper = parent?.leakRecord?.keeper }
        if leakRecord.container == nil,
            sequence(first: self, next: \.parent).contains(where: { $0.leakRecord?.container != nil })
        {
            leakRecord.container = parent
        }
        Stage.current.ledger.leave(leakRecord)
        leakRecord.track(self)
        if let viewIfLoaded {
            leakRecord.track(viewIfLoaded)
            viewIfLoaded.trackCells(in: leakRecord)
        }
        if Stage.current.driver != nil, leakRecord.keeper == nil, leakRecord.container == nil {
            viewIfLoaded?.watchAfterLeaving(true)
        }
    }

    /// Ends the tasks of the controller and of everything below it without any callback, as if the app were killed.
    func kill() {
        ownPresented?.kill()
        for child in children { child.kill() }
        ownTasks?.end()
        presence = .left
    }

    private var madeLeakRecord: LeakLedger.Scene {
        if let leakRecord { return leakRecord }
        let ledger = Stage.current.ledger
        let made = ledger.open(scene: displayName, since: creationMark ?? ledger.mark)
        made.scope = ownTasks
        leakRecord = made
        return made
    }
}

extension UIViewController {
    /// Whether a controller has been in the controller tree of a window, and whether it still is.
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
    /// Registers the cells and headers of lists below the view: their list alone should hold them.
    func trackCells(in record: LeakLedger.Scene) {
        let isList = asRowList != nil
        for view in subviews {
            if isList, view is UITableViewCell || view is UICollectionReusableView { record.trackLoosely(view) }
            view.trackCells(in: record)
        }
    }

    /// Starts or stops watching the view and all below it for changes, which are defects after the scene has left.
    func watchAfterLeaving(_ isWatched: Bool) {
        isWatchedAfterLeaving = isWatched
        subviews.forEach { $0.watchAfterLeaving(isWatched) }
    }

    /// Makes a change that UIKit itself makes, which is no defect after the scene has left.
    func changeUnwatched(_ change: () -> Void) {
        let isWatched = isWatchedAfterLeaving
        watchAfterLeaving(false)
        change()
        watchAfterLeaving(isWatched)
    }

    /// Reports a change of a view whose scene has left for good, and stops watching: a scene is reported once.
    ///
    /// A bar may still change at the time of leaving, as when a sheet ends its work: on a phone it is still visible.
    func reportChangeAfterLeaving() {
        var top = self
        var isInBar = isBar
        while top.isWatchedAfterLeaving, top.controller?.hasLeftForGood != true, let above = top.superview {
            top = above
            isInBar = isInBar || top.isBar
        }
        guard let controller = top.controller, controller.hasLeftForGood, let stage = Stage.running,
            !isInBar || controller.leakRecord?.leftAt != stage.clock.now
        else { return }
        controller.viewIfLoaded?.watchAfterLeaving(false)
        let scene = (controller as? UINavigationController)?.topViewController ?? controller
        stage.report(.changeAfterLeaving(scene: scene.displayName))
    }
}
