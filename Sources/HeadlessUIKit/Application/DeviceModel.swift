import struct Foundation.CGFloat
import struct Foundation.CGRect
import struct Foundation.CGSize

/// A model of an iPhone or iPad that a stage simulates, with the sizes that Apple publishes for it.
///
/// developer.apple.com/design/human-interface-guidelines/layout#Specifications
package struct DeviceModel: Equatable, Sendable {
    /// The name by which `Config.plist` and scripts choose it.
    package let name: String
    /// The size of the screen in portrait, in points.
    let size: CGSize
    /// The height of the status bar in portrait, and the width of the room beside the camera in landscape, in points.
    let statusBar: CGFloat
    /// How many pixels a point has in each direction.
    let scale: CGFloat
    let isPad: Bool

    private init(
        _ name: String, _ width: CGFloat, _ height: CGFloat, statusBar: CGFloat, scale: CGFloat = 3, isPad: Bool = false
    ) {
        (self.name, size, self.statusBar) = (name, CGSize(width: width, height: height), statusBar)
        (self.scale, self.isPad) = (scale, isPad)
    }

    /// The default model of a stage.
    package static let standard = DeviceModel("iPhone 16e", 390, 844, statusBar: 47)

    /// All models.
    package static let all = [
        DeviceModel("iPhone 17", 402, 874, statusBar: 62), DeviceModel("iPhone 17 Pro", 402, 874, statusBar: 62),
        DeviceModel("iPhone 17 Pro Max", 440, 956, statusBar: 62), DeviceModel("iPhone Air", 420, 912, statusBar: 68),
        standard, DeviceModel("iPhone 16", 393, 852, statusBar: 59),
        DeviceModel("iPhone 16 Plus", 430, 932, statusBar: 59), DeviceModel("iPhone 13 mini", 375, 812, statusBar: 50),
        DeviceModel("iPhone SE", 375, 667, statusBar: 20, scale: 2),
        DeviceModel("iPad", 820, 1180, statusBar: 24, scale: 2, isPad: true),
        DeviceModel("iPad mini", 744, 1133, statusBar: 24, scale: 2, isPad: true),
        DeviceModel("iPad Pro 13-inch", 1032, 1376, statusBar: 24, scale: 2, isPad: true),
    ]

    /// The names of all models.
    package static let names = all.map(\.name)

    /// Returns the model of a name.
    package static func named(_ name: String) -> DeviceModel? { all.first { $0.name == name } }

    static func withScreen(_ size: CGSize) -> DeviceModel? {
        all.first { $0.size == size || $0.screen(isPortrait: false) == size }
    }

    /// Whether the user goes home by a gesture, so that a line is drawn at the bottom.
    var hasHomeIndicator: Bool { isPad || statusBar > 20 }

    func screen(isPortrait: Bool) -> CGSize {
        isPortrait ? size : CGSize(width: size.height, height: size.width)
    }

    /// Returns the insets of the status bar, the camera and the home indicator, in points.
    ///
    /// A phone on its side shows no status bar.
    func safeArea(isPortrait: Bool) -> UIEdgeInsets {
        if isPad { return UIEdgeInsets(top: statusBar, left: 0, bottom: 20, right: 0) }
        if isPortrait { return UIEdgeInsets(top: statusBar, left: 0, bottom: hasHomeIndicator ? 34 : 0, right: 0) }
        return hasHomeIndicator ? UIEdgeInsets(top: 0, left: statusBar, bottom: 21, right: statusBar) : .zero
    }

    /// Returns the height of a keyboard, in points.
    func keyboardHeight(isPortrait: Bool) -> CGFloat {
        if isPad { return isPortrait ? 337 : 422 }
        if hasHomeIndicator { return isPortrait ? 336 : 219 }
        return isPortrait ? 260 : 200
    }

    func setTraits(_ traits: inout UITraitCollection.Values, isPortrait: Bool) {
        traits.userInterfaceIdiom = isPad ? .pad : .phone
        traits.displayScale = scale
        traits.horizontalSizeClass = isPad || !isPortrait && size.width >= 414 ? .regular : .compact
        traits.verticalSizeClass = isPad || isPortrait ? .regular : .compact
    }
}

extension UIApplication {
    /// Makes the device another model, held upright; called before an app is launched.
    package func simulate(_ model: DeviceModel) {
        guard model != device.deviceModel else { return }
        device.deviceModel = model
        device.orientation = .portrait
        interfaceOrientation = .portrait
        screen.bounds = CGRect(origin: .zero, size: model.size)
        traitCollection = traitCollection.changing { model.setTraits(&$0, isPortrait: true) }
    }
}
