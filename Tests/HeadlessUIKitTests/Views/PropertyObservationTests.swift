import Foundation
import HeadlessFoundation
import TestSupport

@testable import HeadlessUIKit

/// Observing properties of views by key paths.
///
/// Source: https://developer.apple.com/documentation/swift/using-key-value-observing-in-swift
@Suite struct PropertyObservationTests {
    private final class SearchField: UITextField {
        var asked = 0
    }

    @Test func `an observer is called after each change by the app, until its observation ends`() {
        let display = Display()
        let field = display.add { SearchField() }
        var heard: [String] = []
        display.stage.run {
            field.text = "a"
            var observation: HeadlessFoundation.NSKeyValueObservation?
            observation = field.observe(\.text, options: [.old, .new]) { field, change in
                let values = [change.oldValue, change.newValue].map { ($0 ?? nil) ?? "-" }
                heard.append("\(field.asked): \(values[0]) to \(values[1])")
            }
            field.text = "b"
            field.isHidden = true
            field.text = "c"
            #expect(observation != nil)
            observation = nil
            field.text = "d"
        }
        expect(heard, is: ["0: a to b", "0: b to c"])
        expect(display.exceptions, is: [])
    }

    @Test func `a change has the values that the observer has asked for`() {
        let display = Display()
        let button = display.add { UIButton() }
        var heard: [Bool?] = []
        display.stage.run {
            let observations = [
                button.observe(\.isEnabled) { heard.append($1.newValue) },
                button.observe(\.isSelected, options: [.initial, .new]) { heard.append($1.newValue) },
                button.observe(\.isHighlighted, options: .old) { heard.append($1.oldValue) },
            ]
            button.isEnabled = false
            button.isSelected = true
            button.isHighlighted = true
            for observation in observations { observation.invalidate() }
            button.isEnabled = true
        }
        expect(heard, is: [false, nil, true, false])
    }

    @Test func `a scroll view tells of its content's size and offset, a view of its place`() {
        let display = Display()
        let scroll = display.add { UIScrollView() }
        var heard: [String] = []
        let observations = display.stage.run {
            [
                scroll.observe(\.contentSize, options: .new) { heard.append("size \($1.newValue?.height ?? 0)") },
                scroll.observe(\.contentOffset, options: .new) { heard.append("offset \($1.newValue?.y ?? 0)") },
                scroll.observe(\.bounds, options: .new) { heard.append("bounds \($1.newValue?.minY ?? 0)") },
                scroll.observe(\.frame, options: .new) { heard.append("frame \($1.newValue?.width ?? 0)") },
            ]
        }
        display.stage.run {
            scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            heard = []
            scroll.contentSize = CGSize(width: 100, height: 400)
            scroll.contentOffset.y = 50
            scroll.frame.origin.x = 10
        }
        expect((heard, observations.count), is: (["size 400.0", "offset 50.0", "bounds 50.0", "frame 100.0"], 4))
    }

    @Test func `what the user writes is no change of the text, as on a phone`() throws {
        let display = Display()
        let field = display.add { UITextField() }
        var count = 0
        let observation = display.stage.run {
            field.accessibilityIdentifier = "field"
            return field.observe(\.text) { _, _ in count += 1 }
        }
        try display.use("field") { try $0.type("a") }
        expect((display.stage.run { field.text }, count), is: ("a", 0))
        observation.invalidate()
    }

    @Test func `a property that does not tell of its changes is refused`() {
        let display = Display()
        let field = display.add { SearchField() }
        display.stage.run { _ = field.observe(\.tag) { _, _ in } }
        expect(display.exceptions.count, is: 1)
    }
}
