extension UIControl {
    /// The events of a control; UIKit's names and values.
    public nonisolated struct Event: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes events from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger came down on the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger came down on it again; never sent here, nor are the drags.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger was dragged inside it.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger was dragged outside it.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger was dragged into it.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger was dragged out of it.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger was lifted from it: a tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger was lifted outside it.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was cancelled.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed its value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// Its main function was triggered.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Its menu is about to show.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing has begun.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user has changed the text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing has ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Return was pressed; a field with an action for it ends editing.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// Every touch event.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// Every editing event.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// Every event.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
}
