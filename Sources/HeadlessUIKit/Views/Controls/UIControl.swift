public import Foundation

/// A view that sends events when the user operates it; here, only a `UIAction` can handle them.
open class UIControl: UIView {
    /// The actions and their events, in the order in which they were added; strong, as in UIKit.
    private var handlers: [(action: UIAction, events: Event)] = [] { didSet { withExtendedLifetime(oldValue) {} } }
    /// The last change of the value by the user, if no action handled it; strong, the runner reads it later.
    private(set) var unhandledChange: UnhandledChange?

    /// Whether the control can be used.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            invalidateScreen()
            stateDidChange()
            tellObservers(of: "isEnabled")
            if !isEnabled, isFirstResponder { resignFirstResponder() }
        }
    }
    /// Whether the control is selected.
    open var isSelected = false {
        didSet {
            guard isSelected != oldValue else { return }
            invalidateScreen()
            stateDidChange()
            tellObservers(of: "isSelected")
        }
    }
    /// Whether a finger is on the control.
    open var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            stateDidChange()
            tellObservers(of: "isHighlighted")
        }
    }

    /// The position of a button's title and image if it is wider than they are; without effect on other controls.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// Whether the control tracks a finger.
    open private(set) var isTracking = false
    /// Whether the tracked finger is on the control.
    open private(set) var isTouchInside = false
    /// The events for which there are actions.
    open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes a control.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
    }

    /// Makes a control that performs `primaryAction` for `primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Adds an action for events; it replaces an action with the same identifier for the same events.
    open func addAction(_ action: UIAction, for events: Event) {
        removeAction(action, for: events)
        handlers.append((action, events))
    }

    /// Removes `action` for the events.
    open func removeAction(_ action: UIAction, for events: Event) {
        removeActions(for: events) { $0.isSame(as: action) }
    }

    /// Removes the action with that identifier for the events.
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
        removeActions(for: events) { $0.knownIdentifier == identifier }
    }

    /// Performs an action with this control as its sender.
    open func sendAction(_ action: UIAction) { action.perform(from: self) }

    /// Performs the actions for the events, in the order in which they were added.
    open func sendActions(for events: Event) {
        for handler in handlers where !handler.events.isDisjoint(with: events) { sendAction(handler.action) }
    }

    private func removeActions(for events: Event, where matches: (UIAction) -> Bool) {
        for index in handlers.indices where matches(handlers[index].action) {
            handlers[index].events.subtract(events)
        }
        handlers.removeAll { $0.events.isEmpty }
    }

    /// Called when the control is enabled, selected or highlighted, or no longer so.
    func stateDidChange() {}
    /// Called when a finger has come down on the control and stays for a moment.
    func touchIsDown() {}
    func hasHandler(for events: Event) -> Bool { handlers.contains { !$0.events.isDisjoint(with: events) } }

    /// The app's traits, plus `selected` and `notEnabled` for the control's state, which setting does not keep.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(traitsByState) }
        set {
            let added = traitsByState.subtracting(super.accessibilityTraits)
            super.accessibilityTraits = newValue.subtracting(added)
        }
    }
    private var traitsByState: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.none
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }

    override var isUsable: Bool { isEnabled }
    override var isControl: Bool { true }
    override var actsWhenTouched: Bool { hasHandler(for: .allEvents) }

    /// Whether a tap has an effect, by an action or a recogniser of taps.
    var hasAction: Bool { hasHandler(for: .allEvents) || !tapRecognizers.isEmpty }

    /// Sends the events of the user's change; if no action handles them, notes whether the app reads the value.
    func sendChange(_ events: Event) {
        let isPlain = Self.valueControls.contains { $0 == type(of: self) }
        if !isPlain || hasHandler(for: .allEvents) || gestureRecognizers?.isEmpty == false {
            unhandledChange = nil
        } else if unhandledChange?.isRead != true {
            unhandledChange = UnhandledChange(of: self)
        }
        sendActions(for: events)
    }

    func noteReading() { unhandledChange?.isRead = true }

    private static let valueControls = [
        UISwitch.self, UISlider.self, UIStepper.self, UISegmentedControl.self, UIPageControl.self,
        UIDatePicker.self,
    ]

    override func isActionable(as role: ElementRole) -> Bool {
        super.isActionable(as: role) || (role != .picker && role != .row)
    }

    /// Sends the events of a tap, unless a recogniser on the control or above takes the tap.
    ///
    /// Buttons, switches, steppers, segments and page controls override this: only a recogniser on the control itself
    /// takes their taps (Apple's page "Attaching gesture recognizers to UIKit controls").
    override func takeTouch() -> Bool {
        if givesTouchToRecognizer() { return true }
        press(sending: [.touchUpInside, .primaryActionTriggered])
        return true
    }

    /// Lets a recogniser on the control handle a tap; returns whether it keeps the tap from the control.
    func takesTap() -> Bool { recognizedTap()?.cancelsTouchesInView == true }

    /// Puts a finger on the control, makes the change and sends the events, if `beginTracking` allows it.
    func press(sending events: Event, _ change: () -> Void = {}) {
        press(change) { sendActions(for: events) }
    }

    /// Puts a finger on the control and lifts it, like ``press(sending:_:)``, to change the control's value.
    func press(changing events: Event, _ change: () -> Void) { press(change) { sendChange(events) } }

    private func press(_ change: () -> Void, _ send: () -> Void) {
        let touch = UITouch(on: self)
        let event = UIEvent(touch)
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        let isTracked = isTracking
        isHighlighted = true
        if isTracked {
            sendActions(for: .touchDown)
            touchIsDown()
        }
        isHighlighted = false
        if isTracked {
            touch.end()
            endTracking(touch, with: event)
            change()
            send()
        }
        isTracking = false
        isTouchInside = false
    }

    /// Called when a finger comes down on the control; returns whether to track it, `true` by default.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the tracked finger was lifted, before the events are sent.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Does nothing: a control keeps its touches from the responders above.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Does nothing: a control keeps its touches from the responders above.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Does nothing: a control keeps its touches from the responders above.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A change of a control's value by the user that no action handled; no mistake if the app reads the value later.
package final class UnhandledChange {
    /// The control; weak, since it may leave the screen.
    private weak var control: UIControl?
    /// Whether the app has read the value since.
    package fileprivate(set) var isRead = false

    init(of control: UIControl) { self.control = control }

    /// Whether the control is still on screen.
    package var isOnScreen: Bool { control?.window != nil }
}

extension UIControl {
    /// The horizontal position of a control's content.
    @nonexhaustive public nonisolated enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle or at an edge.
        case center, left, right
        /// Over the whole width; a button's content is in the middle.
        case fill = 3
        /// At the leading edge, which is always left here.
        case leading = 4
        /// At the trailing edge.
        case trailing = 5

        func start(of width: CGFloat, in rect: CGRect) -> CGFloat {
            switch self {
            case .center, .fill: rect.midX - width / 2
            case .left, .leading: rect.minX
            case .right, .trailing: rect.maxX - width
            }
        }

        var text: NSTextAlignment {
            switch self {
            case .center, .fill: .center
            case .left, .leading: .left
            case .right, .trailing: .right
            }
        }
    }
}
