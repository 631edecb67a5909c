/// How the device is held.
public enum UIDeviceOrientation: Sendable {
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// On its side, its top to the left.
    case landscapeLeft
    /// On its side, its top to the right.
    case landscapeRight

    /// Whether it is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether it lies on one of its sides.
    public var isLandscape: Bool { !isPortrait }

    /// The orientation of the interface then; left and right are swapped, as in UIKit.
    var interface: UIInterfaceOrientation {
        switch self {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeRight
        case .landscapeRight: .landscapeLeft
        }
    }
}
