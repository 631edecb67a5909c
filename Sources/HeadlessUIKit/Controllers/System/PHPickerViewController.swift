public import Foundation

/// The screen with which the user chooses photos; the delegate gets them, and dismisses the screen.
///
/// The library has three photos of different sizes. A script sees a button for each photo, Cancel, and Add if more than
/// one may be chosen. On a phone the class is in PhotosUI.
public final class PHPickerViewController: UIViewController {
    /// What may be chosen.
    public let configuration: PHPickerConfiguration
    /// Gets the photos; weak, as in UIKit.
    public weak var delegate: (any PHPickerViewControllerDelegate)?
    private let photos: [SamplePhoto]
    /// The indices of the chosen photos, in the order in which they were chosen.
    private var chosen: [Int] = []

    /// Makes a screen for choosing photos.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        photos = configuration.filter?.showsImages ?? true ? SamplePhoto.library : []
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns `nil`: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes the view: a button for each photo, Add if more than one may be chosen, and Cancel.
    public override func loadView() {
        let buttons = photos.indices.map { index in
            let button = SystemScreenView.button(photos[index].name) {}
            button.addAction(
                UIAction { [weak self, unowned button] _ in self?.choose(index, by: button) }, for: .touchUpInside)
            return button
        }
        let add = SystemScreenView.button("Add") { [weak self] in self?.finish() }
        let cancel = SystemScreenView.button("Cancel") { [weak self] in
            self?.chosen = []
            self?.finish()
        }
        view = SystemScreenView(buttons + (configuration.selectionLimit == 1 ? [] : [add]) + [cancel])
    }

    override var liesOverScreen: Bool { true }

    /// Selects or deselects a photo; beyond the limit, a tap has no effect.
    private func choose(_ photo: Int, by button: UIButton) {
        let limit = configuration.selectionLimit
        if let index = chosen.firstIndex(of: photo) {
            chosen.remove(at: index)
            button.isSelected = false
        } else if limit == 0 || chosen.count < limit {
            chosen.append(photo)
            button.isSelected = true
        }
        if limit == 1 { finish() }
    }

    private func finish() {
        let results = chosen.map { PHPickerResult(itemProvider: NSItemProvider(object: photos[$0].image)) }
        delegate?.picker(self, didFinishPicking: results)
    }
}

/// What gets the photos that the user has chosen.
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Called with the chosen photos, none if the user has cancelled; dismisses the picker.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// What may be chosen from the library.
public nonisolated struct PHPickerConfiguration {
    /// How a photo is handed over; without effect on a stage.
    @nonexhaustive public nonisolated enum AssetRepresentationMode: Sendable {
        /// As the system thinks best, as it is stored, or as most apps can read it.
        case automatic, current, compatible
    }

    /// The most photos that may be chosen, 1 by default; 0 for no limit.
    public var selectionLimit = 1
    /// The kinds of media that are shown; `nil`, as by default, for everything.
    public var filter: PHPickerFilter?
    /// How a photo is handed over.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic

    /// Makes a configuration for one photo.
    public init() {}
}

/// The kinds of media that a picker shows.
public nonisolated struct PHPickerFilter: Equatable, Hashable, Sendable {
    /// Whether photos are shown; a stage's library has nothing else.
    let showsImages: Bool
    /// Photos.
    public static let images = PHPickerFilter(showsImages: true)
    /// Videos.
    public static let videos = PHPickerFilter(showsImages: false)
    /// Live photos.
    public static let livePhotos = PHPickerFilter(showsImages: false)

    /// Returns a filter for what one of the filters shows.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(showsImages: subfilters.contains(where: \.showsImages))
    }

    /// Returns a filter for what all filters show.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(showsImages: subfilters.allSatisfy(\.showsImages))
    }

    /// Returns a filter for what a filter does not show.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        PHPickerFilter(showsImages: !filter.showsImages)
    }
}

/// A photo that the user has chosen.
public struct PHPickerResult {
    /// Loads the photo.
    public let itemProvider: NSItemProvider
    /// The photo's identifier in the library; `nil`, as for every picker without a library of its own.
    public var assetIdentifier: String? { nil }
}
