import struct Foundation.CGRect
import struct Foundation.CGSize
import HeadlessFoundation
import StageRuntime

extension UIApplication {
    /// Turns the device from portrait to landscape or back, as the user does.
    ///
    /// - Throws: `GestureRefusal` if the screen does not follow; the user has then turned the device back.
    package func rotate() throws(GestureRefusal) {
        let held = device.orientation.interface ?? interfaceOrientation
        try rotate(to: held.isLandscape ? .portrait : .landscapeRight)
    }

    /// Turns the device, as the user does; the interface follows if the screen supports the orientation.
    ///
    /// If it does not, device and interface differ for a moment, and the user turns the device back.
    ///
    /// - Throws: `GestureRefusal` if the screen does not support that orientation, or the device has it already.
    package func rotate(to orientation: UIInterfaceOrientation) throws(GestureRefusal) {
        guard orientation.device != device.orientation else { throw .sameOrientation(orientation) }
        let before = device.orientation
        guard let refusing = turnDevice(to: orientation.device) else { return }
        stage.settle()
        turnDevice(to: before)
        throw .orientation(orientation, screen: refusing)
    }

    /// Turns the device and announces it; then the interface follows if the screen supports the orientation.
    ///
    /// The topmost controller that fills the screen decides, by its last answer; a container answers for itself.
    ///
    /// - Returns: the name of the screen that does not follow; `nil` if the interface has the orientation.
    @discardableResult
    package func turnDevice(to orientation: UIDeviceOrientation) -> String? {
        device.orientation = orientation
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: device)
        guard let wanted = orientation.interface, wanted != interfaceOrientation else { return nil }
        guard supportedOrientations.allows(wanted) else {
            let name = frontWindow?.screenController?.displayName ?? orientationDecider?.displayName ?? ""
            stage.trace.refusedTurn(to: wanted, by: name)
            return name
        }
        turn(to: wanted)
        return nil
    }

    /// Asks again which orientations are supported; the interface then follows the device, or turns if it must.
    ///
    /// If neither the device's nor the current orientation is supported, portrait is preferred.
    func askForOrientations() {
        orientationDecider = nil
        guard !isTurning, !tree.isInTransition else { return }
        let supported = supportedOrientations
        let held = device.orientation.interface ?? interfaceOrientation
        let order = [held, interfaceOrientation, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
        guard let orientation = order.first(where: supported.allows), orientation != interfaceOrientation else {
            return
        }
        turn(to: orientation)
    }

    /// Asks again if another controller decides now: after a presentation, a dismissal or a change of the root.
    func askOtherController() {
        if frontWindow?.orientationController !== orientationDecider { askForOrientations() }
    }

    /// The last answer of the controller that decides.
    private var supportedOrientations: UIInterfaceOrientationMask {
        guard let asked = frontWindow?.orientationController else { return .all }
        if asked !== orientationDecider {
            orientationDecider = asked
            lastSupportedOrientations = asked.supportedInterfaceOrientations
        }
        return lastSupportedOrientations
    }

    private func turn(to orientation: UIInterfaceOrientation) {
        isTurning = true
        for window in allWindows { window.keyboardDidChange() }
        stage.trace.rotated(to: orientation)
        interfaceOrientation = orientation
        let size = device.deviceModel.screen(isPortrait: orientation.isPortrait)
        let turning = frontWindow?.orientationController
        let coordinator = TransitionCoordinator(
            of: allWindows.flatMap(\.presentationChain), from: turning, to: turning, in: frontWindow, duration: 0.3)
        for window in allWindows {
            for controller in window.presentationChain { controller.viewWillTransition(to: size, with: coordinator) }
        }
        screen.bounds = CGRect(origin: .zero, size: size)
        for window in allWindows {
            window.frame = screen.bounds
            window.updateSafeArea()
        }
        changeTraits { [device] in device.deviceModel.setTraits(&$0, isPortrait: orientation.isPortrait) }
        for window in allWindows { window.layoutIfNeeded() }
        coordinator.finish()
        isTurning = false
        for window in allWindows { window.keyboardDidChange() }
        // Changes and presentations of the callbacks were not asked during the turn.
        askOtherController()
    }
}
