import HeadlessUIKit
import StageRuntime
import TestSupport
import Testing

/// The screen tester: it acts as a user does, and says why where a user could not.
@Suite struct ScreenTesterTests {
    /// A field, a button that counts its taps in its title, a switch, and a button that cannot be used.
    private static func makeRoot() -> UIViewController {
        let controller = UIViewController()
        let field = UITextField()
        field.accessibilityIdentifier = "name"
        let count = UIButton()
        count.setTitle("0", for: .normal)
        count.accessibilityIdentifier = "count"
        count.addAction(
            UIAction { [unowned count] _ in
                count.setTitle(String((count.title(for: .normal) ?? "").count) + "0", for: .normal)
            }, for: .touchUpInside)
        let lock = UISwitch()
        lock.accessibilityLabel = "Lock"
        lock.isAccessibilityElement = true
        let closed = UIButton()
        closed.setTitle("Closed", for: .normal)
        closed.isEnabled = false
        let other = UIButton()
        other.setTitle("Closed", for: .normal)
        let column = UIStackView(arrangedSubviews: [field, count, lock, closed, other])
        column.axis = .vertical
        column.frame = controller.view.bounds
        controller.view.addSubview(column)
        return controller
    }

    /// Performs a test of a screen.
    private func test(_ body: (ScreenTester) -> Void) {
        StageTester.run { tester in
            let screen = ScreenTester(on: tester)
            screen.show { Self.makeRoot() }
            body(screen)
            UIApplication.shared.terminate()
        }
    }

    @Test func `it finds elements by identifier, else by label`() {
        test { screen in
            #expect(screen.has("name"))
            #expect(screen.has("Lock"))
            #expect(!screen.has("lock"))
            expect(screen.notation(of: "count"), is: #"button "0""#)
            expect(screen.name, is: "")
        }
    }

    @Test func `it taps, types, clears and switches`() {
        test { screen in
            screen.tap("count")
            expect(screen.notation(of: "count"), is: #"button "10""#)
            screen.type("ab", into: "name")
            expect(screen.notation(of: "name"), is: #"field name value "ab" focused"#)
            screen.clear("name")
            expect(screen.notation(of: "name"), is: "field name focused")
            screen.set("Lock", on: true)
            expect(screen.notation(of: "Lock"), is: #"switch "Lock" on"#)
            screen.rotate()
            #expect(UIDevice.current.orientation.isLandscape)
            screen.rotate(to: .portrait)
            expect(UIDevice.current.orientation, is: .portrait)
        }
    }

    @Test func `it adjusts, selects and submits`() {
        StageTester.run { tester in
            let screen = ScreenTester(on: tester)
            var submitted: [String] = []
            screen.show {
                let controller = UIViewController()
                let stepper = UIStepper()
                stepper.accessibilityIdentifier = "stepper"
                let segments = UISegmentedControl(items: ["One", "Two"])
                segments.accessibilityIdentifier = "segments"
                let field = UITextField()
                field.accessibilityIdentifier = "field"
                field.addAction(UIAction { _ in submitted.append("Return") }, for: .editingDidEndOnExit)
                let column = UIStackView(arrangedSubviews: [stepper, segments, field])
                column.axis = .vertical
                column.frame = controller.view.bounds
                controller.view.addSubview(column)
                return controller
            }
            screen.adjust("stepper", up: true)
            #expect(screen.notation(of: "stepper").contains("value \"1\""))
            screen.select("Two", in: "segments")
            #expect(screen.text.contains("segment \"Two\" selected"))
            screen.submit("field")
            expect(submitted, is: ["Return"])
            let failures = Failures.of { screen.tap("stepper") }
            #expect(
                failures.texts.map { $0.prefix { $0 != "\n" } } == [
                    "\"stepper\": is a slider, which cannot be tapped; adjust it."
                ])
        }
    }

    @Test func `what is not there, is there twice or cannot be used fails with the screen`() {
        let failures = Failures.of {
            test { screen in
                screen.tap("Open")
                screen.tap("Closed")
                screen.type("x", into: "count")
                screen.goBack()
                screen.rotate(to: .portrait)
            }
        }
        let picture = """
            The screen:
              field name
              button "0"
              switch "Lock" off
              button "Closed" disabled
              button "Closed"
            """
        let hint = "Name one by its accessibility identifier or label."
        #expect(
            failures.texts == [
                "No element called \"Open\" on screen. \(hint)\n\(picture)",
                "2 elements called \"Closed\" on screen. \(hint)\n\(picture)",
                "\"count\": is a button, which cannot be typed into.\n\(picture)",
                "The gesture: there is no navigation bar on UIViewController, and so no Back.\n\(picture)",
                "The gesture: the device is in portrait already.\n\(picture)",
            ])
    }

    @Test func `without a window nothing is on screen`() {
        let failures = Failures.of {
            StageTester.run { tester in
                let screen = ScreenTester(on: tester)
                expect(screen.text, is: "")
                screen.tap("Open")
                screen.swipeBack()
            }
        }
        #expect(
            failures.texts == [
                """
                No element called "Open" on screen. Name one by its accessibility identifier or label.
                Nothing is on screen.
                """,
                "The gesture: no window is shown.\nNothing is on screen.",
            ])
    }
}
