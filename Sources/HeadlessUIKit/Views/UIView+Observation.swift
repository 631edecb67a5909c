#if !PHONE
    public import HeadlessFoundation
#endif

final class PropertyObserver {
    let property: String
    /// Called after each change; strong, it holds the view weakly.
    let tell: () -> Void

    init(_ property: String, _ tell: @escaping () -> Void) { (self.property, self.tell) = (property, tell) }
}

extension UIView {
    /// Calls the observers of a property that has changed.
    package func tellObservers(of property: String) {
        guard let observers = extras?.propertyObservers, !observers.isEmpty else { return }
        for observer in observers where observer.property == property { observer.tell() }
    }
}

// A phone has Foundation's.
#if !PHONE
    extension KeyValueObservable where Self: UIView {
        /// Calls a closure after each change of a property, until the observation is released.
        ///
        /// Only these properties notify; any other ends the run: `frame`, `bounds`, `center` and `isHidden` of views,
        /// `isEnabled`, `isSelected` and `isHighlighted` of controls, `text` of fields and text views, if the app sets
        /// it, `contentOffset` and `contentSize` of scroll views.
        /// developer.apple.com/documentation/swift/using-key-value-observing-in-swift
        public func observe<Value>(
            _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
            changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
        ) -> NSKeyValueObservation {
            guard let property = Self.observableName(of: keyPath) else {
                raise("\(keyPath) of \(Self.self) cannot be observed: on a stage it does not tell of its changes")
                return NSKeyValueObservation {}
            }
            var last = options.contains(.old) ? self[keyPath: keyPath] : nil
            let tell = { [weak self] (isInitial: Bool) in
                guard let self else { return }
                let new = options.isDisjoint(with: [.new, .old]) ? nil : self[keyPath: keyPath]
                let change = NSKeyValueObservedChange(
                    newValue: options.contains(.new) ? new : nil, oldValue: isInitial ? nil : last)
                if options.contains(.old) { last = new }
                changeHandler(self, change)
            }
            let observer = PropertyObserver(property) { tell(false) }
            madeExtras.propertyObservers.append(observer)
            if options.contains(.initial) { tell(true) }
            return NSKeyValueObservation { [weak self] in
                self?.extras?.propertyObservers.removeAll { $0 === observer }
            }
        }

        private static func observableName(of keyPath: AnyKeyPath) -> String? {
            viewProperties[keyPath]
                ?? (self as? any ObservableControl.Type)?.controlProperties[keyPath]
                ?? (self as? any ObservableField.Type)?.fieldProperties[keyPath]
                ?? (self as? any ObservableScrollView.Type)?.scrollProperties[keyPath]
                ?? (self as? any ObservableTextView.Type)?.textProperties[keyPath]
                ?? (self as? any ObservableWebView.Type)?.observableProperties[keyPath]
        }
    }

    // A key path names the class of the observed object, as in `\SearchField.text`, so the names are looked up for this
    // class, which protocols bring into a generic context.

    protocol ObservableView: UIView {}
    extension UIView: ObservableView {}
    extension ObservableView {
        fileprivate static var viewProperties: [AnyKeyPath: String] {
            [\Self.isHidden: "isHidden", \Self.frame: "frame", \Self.center: "center", \Self.bounds: "bounds"]
        }
    }

    protocol ObservableControl: UIControl {}
    extension UIControl: ObservableControl {}
    extension ObservableControl {
        fileprivate static var controlProperties: [AnyKeyPath: String] {
            [\Self.isEnabled: "isEnabled", \Self.isSelected: "isSelected", \Self.isHighlighted: "isHighlighted"]
        }
    }

    protocol ObservableField: UITextField {}
    extension UITextField: ObservableField {}
    extension ObservableField {
        fileprivate static var fieldProperties: [AnyKeyPath: String] { [\Self.text: "text"] }
    }

    protocol ObservableScrollView: UIScrollView {}
    extension UIScrollView: ObservableScrollView {}
    extension ObservableScrollView {
        fileprivate static var scrollProperties: [AnyKeyPath: String] {
            [\Self.contentOffset: "contentOffset", \Self.contentSize: "contentSize"]
        }
    }

    protocol ObservableTextView: UITextView {}
    extension UITextView: ObservableTextView {}
    extension ObservableTextView {
        fileprivate static var textProperties: [AnyKeyPath: String] { [\Self.text: "text"] }
    }

    /// A view of the module above with properties that notify of changes.
    package protocol ObservableWebView: UIView {
        /// The names of the properties.
        static var observableProperties: [AnyKeyPath: String] { get }
    }
#endif
