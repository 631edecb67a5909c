public import Foundation

/// A view that acts when it is used; UIKit's events, with `UIAction` handlers only.
open class UIControl: UIView {
    /// What is performed, and when.
    private typealias Handler = (action: UIAction, events: Event)
    /// The handler that was added first and those added after it; strong, as in UIKit.
    ///
    /// Most controls have one, which needs no array.
    private var firstHandler: Handler?
    private var laterHandlers: [Handler] = []

    /// Whether the control can be used.
    open var isEnabled: Bool {
        get { accepts }
        set {
            guard newValue != accepts else { return }
            accepts = newValue
            invalidateScreen()
            stateDidChange()
            if !newValue, isFirstResponder { resignFirstResponder() }
        }
    }
    /// What ``isEnabled`` stands in.
    private var accepts = true
    /// Whether the control is chosen.
    open var isSelected: Bool {
        get { isChosen }
        set {
            guard newValue != isChosen else { return }
            isChosen = newValue
            invalidateScreen()
            stateDidChange()
        }
    }
    /// What ``isSelected`` stands in.
    private var isChosen = false
    /// Whether a finger is on the control.
    open var isHighlighted: Bool {
        get { isTouched }
        set { isTouched = newValue }
    }
    /// What ``isHighlighted`` stands in.
    private var isTouched = false

    /// Makes a control.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        facts.isElement = true
    }

    /// Makes a control that performs `primaryAction` when used as it is meant to be.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Performs `action` at the events from now on; at each of them it replaces one of the same identifier.
    public func addAction(_ action: UIAction, for events: Event) {
        guard firstHandler != nil else {
            firstHandler = (action, events)
            return
        }
        removeAction(action, for: events)
        handlers += [(action, events)]
    }

    /// Stops performing `action` at the events.
    public func removeAction(_ action: UIAction, for events: Event) {
        removeActions(for: events) { $0.isSame(as: action) }
    }

    /// Stops performing the action of that identifier at the events.
    public func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
        removeActions(for: events) { $0.knownIdentifier == identifier }
    }

    /// Performs an action with this control as its sender.
    open func sendAction(_ action: UIAction) { action.perform(from: self) }

    /// Performs the actions of the events, in the order in which they were added.
    open func sendActions(for events: Event) {
        let (first, later) = (firstHandler, laterHandlers)
        if let first, !first.events.isDisjoint(with: events) { sendAction(first.action) }
        for handler in later where !handler.events.isDisjoint(with: events) { sendAction(handler.action) }
    }

    private func removeActions(for events: Event, where isMeant: (UIAction) -> Bool) {
        var remaining = handlers
        for index in remaining.indices where isMeant(remaining[index].action) {
            remaining[index].events.subtract(events)
        }
        handlers = remaining.filter { !$0.events.isEmpty }
    }

    /// All handlers, in the order in which they were added.
    private var handlers: [Handler] {
        get { (firstHandler.map { [$0] } ?? []) + laterHandlers }
        set {
            firstHandler = newValue.first
            laterHandlers = Array(newValue.dropFirst())
        }
    }

    /// Notes that the control is in another state: enabled or not, chosen or not.
    func stateDidChange() {}

    /// Whether something is performed at the events.
    func hasHandler(for events: Event) -> Bool { handlers.contains { !$0.events.isDisjoint(with: events) } }

    /// The states by traits, and those that the control itself has: selected, and disabled.
    ///
    /// UIKit adds the traits `selected` and `notEnabled` for the same two properties (`UIAccessibilityTraits`).
    package override var elementStates: ElementStates {
        var states = statesByTraits
        if isSelected { states.insert(.selected) }
        if !isEnabled { states.insert(.disabled) }
        return states
    }
}
