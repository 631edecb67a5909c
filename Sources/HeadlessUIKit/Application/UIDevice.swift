public import struct Foundation.CGFloat
public import struct Foundation.CGRect
public import class Foundation.NSObject
public import HeadlessFoundation

/// The device that a stage simulates.
open class UIDevice: NSObject {
    /// How the device is held, whether the screen follows or not.
    open internal(set) var orientation = UIDeviceOrientation.portrait
    /// The model that the stage simulates.
    package internal(set) var deviceModel = DeviceModel.standard
    /// The kind of the device: a phone or a pad.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { deviceModel.isPad ? .pad : .phone }
    /// The kind of the device as users name it: iPhone or iPad.
    open var model: String { deviceModel.isPad ? "iPad" : "iPhone" }
    /// The name of the device; as iOS gives it to apps: the model's.
    open var name: String { model }
    /// The name of the system: iOS.
    open var systemName: String { "iOS" }
    /// The version of the system whose rules the stage follows: 18.0.
    open var systemVersion: String { "18.0" }

    /// Posted when the device was turned, before the interface follows; always, on a stage.
    public class var orientationDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceOrientationDidChangeNotification")
    }
    /// Whether changes of the orientation are posted: always.
    open var isGeneratingDeviceOrientationNotifications: Bool { true }
    /// Asks for changes of the orientation to be posted, which they always are here.
    open func beginGeneratingDeviceOrientationNotifications() {}
    /// Ends the request.
    open func endGeneratingDeviceOrientationNotifications() {}

    /// The device of the stage that runs on this thread.
    open class var current: UIDevice { UIApplication.shared.device }
}

/// The kind of a device; on a stage a phone or a pad.
@nonexhaustive public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not specified; never the value of current traits.
    case unspecified = -1
    /// A phone, a pad, a television or a car.
    case phone, pad, tv, carPlay
    /// A Mac.
    case mac = 5
    /// An Apple Vision.
    case vision = 6
}

/// How the device is held.
@nonexhaustive public nonisolated enum UIDeviceOrientation: Int, Sendable {
    /// The orientation; with `landscapeLeft` the top is to the left. On a stage it is always known.
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    /// On its back or face; never so on a stage.
    case faceUp, faceDown

    /// Whether it is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is on one of its sides.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it is on its back or face.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether the interface has an orientation that matches it.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

    /// The orientation of the interface that matches it; left and right are swapped, as in UIKit.
    var interface: UIInterfaceOrientation? {
        isValidInterfaceOrientation ? UIInterfaceOrientation(rawValue: rawValue) : nil
    }
}

/// The screen of the device that a stage simulates.
open class UIScreen: NSObject {
    /// The screen's rectangle in points, turned as the device is.
    open internal(set) var bounds = CGRect(origin: .zero, size: DeviceModel.standard.size)
    /// How many pixels a point has in each direction.
    open var scale: CGFloat { UIDevice.current.deviceModel.scale }
    /// The screen of the stage that runs on this thread.
    open class var main: UIScreen { UIApplication.shared.screen }
}

/// The orientation of the interface on the screen.
@nonexhaustive public nonisolated enum UIInterfaceOrientation: Int, Sendable {
    /// Not known; never so on a stage.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// On its side, the device's top to the right.
    case landscapeLeft = 4
    /// On its side, the device's top to the left.
    case landscapeRight = 3

    /// Whether it is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it lies on one of its sides.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// The word that scripts use.
    package var text: String { isLandscape ? "landscape" : "portrait" }

    var device: UIDeviceOrientation { UIDeviceOrientation(rawValue: rawValue) ?? .unknown }
}

/// The orientations that a screen supports.
public nonisolated struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The bits, one for each orientation.
    public let rawValue: UInt

    /// Makes a mask from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// On its side, the device's top to the left.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// On its side, the device's top to the right.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// On either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// Every orientation.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// Every orientation except upside down: a phone's default.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

    /// Makes the mask of one orientation.
    package init(_ orientation: UIInterfaceOrientation) {
        self.init(rawValue: orientation == .unknown ? 0 : 1 << orientation.rawValue)
    }

    /// Returns whether the mask contains the orientation.
    package func allows(_ orientation: UIInterfaceOrientation) -> Bool {
        contains(UIInterfaceOrientationMask(orientation))
    }
}
