/// The device that a stage plays.
public final class UIDevice {
    /// How the device is held; a turn that the screen refuses does not change it.
    public internal(set) var orientation = UIDeviceOrientation.portrait

    /// The device of the stage that runs on this thread.
    public static var current: UIDevice { UIApplication.shared.device }
}
