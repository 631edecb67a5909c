public import class Foundation.NSObject
public import struct Foundation.URL
public import HeadlessFoundation
import StageRuntime

/// The texts and addresses that were copied; each stage has one pasteboard, which outlives the app.
open class UIPasteboard: NSObject {
    /// The pasteboard of the stage that runs on this thread.
    open class var general: UIPasteboard { Stage.currentObject(UIPasteboard.self) { _ in UIPasteboard() } }
    /// Posted when the app has put something on the pasteboard; the object is the pasteboard.
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    private var items: [Item] = []
    /// How often its contents have changed.
    open private(set) var changeCount = 0
    /// How many items are on it.
    open var numberOfItems: Int { items.count }

    /// The first text; setting it replaces everything on the pasteboard.
    open var string: String? {
        get { strings?.first }
        set { put(newValue.map { [.text($0)] } ?? []) }
    }
    /// All texts, addresses included; setting them replaces everything on the pasteboard.
    open var strings: [String]? {
        get { items.isEmpty ? nil : items.map(\.text) }
        set { put((newValue ?? []).map { .text($0) }) }
    }
    /// The first address; setting it replaces everything on the pasteboard.
    open var url: URL? {
        get { urls?.first }
        set { put(newValue.map { [.address($0)] } ?? []) }
    }
    /// All addresses; setting them replaces everything on the pasteboard.
    open var urls: [URL]? {
        get {
            let urls = items.compactMap(\.url)
            return urls.isEmpty ? nil : urls
        }
        set { put((newValue ?? []).map { .address($0) }) }
    }
    /// Whether there is a text on it.
    open var hasStrings: Bool { !items.isEmpty }
    /// Whether there is an address on it.
    open var hasURLs: Bool { urls != nil }

    private func put(_ items: [Item]) {
        self.items = items
        changeCount += 1
        Stage.running?.trace.copied(items.count)
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    private enum Item {
        case text(String)
        case address(URL)

        var text: String {
            switch self {
            case .text(let text): text
            case .address(let url): url.absoluteString
            }
        }

        var url: URL? { if case .address(let url) = self { url } else { nil } }
    }
}
