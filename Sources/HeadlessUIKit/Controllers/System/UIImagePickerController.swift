public import Foundation

/// The screen with which the user takes or chooses a photo; the delegate gets the photo, and dismisses the screen.
///
/// The library has three photos of different sizes, and the camera takes one. A script sees a button for each photo, or
/// Take Picture and then Use Photo and Retake; and Cancel.
open class UIImagePickerController: UIViewController {
    /// Where photos come from.
    @nonexhaustive public nonisolated enum SourceType: Int, Sendable {
        /// The library.
        case photoLibrary = 0
        /// The camera.
        case camera = 1
        /// The library's latest photos; on a stage the whole library.
        case savedPhotosAlbum = 2
    }

    /// The side of the device on which a camera is.
    @nonexhaustive public nonisolated enum CameraDevice: Int, Sendable {
        /// The camera's side.
        case rear, front
    }

    /// A key of the information that the delegate gets.
    public nonisolated struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String
        /// Makes a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The type of the chosen media: `public.image`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The photo.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The photo as the user has cropped it, with ``allowsEditing``; on a stage the whole photo.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The rectangle that the user has cropped, with ``allowsEditing``; on a stage the whole photo.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    }

    /// Gets the photo; weak, as in UIKit.
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    /// Where photos come from; the library by default.
    open var sourceType = SourceType.photoLibrary { didSet { if sourceType != oldValue { showChoice() } } }
    /// The kinds of media; there are only photos on a stage.
    open var mediaTypes = ["public.image"]
    /// Whether the user may crop the photo; on a stage the delegate then gets the whole photo as the edited one.
    open var allowsEditing = false
    /// The camera; without effect.
    open var cameraDevice = CameraDevice.rear

    /// Returns `true`: a stage has a library and a camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }
    /// Returns the kinds of media: photos.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }
    /// Returns `true`: a stage has both cameras.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { true }
    /// Makes the view: a button for each photo or for the camera, and Cancel.
    open override func loadView() { view = SystemScreenView(choice) }

    override var liesOverScreen: Bool { true }

    /// The buttons with which a photo is chosen or taken.
    private var choice: [UIView] {
        let photos =
            sourceType == .camera
            ? [SystemScreenView.button("Take Picture") { [weak self] in self?.takePicture() }]
            : SamplePhoto.library.map { photo in
                SystemScreenView.button(photo.name) { [weak self] in self?.finish(with: photo) }
            }
        return photos + [cancel]
    }

    private var cancel: UIButton {
        SystemScreenView.button("Cancel") { [weak self] in
            guard let self else { return }
            if let delegate { delegate.imagePickerControllerDidCancel(self) } else { dismiss(animated: true) }
        }
    }

    /// Takes a photo, which the user uses or takes again.
    open func takePicture() {
        guard sourceType == .camera else { return }
        let use = SystemScreenView.button("Use Photo") { [weak self] in self?.finish(with: .taken) }
        let again = SystemScreenView.button("Retake") { [weak self] in self?.showChoice() }
        (view as? SystemScreenView)?.show([use, again])
    }

    private func showChoice() {
        if isViewLoaded { (view as? SystemScreenView)?.show(choice) }
    }

    private func finish(with photo: SamplePhoto) {
        var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: photo.image]
        if allowsEditing {
            info[.editedImage] = photo.image
            info[.cropRect] = CGRect(origin: .zero, size: photo.image.size)
        }
        guard let delegate else { return dismiss(animated: true) }
        delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }
}

/// What gets the photo that the user has chosen.
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Called with the photo; dismisses the picker.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called when the user has cancelled; dismisses the picker.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Dismisses the picker.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.dismiss(animated: true) }

    /// Dismisses the picker.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
