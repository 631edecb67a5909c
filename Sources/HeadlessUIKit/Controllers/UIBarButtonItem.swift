public import Foundation

/// An item in a bar: a button, a view of the app, or a space.
open class UIBarButtonItem: NSObject {
    /// The style of a button.
    @nonexhaustive public nonisolated enum Style: Int, Sendable {
        /// Without a border.
        case plain = 0
        /// Like ``plain``: since iOS 7 it has no border.
        @available(*, deprecated, message: "Use UIBarButtonItem.Style.plain")
        case bordered = 1
        /// In bold, for a button that completes a task.
        case done = 2
    }

    /// The button in the bar; strong, the item owns it and keeps it while the bar shows other items.
    let button: BarButton
    enum Space {
        /// As wide as the item says.
        case fixed
        /// As wide as the free room in a toolbar; without width in a navigation bar.
        case flexible
    }

    private(set) var space: Space?
    /// The view of a space; strong, the item owns it.
    private lazy var spacer = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 1))
    /// The width of a space, in points, and of a button in a toolbar if it is positive.
    open var width: CGFloat = 0 { didSet { if space != nil { spacer.frame.size.width = width } } }
    /// The view that the bar shows instead of a button; strong, the item owns it.
    open var customView: UIView? { didSet { withExtendedLifetime(oldValue) {} } }
    /// The action that a tap performs; strong, so a handler that captures the controller must do so weakly.
    ///
    /// Setting an action gives the item its title and image, unless the item is a system item.
    open var primaryAction: UIAction? { didSet { replaceAction(oldValue) } }
    /// The text that a system item shows while the app sets no title, which stays `nil` as in UIKit.
    private var systemTitle: String?

    /// Makes a button with a title or an image; with both, the bar shows the image, with neither, those of the action.
    ///
    /// A tap opens the menu if there is no action. Set ``accessibilityLabel`` for an image without a title, or
    /// VoiceOver cannot say what the button does.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        let showsAction = title == nil && image == nil
        let name = primaryAction?.title ?? ""
        self.init(
            label: showsAction && !name.isEmpty ? name : title,
            picture: showsAction ? primaryAction?.image : image,
            primaryAction: primaryAction)
        self.menu = menu
    }

    /// Makes a button with one of the system's titles.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(label: nil, picture: nil, primaryAction: primaryAction)
        systemTitle = systemItem.label
        space = systemItem == .flexibleSpace ? .flexible : systemItem == .fixedSpace ? .fixed : nil
        self.menu = menu
        if systemItem == .done || systemItem == .save { style = .done }
        updateButton()
    }

    /// Makes an item that shows a view of the app.
    public convenience init(customView: UIView) {
        self.init(label: nil, picture: nil, primaryAction: nil)
        self.customView = customView
    }

    /// Returns a space that fills the free width in a toolbar.
    open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    /// Returns a space of a width, in points.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    private init(label: String?, picture: UIImage?, primaryAction: UIAction?) {
        self.label = label
        self.picture = picture
        self.primaryAction = primaryAction
        button = BarButton()
        button.font = UINavigationBar.buttonFont
        if let primaryAction { button.addAction(primaryAction, for: .primaryActionTriggered) }
        super.init()
        updateButton()
    }

    /// The title and the image that the app has set.
    private var label: String?
    private var picture: UIImage?

    /// The title in the bar; an image replaces it there.
    ///
    /// A system item has none, although it shows a text.
    open var title: String? {
        get { label }
        set {
            label = newValue
            updateButton()
        }
    }

    /// The image in the bar.
    open var image: UIImage? {
        get { picture }
        set {
            picture = newValue
            updateButton()
        }
    }

    /// The style of the button.
    open var style = Style.plain {
        didSet { button.font = style == .done ? UINavigationBar.doneFont : UINavigationBar.buttonFont }
    }

    /// The colour of the button; the bar's if not set.
    open var tintColor: UIColor? {
        get { button.ownTintColor }
        set { button.tintColor = newValue }
    }

    /// The menu that a tap opens, if there is no action; strong, the button owns it.
    open var menu: UIMenu? {
        get { button.menu }
        set {
            button.menu = newValue
            button.showsMenuAsPrimaryAction = newValue != nil && primaryAction == nil
        }
    }

    private func replaceAction(_ old: UIAction?) {
        if let old { button.removeAction(old, for: .primaryActionTriggered) }
        if let primaryAction {
            button.addAction(primaryAction, for: .primaryActionTriggered)
            if systemTitle == nil {
                (label, picture) = (primaryAction.title, primaryAction.image)
                updateButton()
            }
        }
        button.showsMenuAsPrimaryAction = menu != nil && primaryAction == nil
    }

    /// Whether the item is hidden.
    open var isHidden: Bool {
        get { button.isHidden }
        set {
            button.isHidden = newValue
            customView?.isHidden = newValue
        }
    }

    var view: UIView { customView ?? (space == nil ? button : spacer) }

    /// Sets the image of the button, or the title if there is no image.
    private func updateButton() {
        let shown = label ?? systemTitle
        button.itemTitle = shown
        button.setImage(picture, for: .normal)
        button.setTitle(picture == nil ? shown : nil, for: .normal)
    }

    /// Whether it can be tapped.
    open var isEnabled: Bool {
        get { button.isEnabled }
        set { button.isEnabled = newValue }
    }

    /// The name by which scripts can find it.
    open var accessibilityIdentifier: String? {
        get { button.accessibilityIdentifier }
        set { button.accessibilityIdentifier = newValue }
    }

    /// What VoiceOver reads; the title, or the text of a system item, if not set.
    open var accessibilityLabel: String? {
        get { button.accessibilityLabel }
        set { button.accessibilityLabel = newValue }
    }
}

extension UIBarButtonItem {
    /// The items that the system provides.
    @nonexhaustive public nonisolated enum SystemItem: Int, Sendable {
        /// Buttons named for their purpose.
        case done, cancel, edit, save, add
        /// A space that fills the free width in a toolbar.
        case flexibleSpace = 5
        /// A space of the item's width.
        case fixedSpace = 6
        /// Buttons named for their purpose.
        case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind,
            fastForward, undo, redo
        /// Closes the screen.
        case close = 24
        /// Turns a page.
        @available(*, deprecated)
        case pageCurl = 23

        /// Returns the title of the button that begins editing, or ends it if it is under way.
        static func label(isEditing: Bool) -> String { (isEditing ? SystemItem.done : .edit).label }

        /// The button's title in English.
        var label: String {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .add: "Add"
            case .compose: "Compose"
            case .reply: "Reply"
            case .action: "Share"
            case .organize: "Organize"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .refresh: "Refresh"
            case .stop: "Stop"
            case .camera: "Camera"
            case .trash: "Delete"
            case .play: "Play"
            case .pause: "Pause"
            case .rewind: "Rewind"
            case .fastForward: "Fast forward"
            case .undo: "Undo"
            case .redo: "Redo"
            case .close: "Close"
            case .flexibleSpace, .fixedSpace: ""
            default: "Page Curl"
            }
        }
    }
}

/// The button of an item in a bar; its label is the title of the item, even if it shows an image.
final class BarButton: UIButton {
    var itemTitle: String? { didSet { if itemTitle != oldValue { invalidateScreen() } } }

    var isBack = false

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    override init(frame: CGRect) {
        super.init(frame: frame)
        buttonType = .system
    }

    override var spokenTitle: String? { itemTitle ?? super.spokenTitle }
}
