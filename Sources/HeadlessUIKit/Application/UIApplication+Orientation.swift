import struct Foundation.CGRect
import struct Foundation.CGSize
import HeadlessFoundation
import StageRuntime

extension UIApplication {
    /// The orientation of the interface; it always matches the device, since a refused turn leaves the device as it is.
    package var interfaceOrientation: UIInterfaceOrientation { device.orientation.interface }

    /// Turns the device from portrait to landscape or back.
    ///
    /// - Throws: `GestureRefusal` if the screen does not support that orientation; then nothing has changed.
    package func rotate() throws(GestureRefusal) {
        try rotate(to: interfaceOrientation.isPortrait ? .landscapeRight : .portrait)
    }

    /// Turns the device, and with it the interface.
    ///
    /// The topmost controller that fills the screen decides; navigation and tab bar controllers ask their top child.
    ///
    /// - Throws: `GestureRefusal` if the screen does not support that orientation, or the device has it already; then
    ///   nothing has changed, not even the device.
    package func rotate(to orientation: UIInterfaceOrientation) throws(GestureRefusal) {
        guard orientation != interfaceOrientation else { throw .sameOrientation(orientation) }
        guard let asked = frontWindow?.orientationController else { return turn(to: orientation) }
        guard asked.supportedInterfaceOrientations.allows(orientation) else {
            let name = frontWindow?.screenController?.displayName ?? asked.displayName
            stage.trace.refusedTurn(to: orientation, by: name)
            throw .orientation(orientation, screen: name)
        }
        turn(to: orientation)
    }

    /// Turns the interface to an orientation that the screen supports, if it does not support the current one.
    ///
    /// Called when a transition has ended and by `setNeedsUpdateOfSupportedInterfaceOrientations()`. Portrait is
    /// preferred; the device is turned with the interface, as a user would do.
    func keepOrientationSupported() {
        guard !isTurning, !tree.isInTransition, let asked = frontWindow?.orientationController else { return }
        let supported = asked.supportedInterfaceOrientations
        if supported.allows(interfaceOrientation) { return }
        let order: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
        if let orientation = order.first(where: supported.allows) { turn(to: orientation) }
    }

    private func turn(to orientation: UIInterfaceOrientation) {
        isTurning = true
        for window in windows { window.keyboardDidChange() }
        stage.trace.rotated(to: orientation)
        device.orientation = orientation.device
        let size = orientation.isPortrait ? CGSize(width: 390, height: 844) : CGSize(width: 844, height: 390)
        let turning = frontWindow?.orientationController
        let coordinator = TransitionCoordinator(
            of: allWindows.flatMap(\.presentationChain), from: turning, to: turning, in: frontWindow, duration: 0.3)
        for window in allWindows {
            for controller in window.presentationChain { controller.viewWillTransition(to: size, with: coordinator) }
        }
        screen.bounds = CGRect(origin: .zero, size: size)
        for window in allWindows { window.frame = screen.bounds }
        changeTraits { $0.verticalSizeClass = orientation.isPortrait ? .regular : .compact }
        for window in allWindows { window.layoutIfNeeded() }
        coordinator.finish()
        isTurning = false
        for window in windows { window.keyboardDidChange() }
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: device)
    }
}
