public import Foundation
import StageRuntime

/// Calls observers when a notification is posted, at once and in the order in which they registered.
///
/// It has the methods of Foundation's class and belongs to one stage. An app can make its own centres; ``default``
/// loses its observers when the app ends. An observer removed during a notification is no longer called. A file that
/// also imports Foundation writes `HeadlessFoundation.NotificationCenter`.
open class NotificationCenter {
    private struct Registration {
        /// The number that its token has too; it grows.
        let number: Int
        /// The name of the notifications; `nil` for all.
        let name: Notification.Name?
        /// Whether it observes only one object; when that is released, it observes nothing.
        let filtersObject: Bool
        /// The object that it observes; weak, observing keeps nothing alive.
        weak let object: AnyObject?
        /// When and where it was registered, for the leak ledger.
        let origin: LeakLedger.Origin?
        /// The source file that registered it.
        let file: StaticString
        /// The closure; strong until the observer is removed.
        let block: (Notification) -> Void
    }

    /// The observers, in order of registration; their blocks are strong until they are removed.
    private var registrations: [Registration] = []
    private var lastNumber = 0

    /// Makes a centre without observers.
    public init() {}

    /// The centre of the stage that runs on this thread.
    open class var `default`: NotificationCenter {
        let stage = Stage.current
        return stage.object(NotificationCenter.self) {
            let center = NotificationCenter()
            stage.ledger.addCallbacks { [weak center] in center?.observers(since: $0) ?? [] }
            return center
        }
    }

    /// Returns the names of the observers registered since a mark, as possible owners of a leaked scene.
    private func observers(since mark: LeakLedger.Mark) -> [String] {
        registrations.filter { $0.origin?.mark.isSince(mark) ?? false }
            .map(Self.name)
    }

    private static func name(of registration: Registration) -> String {
        "the observer of " + (registration.name?.rawValue ?? "all notifications")
            + LeakLedger.sourceNote(registration.file)
    }

    /// Records that the token of a registration was released, so that its observer can no longer be removed.
    func tokenHasGone(_ number: Int) {
        guard let registration = registrations.first(where: { $0.number == number }), let origin = registration.origin
        else { return }
        Stage.running?.ledger.abandon(
            Self.name(of: registration), from: origin, by: registration.file, isKept: true)
    }

    /// Registers an observer.
    ///
    /// - Parameters:
    ///   - name: the notifications to observe; `nil` for all.
    ///   - object: the object whose notifications to observe; `nil` for every object. Held weakly.
    ///   - queue: `nil` or `.main`, with the same effect: blocks are called at once.
    ///   - file: the caller's source file; use the default.
    ///   - block: called with the notification; held strongly until the observer is removed.
    /// - Returns: the token for ``removeObserver(_:)``; it does not keep the centre alive.
    @discardableResult
    open func addObserver(
        forName name: Notification.Name?, object: AnyObject?, queue: OperationQueue?, file: StaticString = #fileID,
        using block: @escaping (Notification) -> Void
    ) -> any NSObjectProtocol {
        precondition(
            queue == nil || queue === OperationQueue.main, "a stage has one thread; pass nil or .main as the queue")
        lastNumber += 1
        registrations.append(
            Registration(
                number: lastNumber, name: name, filtersObject: object != nil, object: object,
                origin: Stage.running?.ledger.origin, file: file, block: block))
        return NotificationToken(number: lastNumber, center: self)
    }

    /// Removes an observer; does nothing if it was removed already or belongs to another centre.
    open func removeObserver(_ observer: Any) {
        guard let token = observer as? NotificationToken, token.center === self else { return }
        guard let index = registrations.firstIndex(where: { $0.number == token.number }) else { return }
        withExtendedLifetime(registrations.remove(at: index)) {}
    }

    /// Calls every observer of the notification before it returns.
    open func post(name: Notification.Name, object: AnyObject? = nil, userInfo: [String: Any]? = nil) {
        guard !registrations.isEmpty else { return }
        post(Notification(name: name, object: object, userInfo: userInfo))
    }

    /// Calls every observer of the notification before it returns.
    open func post(_ notification: Notification) {
        for registration in registrations where observes(registration, notification) {
            guard registrations.contains(where: { $0.number == registration.number }) else { continue }
            registration.block(notification)
        }
    }

    /// Whether anyone observes notifications with one of the names.
    package func hasObserver(ofAny names: [Notification.Name]) -> Bool {
        registrations.contains { $0.name.map(names.contains) ?? true }
    }

    /// How many observers are registered.
    package var observerCount: Int { registrations.count }

    /// Removes every observer; called when the app ends.
    func removeAll() {
        withExtendedLifetime(registrations) { registrations = [] }
    }

    private func observes(_ registration: Registration, _ notification: Notification) -> Bool {
        if let name = registration.name, name != notification.name { return false }
        return !registration.filtersObject
            || (registration.object != nil && registration.object === notification.object)
    }
}

/// An event, as a `NotificationCenter` passes it to observers.
///
/// It is not Foundation's type, whose centre requires `@Sendable` observers. A file that also imports Foundation writes
/// `HeadlessFoundation.Notification`.
public struct Notification {
    /// What has happened.
    public let name: Name
    /// The object that has posted it; strong, as long as the notification lives.
    public let object: AnyObject?
    /// Further values, by keys that the name's owner documents.
    public let userInfo: [String: Any]?

    /// Makes a notification.
    public init(name: Name, object: AnyObject? = nil, userInfo: [String: Any]? = nil) {
        self.name = name
        self.object = object
        self.userInfo = userInfo
    }
}

extension Notification {
    /// The name of a kind of notification.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name as text.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

/// The token by which an observer can be removed.
final class NotificationToken: NSObject {
    let number: Int
    /// The centre that gave it; weak, a token keeps nothing alive.
    weak let center: NotificationCenter?

    init(number: Int, center: NotificationCenter) {
        self.number = number
        self.center = center
    }

    deinit { center?.tokenHasGone(number) }
}
