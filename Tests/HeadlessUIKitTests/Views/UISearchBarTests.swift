import Foundation
import TestSupport

@testable import HeadlessUIKit

@Suite struct UISearchBarTests {
    final class Delegate: NSObject, UISearchBarDelegate {
        let log: Journal
        init(_ log: Journal) { self.log = log }

        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.note("cancel") }
    }

    let display = Display()
    let log = Journal()
    let delegate: Delegate
    let bar: UISearchBar

    init() {
        delegate = Delegate(log)
        let delegate = delegate
        bar = display.add {
            let bar = UISearchBar()
            bar.placeholder = "Search"
            bar.accessibilityIdentifier = "searchField"
            bar.delegate = delegate
            return bar
        }
    }

    @Test func `the identifier of a search bar applies to its field, and the bar is no element`() throws {
        expect((display.text, try display.element("searchField").view), is: (#"field "Search""#, bar.searchTextField))
    }

    @Test func `Cancel shows only if showsCancelButton is set`() throws {
        display.stage.run { bar.showsCancelButton = true }
        expect(display.text, is: "field \"Search\"\nbutton \"Cancel\"")
        try display.use("Cancel") { try $0.tap() }
        expect(log.take(), is: ["cancel"])
        bar.showsCancelButton = false
        expect(display.text, is: #"field "Search""#)
    }

    @Test func `Cancel is disabled when the field is no longer edited, until it is again`() {
        display.stage.run {
            bar.showsCancelButton = true
            bar.becomeFirstResponder()
        }
        expect(display.text, is: "field \"Search\" focused\nbutton \"Cancel\"")
        display.stage.run { _ = bar.resignFirstResponder() }
        expect(display.text, is: "field \"Search\"\nbutton \"Cancel\" disabled")
        display.stage.run { _ = bar.becomeFirstResponder() }
        expect(display.text, is: "field \"Search\" focused\nbutton \"Cancel\"")
    }

    @Test func `Cancel is as high as a finger needs, also in a bar of the usual height`() throws {
        let bar = display.stage.run {
            let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
            bar.showsCancelButton = true
            bar.layoutIfNeeded()
            return bar
        }
        let cancel = try #require(bar.subviews.last as? UIButton)
        expect([cancel.frame.minY, cancel.frame.height], is: [6, 44])
    }

    @Test func `the label of a search bar is that of its field`() {
        bar.accessibilityLabel = "Find a place"
        expect(display.text, is: #"field "Find a place""#)
    }
}
