#if !os(iOS) && !PHONE
    extension UIView {
        /// Sends the values of a property of a view, as `observe` reports them.
        public struct KeyValueObservingPublisher<Subject: UIView, Value>: Publisher {
            /// It sends values of the property.
            public typealias Output = Value
            /// It cannot fail.
            public typealias Failure = Never
            /// The view; strong, as long as there is a subscription.
            public let object: Subject
            /// The property.
            public let keyPath: KeyPath<Subject, Value>
            /// Whether the current value comes first.
            public let options: NSKeyValueObservingOptions

            /// Attaches a subscriber, until it cancels.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
                let subject = PassthroughSubject<Value, Never>()
                let (object, keyPath) = (object, keyPath)
                let observation = object.observe(keyPath) { view, _ in subject.send(view[keyPath: keyPath]) }
                let first = options.contains(.initial) ? [object[keyPath: keyPath]] : []
                let end = { withExtendedLifetime(object) { observation.invalidate() } }
                subject.prepend(first).handleEvents(receiveCancel: end).receive(subscriber: subscriber)
            }
        }
    }

    // Here, since HeadlessCombine knows no views.
    extension KeyValueObservable where Self: UIView {
        /// Returns a publisher of the values of a property, the current one first; see `observe` for the properties.
        public func publisher<Value>(
            for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
        ) -> UIView.KeyValueObservingPublisher<Self, Value> {
            UIView.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
        }
    }

    extension WKWebView: ObservableWebView {
        /// The names of the properties whose changes can be observed.
        package static var observableProperties: [AnyKeyPath: String] {
            [
                \WKWebView.url: "url", \WKWebView.title: "title", \WKWebView.isLoading: "isLoading",
                \WKWebView.estimatedProgress: "estimatedProgress",
            ]
        }
    }
#endif
