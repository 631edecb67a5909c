public import Foundation

/// The sheet with which the user shares something: it offers Copy, the activities of the app, and Close.
///
/// The activities of a phone, such as Messages, are missing. A script sees the shared texts and addresses, a button for
/// each activity, and Close.
open class UIActivityViewController: UIViewController {
    /// Gets the chosen activity, whether it was completed, its results and its error; on a stage the last two are
    /// `nil`.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let sharedItems: [Any]
    /// The activities of the app that the user can choose; strong, the sheet owns them.
    private let activities: [UIActivity]
    /// Called when the sheet is gone; strong, so it must hold its owners weakly.
    open var completionWithItemsHandler: CompletionWithItemsHandler? { didSet { withExtendedLifetime(oldValue) {} } }
    /// The activities that the sheet leaves out.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    private var outcome: (type: UIActivity.ActivityType?, isCompleted: Bool) = (nil, false)

    /// Makes a sheet for things to share, with activities of the app.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        sharedItems = activityItems
        activities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns `nil`: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    override var isPopoverOnPad: Bool { true }

    /// Makes the view: the shared texts above a button for each activity.
    open override func loadView() {
        let items = items(for: nil)
        let texts = texts(items)
        let copy =
            texts.isEmpty || isExcluded(.copyToPasteboard)
            ? [] : [SystemScreenView.button("Copy") { [weak self] in self?.copy() }]
        let others = activities.filter { !isExcluded($0.activityType) && $0.canPerform(withActivityItems: items) }
            .map { activity in
                SystemScreenView.button(activity.activityTitle ?? "") { [weak self] in self?.perform(activity) }
            }
        let close = SystemScreenView.button("Close") { [weak self] in self?.dismiss(animated: true) }
        view = SystemScreenView([SystemScreenView.label(texts.joined(separator: "\n"))] + copy + others + [close])
    }

    /// Calls the handler once the sheet is gone, also if the user has pulled it down.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { completionWithItemsHandler?(outcome.type, outcome.isCompleted, nil, nil) }
    }

    override var liesOverScreen: Bool { true }

    private func texts(_ items: [Any]) -> [String] {
        items.compactMap { $0 as? String ?? ($0 as? URL)?.absoluteString }
    }

    /// Returns the items for an activity; before the user has chosen one, the placeholders.
    private func items(for type: UIActivity.ActivityType?) -> [Any] {
        sharedItems.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return type == nil
                ? source.activityViewControllerPlaceholderItem(self)
                : source.activityViewController(self, itemForActivityType: type)
        }
    }

    private func isExcluded(_ type: UIActivity.ActivityType?) -> Bool {
        type.map { excludedActivityTypes?.contains($0) == true } ?? false
    }

    private func copy() {
        let items = items(for: .copyToPasteboard)
        let urls = items.compactMap { $0 as? URL }
        if urls.count == texts(items).count {
            UIPasteboard.general.urls = urls
        } else {
            UIPasteboard.general.strings = texts(items)
        }
        end(.copyToPasteboard, isCompleted: true)
    }

    private func perform(_ activity: UIActivity) {
        activity.finish = { [weak self, weak activity] in self?.end(activity?.activityType, isCompleted: $0) }
        activity.prepare(withActivityItems: items(for: activity.activityType))
        if let controller = activity.activityViewController {
            present(controller, animated: true)
        } else {
            activity.perform()
        }
    }

    private func end(_ type: UIActivity.ActivityType?, isCompleted: Bool) {
        outcome = (type, isCompleted)
        presentingViewController?.dismiss(animated: true)
    }
}

/// Something that the user can do with what an app shares; a subclass gives the title and performs it.
open class UIActivity: NSObject {
    /// The kind of an activity, by which a sheet can leave it out.
    public nonisolated struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name of the kind.
        public let rawValue: String
        /// Makes a kind from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Makes a kind from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Puts texts and addresses on the pasteboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Sends a message; not offered on a stage.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Sends an email; not offered on a stage.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Prints; not offered on a stage.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Saves an image; not offered on a stage.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Sends to a device nearby; not offered on a stage.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Puts an image into a contact; not offered on a stage.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Adds an address to the reading list; not offered on a stage.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    }

    /// Where a sheet shows an activity.
    @nonexhaustive public nonisolated enum Category: Int, Sendable {
        /// Among the actions.
        case action = 0
        /// Among the means to share.
        case share = 1
    }

    /// Called when the activity has ended; `nil` until a sheet performs it.
    var finish: ((Bool) -> Void)? { didSet { withExtendedLifetime(oldValue) {} } }

    /// Makes an activity.
    public override init() {}

    /// Where a sheet shows the activities of the class; by default among the actions.
    open class var activityCategory: Category { .action }
    /// The kind of the activity; `nil` by default.
    open var activityType: ActivityType? { nil }
    /// The title of its button; `nil` by default.
    open var activityTitle: String? { nil }
    /// The image of its button; `nil` by default, and not drawn.
    open var activityImage: UIImage? { nil }
    /// Returns whether the activity can do something with the items; `false` by default.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Called with the items before the activity begins.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// The controller to present for the activity; if it is `nil`, as by default, ``perform()`` is called.
    open var activityViewController: UIViewController? { nil }
    /// Performs the activity; an override calls ``activityDidFinish(_:)`` at its end.
    open func perform() {}
    /// Ends the activity, and with it the sheet.
    open func activityDidFinish(_ completed: Bool) { finish?(completed) }
}

/// Something to share that differs from activity to activity.
public protocol UIActivityItemSource: NSObjectProtocol {
    /// Returns a placeholder for the item until the user has chosen an activity.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Returns the item for an activity; `nil` if it gets none.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// Returns the subject of a mail; never called, since a stage's sheet sends none.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    /// Returns no subject.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}
