import Foundation
import StageRuntime

extension UIApplication {
    /// How the interface stands; always as the device is held, since a refused turn leaves the device as it is.
    package var interfaceOrientation: UIInterfaceOrientation { device.orientation.interface }

    /// Turns the device to the other of portrait and landscape.
    ///
    /// - Throws: `GestureRefusal` if the screen does not have that orientation; then nothing has changed.
    package func rotate() throws(GestureRefusal) {
        try rotate(to: interfaceOrientation.isPortrait ? .landscapeRight : .portrait)
    }

    /// Turns the device, and with it the interface.
    ///
    /// The topmost controller that fills the screen is asked; navigation and tab bar controllers ask the one on top.
    ///
    /// - Throws: `GestureRefusal` if the screen does not have that orientation, or the device has it already; then
    ///   nothing has changed, the device included.
    package func rotate(to orientation: UIInterfaceOrientation) throws(GestureRefusal) {
        guard orientation != interfaceOrientation else { throw .sameOrientation(orientation) }
        guard let asked = keyWindow?.orientationController else { return turn(to: orientation) }
        guard asked.supportedInterfaceOrientations.allows(orientation) else {
            let name = keyWindow?.screenController?.displayName ?? asked.displayName
            stage.trace.refusedTurn(to: orientation, by: name)
            throw .orientation(orientation, screen: name)
        }
        turn(to: orientation)
    }

    /// Turns to an orientation that the screen has, where it does not have the present one.
    ///
    /// Called when a transition has ended and by `setNeedsUpdateOfSupportedInterfaceOrientations()`. Portrait is
    /// preferred; the device is turned with the interface, as a user would.
    func keepOrientationSupported() {
        guard !isTurning, !tree.isInTransition, let asked = keyWindow?.orientationController else { return }
        let supported = asked.supportedInterfaceOrientations
        if supported.allows(interfaceOrientation) { return }
        let order: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
        if let orientation = order.first(where: supported.allows) { turn(to: orientation) }
    }

    private func turn(to orientation: UIInterfaceOrientation) {
        isTurning = true
        defer { isTurning = false }
        stage.trace.rotated(to: orientation)
        device.orientation = orientation.device
        let size = orientation.isPortrait ? CGSize(width: 390, height: 844) : CGSize(width: 844, height: 390)
        let coordinator = TransitionCoordinator()
        for window in windows {
            for controller in window.presentationChain { controller.viewWillTransition(to: size, with: coordinator) }
        }
        screen.bounds = CGRect(origin: .zero, size: size)
        for window in windows { window.frame = screen.bounds }
        changeTraits { $0.verticalSizeClass = orientation.isPortrait ? .regular : .compact }
        for window in windows { window.layoutIfNeeded() }
        coordinator.finish()
    }
}
