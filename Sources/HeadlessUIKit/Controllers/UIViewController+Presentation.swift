import StageRuntime

extension UIViewController {
    /// The controller that this controller's tree presents, or the search under way in it.
    public var presentedViewController: UIViewController? { presentedSearch ?? presentationHost.ownPresented }

    /// The controller that presents this controller's tree; during a search, the context of the search controller.
    public var presentingViewController: UIViewController? {
        (self as? UISearchController)?.context ?? presentationHost.ownPresenting
    }

    /// The object that presents this controller's tree; its class depends on the style that the app has set.
    public var presentationController: UIPresentationController? { presentationHost.presentationObject }

    /// The object that presents this controller itself, made anew if the app has set another style.
    private var presentationObject: UIPresentationController {
        let style = isAlert ? .overFullScreen : modalPresentationStyle.resolved
        let isPopover = style == .popover || isPopoverOnPad && UIDevice.current.userInterfaceIdiom == .pad
        let isSheet = !isPopover && (style == .pageSheet || style == .formSheet)
        if let own = ownPresentationController, own is UISheetPresentationController == isSheet,
            own is UIPopoverPresentationController == isPopover
        {
            return own
        }
        let own =
            isSheet
            ? UISheetPresentationController(presentedViewController: self, presenting: ownPresenting)
            : isPopover
                ? UIPopoverPresentationController(presentedViewController: self, presenting: ownPresenting)
                : UIPresentationController(presentedViewController: self, presenting: ownPresenting)
        own.delegate = ownPresentationController?.delegate
        ownPresentationController = own
        return own
    }

    /// The outermost container around this controller, which presents for all the controllers in it, as in UIKit.
    var presentationHost: UIViewController {
        var host = self
        while let parent = host.parent { host = parent }
        return host
    }

    /// The style in which it is shown, after an adaptation; before it is presented, the style that the app has set.
    private var shownStyle: UIModalPresentationStyle {
        ownPresentationController?.shownStyle ?? modalPresentationStyle.resolved
    }

    /// Whether its view replaces what is below it.
    package var fillsScreen: Bool { !isAlert && (shownStyle == .fullScreen || shownStyle == .currentContext) }
    /// Whether its view is as large as the screen; what is below may stay visible.
    var coversScreen: Bool { !isAlert && shownSheet == nil && shownPopover == nil }
    /// Whether the user can dismiss it: it is presented as a sheet or in a popover.
    package var isDismissedByUser: Bool { ownPresenting != nil && !isAlert && !coversScreen }

    /// The app's own object that presents it now; `nil` if the system presents it.
    var customPresentation: UIPresentationController? {
        ownPresentationController.flatMap { $0.isCustom ? $0 : nil }
    }

    /// Whether the app recognises a tap beside it in its own presentation; mostly, the tap dismisses it.
    package var takesTapBeside: Bool { customPresentation?.backdrop != nil }

    /// The sheet as which it is shown; `nil` if it is shown otherwise.
    var shownSheet: UISheetPresentationController? {
        guard !isAlert, shownStyle == .pageSheet || shownStyle == .formSheet else { return nil }
        let own = presentationObject
        return own as? UISheetPresentationController
            ?? (own as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
    }

    /// The popover in whose box it is shown; `nil` if it is shown otherwise.
    var shownPopover: UIPopoverPresentationController? {
        guard !isAlert, shownStyle == .popover else { return nil }
        return presentationObject as? UIPopoverPresentationController
    }

    /// Presents a controller, or refuses it with a trace.
    ///
    /// `completion` is called when the controller has appeared, and never if a callback has undone the presentation; if
    /// the presentation is animated, after this call has returned.
    func performPresentation(
        of controller: UIViewController, from asked: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        let app = UIApplication.shared
        if let reason = exceptionReason(forPresenting: controller) { return raise(reason) }
        if let reason = refusalReason(forPresenting: controller, from: asked) {
            app.lostPresentation = "\(controller.displayName) is not shown, since \(reason)"
            return app.stage.trace.refused("present", of: controller, because: reason)
        }
        var hasAppeared = false
        controller.prepareForPresentation(by: self, from: asked)
        let animator =
            animated
            ? controller.transitioningDelegate?.animationController(
                forPresented: controller, presenting: self, source: asked) : nil
        app.tree.transition {
            app.stage.trace.presented(controller, by: asked)
            ownPresented = controller
            controller.ownPresenting = self
            controller.isBeingPresented = true
            (controller.presentationController as? UIPopoverPresentationController)?.checkAnchorSoon()
            let coordinator = animated ? makeCoordinator(of: [controller], from: self, to: controller) : nil
            if presence == .inside { controller.enterTree() }
            let covers = controller.fillsScreen
            controller.loadViewIfNeeded()
            if covers { beginTransition(appearing: false, animated: animated) }
            // Each callback may have undone the presentation.
            if stillPresents(controller) { controller.beginTransition(appearing: true, animated: animated) }
            if stillPresents(controller) { treeWindow?.cover(self, with: controller) }
            controller.announceIsAppearing()
            if let animator, stillPresents(controller), let container = controller.viewIfLoaded?.superview {
                AppTransition(
                    in: container, from: self, to: controller, moving: covers ? [self, controller] : [controller],
                    style: controller.modalPresentationStyle
                ).animate(by: animator, with: coordinator)
            }
            coordinator?.runAlongside()
            hasAppeared = controller.isShowing
            controller.endTransition()
            if covers { endTransition() }
            controller.isBeingPresented = false
            controller.customPresentation?.presentationTransitionDidEnd(hasAppeared)
            coordinator?.end()
        }
        guard hasAppeared else { return }
        if animated { app.tree.notePresentation(of: controller) }
        complete(completion, animated)
    }

    private func prepareForPresentation(by presenter: UIViewController, from source: UIViewController) {
        guard !isAlert else { return }
        if modalPresentationStyle == .custom {
            ownPresentationController = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenter, source: source)
        }
        let own = presentationObject
        own.adapt()
        guard let popover = own as? UIPopoverPresentationController, popover.shownStyle == .popover else { return }
        (popover.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
    }

    /// Returns whether this controller still presents another one, in a window that is shown.
    private func stillPresents(_ controller: UIViewController) -> Bool {
        ownPresented === controller && treeWindow?.isShown == true
    }

    /// Dismisses what this controller's tree presents, or else the tree itself; if there is neither, traces a refusal.
    func dismissNearest(animated: Bool, completion: (() -> Void)?) {
        let host = presentationHost
        if host.ownPresented == nil, let search = presentedSearch {
            return search.dismiss(animated: animated, completion: completion)
        }
        let presenter = host.ownPresented == nil ? host.ownPresenting : host
        guard let presenter else {
            return Stage.current.trace.refused("dismiss", of: self, because: "nothing is presented")
        }
        presenter.dismissPresented(animated: animated, completion: completion)
    }

    /// Dismisses what this controller itself presents, with everything presented over that.
    func dismissPresented(animated: Bool, completion: (() -> Void)?) {
        let app = UIApplication.shared
        guard let lowest = ownPresented, !lowest.isBeingDismissed else {
            return app.stage.trace.refused("dismiss", of: self, because: "it is being dismissed already")
        }
        if lowest.isBeingPresented, lowest.appearance != .appeared {
            return app.stage.trace.refused("dismiss", of: self, because: "it is still being presented")
        }
        guard treeWindow?.isShown == true else {
            return app.stage.trace.refused("dismiss", of: self, because: "it is in no window that is shown")
        }
        if animated, app.tree.isPresenting(lowest) {
            let reason = "it is still being presented: dismiss it in the completion of its presentation"
            app.lostPresentation = "\(lowest.displayName) is not dismissed, since \(reason)"
            return app.stage.trace.refused("dismiss", of: lowest, because: reason)
        }
        app.tree.transition {
            let chain = presentedChain
            for controller in chain { controller.isBeingDismissed = true }
            let coordinator = animated ? makeCoordinator(of: chain, from: chain.last, to: self) : nil
            app.stage.trace.dismissed(lowest)
            let leaving = chain.reversed().filter(\.isShowing)
            let uncovers = chain.contains(where: \.fillsScreen)
            let custom = chain.compactMap(\.customPresentation)
            for presentation in custom { presentation.dismissalTransitionWillBegin() }
            for controller in leaving { controller.beginTransition(appearing: false, animated: animated) }
            if uncovers, treeWindow != nil { beginTransition(appearing: true, animated: animated) }
            if animated, let animator = lowest.transitioningDelegate?.animationController(forDismissed: lowest),
                let top = chain.last, let container = top.viewIfLoaded?.superview
            {
                AppTransition(
                    in: container, from: top, to: self, moving: uncovers ? [top, self] : [top],
                    style: lowest.modalPresentationStyle
                ).animate(by: animator, with: coordinator)
            }
            treeWindow?.uncover(self, removing: chain)
            announceIsAppearing()
            coordinator?.runAlongside()
            if uncovers { endTransition() }
            for controller in leaving { controller.endTransition() }
            // Highest first; a callback may have moved one elsewhere.
            for (presenter, controller) in zip([self] + chain, chain).reversed()
            where controller.ownPresenting === presenter {
                controller.detachFromPresenter()
                app.tree.noteTransition(removing: controller)
            }
            for controller in chain { controller.isBeingDismissed = false }
            for presentation in custom {
                presentation.removeContainer()
                presentation.dismissalTransitionDidEnd(true)
            }
            coordinator?.end()
        }
        if animated { app.tree.noteDismissal(of: lowest, by: self) }
        complete(completion, animated)
    }

    /// Makes the coordinator of a presentation or a dismissal, which lasts half a second, as in UIKit.
    private func makeCoordinator(
        of presented: [UIViewController], from: UIViewController?, to: UIViewController
    ) -> TransitionCoordinator {
        TransitionCoordinator(
            of: [self] + presented, from: from, to: to, in: treeWindow, presented: presented.last, duration: 0.5)
    }

    /// The controllers presented over this one, lowest first.
    package var presentedChain: [UIViewController] {
        ownPresented.map { Array(sequence(first: $0, next: \.ownPresented)) } ?? []
    }

    /// This controller and the controllers presented over it, lowest first, up to the first that is being dismissed.
    var stayingChain: [UIViewController] { [self] + presentedChain.prefix { !$0.isBeingDismissed } }

    /// Detaches the controller from its presenter without the callbacks of a dismissal.
    func detachFromPresenter() {
        ownPresenting?.ownPresented = nil
        ownPresenting = nil
        ownPresentationController?.shownStyle = nil
    }

    /// Calls the completion of a transition; if it is animated, after the calls under way have returned.
    private func complete(_ completion: (() -> Void)?, _ animated: Bool) {
        guard let completion else { return }
        guard animated else { return completion() }
        UIApplication.afterReturning("completion") {
            UIApplication.shared.tree.endAnimations()
            completion()
        }
    }

    /// Returns the reason of UIKit's exception for presenting a controller; `nil` if there is none.
    private func exceptionReason(forPresenting controller: UIViewController) -> String? {
        let name = controller.displayName
        if controller === self {
            return "Application tried to present modal view controller on itself. Presenting controller is \(name)."
        }
        if let presenter = controller.ownPresenting {
            return "Application tried to present modally a view controller \(name) that is already being presented by "
                + "\(presenter.displayName)."
        }
        guard controller.parent != nil || controller.rootWindow != nil else { return nil }
        return "Application tried to present modally an active controller \(name)."
    }

    /// Returns why UIKit refuses to present a controller here; `nil` if it does not.
    private func refusalReason(
        forPresenting controller: UIViewController, from asked: UIViewController
    ) -> String? {
        if let ownPresented { return "\(displayName) already presents \(ownPresented.displayName)" }
        let isInSearch = sequence(first: asked, next: \.parent).contains { $0 is UISearchController }
        if !isInSearch, let search = presentedSearch {
            return "\(displayName) already presents \(search.displayName), whose search is under way: present from the "
                + "search controller, or set `definesPresentationContext` of the searched screen"
        }
        if let dismissed = UIApplication.shared.tree.dismissal(by: self) {
            return "\(displayName) is still dismissing \(dismissed): present in the completion of the dismissal"
        }
        if isBeingDismissed { return "\(displayName) is being dismissed" }
        if viewIfLoaded?.window == nil || treeWindow?.isShown != true {
            return "\(displayName) is in no window that is shown"
        }
        return nil
    }
}
