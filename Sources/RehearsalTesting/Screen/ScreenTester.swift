#if canImport(HeadlessUIKit)
    public import HeadlessUIKit
    import Scene
    import StageRuntime
    public import Testing

    /// Uses a stage's screen as a user does, element by element; whatever a user could not do fails the test.
    ///
    /// ```swift
    /// StageTester.run { tester in
    ///     let screen = ScreenTester(on: tester)
    ///     screen.show { UINavigationController(rootViewController: factory.makeForecast(setup)) }
    ///     screen.wait(.seconds(1))
    ///     screen.tap("Reload")
    ///     screen.expect(
    ///         """
    ///         heading "Dover"
    ///         button "Reload"
    ///         list tides
    ///         """)
    /// }
    /// ```
    ///
    /// An element is named by its accessibility identifier or, if none has it, by its label. Every action settles. The
    /// test owns it.
    public final class ScreenTester {
        /// The stage's tester; unowned, it outlives its screen testers.
        public unowned let tester: StageTester

        /// Makes a tester of what will be on the stage's screen; at the end of the test the screen ends as an app does.
        public init(on tester: StageTester) {
            self.tester = tester
            tester.atEnd { UIApplication.shared.terminate() }
        }

        /// Shows a controller as the root of a window of its own.
        ///
        /// - Parameter root: makes the controller; made here, so that no variable of the test keeps it.
        public func show(_ root: () -> UIViewController, sourceLocation: SourceLocation = #_sourceLocation) {
            let window = UIWindow()
            window.rootViewController = root()
            window.makeKeyAndVisible()
            tester.settle(sourceLocation: sourceLocation)
        }

        // MARK: What is there

        /// The window that shows the app.
        public var window: UIWindow? { UIApplication.shared.frontWindow }

        /// The name of the screen on top, below an alert; empty if there is none.
        public var name: String { window?.screenController?.stageScreen?.screenName ?? "" }

        /// The properties of the state of the screen on top, in their order; empty if it shows none.
        package var stateKeys: [String] {
            guard let state = window?.screenController?.stageScreen?.inspectableState else { return [] }
            return Mirror(reflecting: state).children.compactMap(\.label)
        }

        /// The screen as text, as `expect screen matches` writes it; empty if nothing is shown.
        public var text: String { contents?.text ?? "" }

        /// The elements of the topmost presented controller, on which a user acts; `nil` if nothing is shown.
        package var contents: Screen? { window?.topmostController?.view.screen }

        /// Whether an element of that name is on screen.
        public func has(_ name: String) -> Bool { !matches(name, inRow: nil).isEmpty }

        /// The one element of that name as the walkthrough language writes it; empty, with a failure, if there is none.
        public func notation(of name: String, sourceLocation: SourceLocation = #_sourceLocation) -> String {
            element(name, inRow: nil, sourceLocation)?.notation ?? ""
        }

        /// Expects the screen as text, line by line, as ``text`` has it.
        public func expect(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
            // A text of the language ends its lines, a literal does not.
            let found = text.split(separator: "\n").joined(separator: "\n")
            guard found != expected else { return }
            tester.fail(FailureText.texts("The screen is", expected, found), at: sourceLocation)
        }

        // MARK: Actions

        /// Lets time pass, settling at every due time.
        public func wait(_ duration: Duration, sourceLocation: SourceLocation = #_sourceLocation) {
            tester.advance(by: duration, sourceLocation: sourceLocation)
        }

        /// Taps an element; in the row with this label, if it is given.
        public func tap(_ name: String, inRow row: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
            act(on: name, inRow: row, sourceLocation) { (element) throws(InputRefusal) in
                if element.role == .slider { throw .unfit(role: .slider, action: "be tapped; adjust it") }
                try element.tap()
            }
        }

        /// Appends text in a field, one editing event per character.
        public func type(_ text: String, into name: String, sourceLocation: SourceLocation = #_sourceLocation) {
            act(on: name, inRow: nil, sourceLocation) { (element) throws(InputRefusal) in try element.type(text) }
        }

        /// Empties a field, with one editing event.
        public func clear(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
            act(on: name, inRow: nil, sourceLocation) { (element) throws(InputRefusal) in try element.clear() }
        }

        /// Sets a switch.
        public func set(_ name: String, on isOn: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
            act(on: name, inRow: nil, sourceLocation) { (element) throws(InputRefusal) in try element.set(on: isOn) }
        }

        /// Moves a slider or a stepper by one step, as VoiceOver does.
        public func adjust(_ name: String, up: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
            act(on: name, inRow: nil, sourceLocation) { (element) throws(InputRefusal) in try element.adjust(up: up) }
        }

        /// Chooses a segment, an item of a picker or a menu, or a date.
        public func select(_ item: String, in name: String, sourceLocation: SourceLocation = #_sourceLocation) {
            act(on: name, inRow: nil, sourceLocation) { (element) throws(InputRefusal) in try element.select(item) }
        }

        /// Presses Return in a field.
        public func submit(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
            act(on: name, inRow: nil, sourceLocation) { (element) throws(InputRefusal) in try element.submit() }
        }

        /// The direction in which a user scrolls.
        public enum Direction: Sendable {
            /// Towards the beginning.
            case up
            /// Towards the end.
            case down
        }

        /// Scrolls a list by its height.
        public func scroll(
            _ name: String, _ direction: Direction, sourceLocation: SourceLocation = #_sourceLocation
        ) {
            act(on: name, inRow: nil, sourceLocation) { (element) throws(InputRefusal) in
                try element.scroll(direction == .up ? .up : .down)
            }
        }

        /// Presses the navigation bar's Back.
        public func goBack(sourceLocation: SourceLocation = #_sourceLocation) {
            gesture(sourceLocation) { (window) throws(GestureRefusal) in try window.goBack() }
        }

        /// Swipes back from the edge, or begins the swipe and cancels it.
        public func swipeBack(cancelled: Bool = false, sourceLocation: SourceLocation = #_sourceLocation) {
            gesture(sourceLocation) { (window) throws(GestureRefusal) in try window.swipeBack(cancelled: cancelled) }
        }

        /// Turns the device; by default, to the other of portrait and landscape.
        public func rotate(
            to orientation: UIInterfaceOrientation? = nil, sourceLocation: SourceLocation = #_sourceLocation
        ) {
            gesture(sourceLocation) { (_) throws(GestureRefusal) in try Self.turn(to: orientation) }
        }

        /// Tries to turn the device and returns why that was refused; `nil` if the device has turned.
        package func refusalToRotate(
            to orientation: UIInterfaceOrientation? = nil, sourceLocation: SourceLocation = #_sourceLocation
        ) -> String? {
            refusal(sourceLocation) { (_) throws(GestureRefusal) in try Self.turn(to: orientation) }
        }

        // MARK: Finding

        private func matches(_ name: String, inRow row: String?) -> [ScreenElement] {
            guard let screen = contents else { return [] }
            let identified = screen.elements(identified: name)
            let found = identified.isEmpty ? screen.elements(labelled: name) : identified
            guard let row else { return found }
            return found.filter { screen.parent(of: $0)?.label == row }
        }

        private func element(_ name: String, inRow row: String?, _ location: SourceLocation) -> ScreenElement? {
            let found = matches(name, inRow: row)
            if found.count == 1 { return found[0] }
            tester.fail(FailureText.notOne(name, found.count, screen: text), at: location)
            return nil
        }

        private func act(
            on name: String, inRow row: String?, _ location: SourceLocation,
            _ action: (ScreenElement) throws(InputRefusal) -> Void
        ) {
            defer { tester.settle(sourceLocation: location) }
            guard let element = element(name, inRow: row, location) else { return }
            do {
                try action(element)
            } catch {
                let text = FailureText.refused("\"\(name)\"", error.message, screen: text)
                tester.fail(text, at: location)
            }
        }

        private func gesture(_ location: SourceLocation, _ gesture: (UIWindow) throws(GestureRefusal) -> Void) {
            guard let reason = refusal(location, of: gesture) else { return }
            tester.fail(FailureText.refused("The gesture", reason, screen: text), at: location)
        }

        private func refusal(
            _ location: SourceLocation, of gesture: (UIWindow) throws(GestureRefusal) -> Void
        ) -> String? {
            defer { tester.settle(sourceLocation: location) }
            guard let window else { return "no window is shown" }
            do {
                try gesture(window)
                return nil
            } catch {
                return error.message
            }
        }

        private static func turn(to orientation: UIInterfaceOrientation?) throws(GestureRefusal) {
            guard let orientation else { return try UIApplication.shared.rotate() }
            try UIApplication.shared.rotate(to: orientation)
        }
    }
#endif
