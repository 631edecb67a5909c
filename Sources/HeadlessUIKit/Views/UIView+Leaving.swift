import StageRuntime

extension UIView {
    /// Watches the view and all below for changes from now on, or no longer, where the scene has come back.
    func watchAfterLeaving(_ isGone: Bool) {
        self.isGone = isGone
        below.forEach { $0.watchAfterLeaving(isGone) }
    }

    /// Reports a change of the view, whose scene has left for good; once for each time it is watched.
    func reportChangeAfterLeaving() {
        var top = self
        while top.isGone, top.controller?.hasLeftForGood != true, let above = top.above { top = above }
        guard let controller = top.controller, controller.hasLeftForGood else { return }
        controller.viewIfLoaded?.watchAfterLeaving(false)
        Stage.running?.report(.changeAfterLeaving(scene: controller.displayName))
    }
}
