/// How the interface stands on the screen.
public enum UIInterfaceOrientation: Sendable {
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// On its side, the device's top to the right.
    case landscapeLeft
    /// On its side, the device's top to the left.
    case landscapeRight

    /// Whether it is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether it lies on one of its sides.
    public var isLandscape: Bool { !isPortrait }

    /// The word that scripts use.
    package var text: String { isPortrait ? "portrait" : "landscape" }

    /// The way to hold the device for it.
    var device: UIDeviceOrientation {
        switch self {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeRight
        case .landscapeRight: .landscapeLeft
        }
    }
}
