public import Foundation

/// The screen of the device that a stage plays.
public final class UIScreen {
    /// The screen's rectangle in points, turned as the device is: 390 × 844 in portrait, 844 × 390 in landscape.
    public internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

    /// The screen of the stage that runs on this thread.
    public static var main: UIScreen { UIApplication.shared.screen }
}
