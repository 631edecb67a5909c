import Foundation
import TestSupport

@testable import HeadlessUIKit

/// A search by a search controller; each test names its page below developer.apple.com/documentation/uikit.
@Suite struct UISearchControllerTests {
    private let play = Play()
    private let list: SpyController
    private let stack: UINavigationController
    private let watcher: Watcher

    private final class Watcher: NSObject, UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
        let journal: Journal
        init(_ journal: Journal) { self.journal = journal }
        func willPresentSearchController(_ search: UISearchController) { journal.note("will \(search.isActive)") }
        func presentSearchController(_ search: UISearchController) { journal.note("present \(search.isActive)") }
        func didPresentSearchController(_ search: UISearchController) { journal.note("did \(search.isActive)") }
        func willDismissSearchController(_ search: UISearchController) { journal.note("willEnd \(search.isActive)") }
        func didDismissSearchController(_ search: UISearchController) { journal.note("didEnd \(search.isActive)") }
        func updateSearchResults(for search: UISearchController) {
            journal.note("update “\(search.searchBar.text ?? "")” \(search.searchBar.selectedScopeButtonIndex)")
        }
        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
            journal.note("begin?")
            return true
        }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { journal.note("cancel") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            journal.note("scope \(selectedScope)")
        }
    }

    init() {
        let play = play
        (list, stack, watcher) = play.stage.run {
            let list = play.spy("list")
            list.title = "Places"
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            label.text = "All"
            list.view.addSubview(label)
            return (list, UINavigationController(rootViewController: list), Watcher(play.journal))
        }
        play.show(stack)
    }

    /// Gives the list a search controller.
    private func search(_ results: UIViewController? = nil, _ set: (UISearchController) -> Void = { _ in })
        -> UISearchController
    {
        play.stage.run {
            let search = UISearchController(searchResultsController: results)
            search.searchBar.placeholder = "Search"
            search.delegate = watcher
            search.searchResultsUpdater = watcher
            search.searchBar.delegate = watcher
            set(search)
            list.navigationItem.searchController = search
            return search
        }
    }

    private var text: String { play.stage.run { stack.view.screen.text } }

    private func use(_ label: String, _ body: (ScreenElement) throws -> Void) throws -> [String] {
        _ = play.journal.take()
        let element = try #require(play.stage.run { stack.view.screen.elements(labelled: label).first })
        try play.stage.run { try body(element) }
        return play.journal.take()
    }

    // uisearchcontroller, uinavigationitem/searchcontroller
    @Test func `the bar says Search unless the app says something else`() {
        expect(play.stage.run { UISearchController(searchResultsController: nil) }.searchBar.placeholder, is: "Search")
    }

    @Test func `the navigation bar shows the search bar below the title`() {
        let search = search()
        play.stage.run { play.window.layoutIfNeeded() }
        expect(text, is: "heading \"Places\"\nfield \"Search\"\ntext \"All\"")
        expect(search.searchBar.frame, is: CGRect(x: 0, y: 44, width: 390, height: 56))
        expect(list.view.safeAreaInsets.top, is: 147)
        play.stage.run { list.navigationItem.searchController = nil }
        expect((text, search.parent), is: ("heading \"Places\"\ntext \"All\"", nil))
    }

    // uisearchcontrollerdelegate/presentsearchcontroller(_:), uisearchresultsupdating/updatesearchresults(for:)
    @Test func `a tap on the field begins the search, each change of the text updates it, Cancel ends it`() throws {
        let search = search()
        expect(
            try use("Search") { try $0.type("a") }, are: "begin?", "will false", "present false", "update “” 0",
            "did true", "update “a” 0")
        #expect(search.isActive)
        expect(text, is: "field \"Search\" value \"a\" focused\nbutton \"Cancel\"\ntext \"All\"")
        expect(try use("Cancel") { try $0.tap() }, is: ["cancel", "willEnd true", "update “” 0", "didEnd false"])
        expect((search.isActive, text), is: (false, "heading \"Places\"\nfield \"Search\"\ntext \"All\""))
    }

    // uisearchcontroller/isactive
    @Test func `code begins and ends a search without the keyboard, and a text set by code updates it`() {
        let search = search()
        expect(play.noting { search.isActive = true }, is: ["will false", "present false", "did true"])
        #expect(!search.searchBar.isFirstResponder)
        expect(play.noting { search.searchBar.text = "b" }, is: ["update “b” 0"])
        expect(play.noting { search.isActive = false }, is: ["willEnd true", "update “” 0", "didEnd false"])
    }

    // uisearchcontroller/hidesnavigationbarduringpresentation, automaticallyshowscancelbutton
    @Test func `dismissing with animation ends the search, and completes after the call has returned`() {
        let search = search()
        let journal = play.journal
        play.noting { search.isActive = true }
        let told = play.noting {
            search.dismiss(animated: true) { journal.note("completion") }
            journal.note("returned \(search.isActive)")
        }
        expect((told.last, play.settling()), is: ("returned false", ["completion"]))
    }

    @Test func `an app can keep the navigation bar during a search, and show Cancel itself`() {
        let search = search {
            $0.hidesNavigationBarDuringPresentation = false
            $0.automaticallyShowsCancelButton = false
        }
        play.stage.run { search.isActive = true }
        expect(text, is: "heading \"Places\"\nfield \"Search\"\ntext \"All\"")
        let other = play.stage.run { UISearchController(searchResultsController: nil) }
        play.stage.run { other.searchBar.showsCancelButton = true }
        #expect(!other.automaticallyShowsCancelButton)
    }

    // uisearchcontroller/searchresultscontroller, showssearchresultscontroller
    @Test func `the results show while there is a text, and their controller does not leave`() throws {
        let results = play.stage.run { play.spy("results") }
        play.stage.run {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            label.text = "Found"
            results.view.addSubview(label)
        }
        let search = search(results)
        #expect(!(try use("Search") { try $0.type("a") }).contains("left"))
        play.stage.settle()
        #expect(text.contains("Found") && !text.contains("All") && search.showsSearchResultsController)
        expect((results.appearance, results.view.frame), is: (.appeared, list.view.bounds))
        expect(results.navigationController, is: nil)
        let events = try use("Cancel") { try $0.tap() }
        play.stage.settle()
        #expect(events.contains("results.didDisappear") && !play.journal.take().contains("results.left"))
        #expect(text.contains("All") && !text.contains("Found"))
        play.stage.run { search.isActive = true }
        #expect(!search.showsSearchResultsController)
        play.stage.run { search.showsSearchResultsController = true }
        #expect(text.contains("Found") && !search.automaticallyShowsSearchResultsController)
    }

    // uisearchcontroller/obscuresbackgroundduringpresentation
    @Test func `the searched screen cannot be reached while it is dimmed`() {
        let search = search { $0.obscuresBackgroundDuringPresentation = true }
        #expect(text.contains("All"))
        play.stage.run { search.isActive = true }
        #expect(!text.contains("All"))
        play.stage.run { search.isActive = false }
        #expect(text.contains("All"))
    }

    // uiviewcontroller/definespresentationcontext: "Some system-provided view controllers, such as
    // UINavigationController, change the default value to true"; uisearchcontroller: it is presented during a search.
    @Test func `during a search the controller is presented, so that an alert needs another presenter`() {
        let search = search()
        let alert = play.stage.run { UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert) }
        play.stage.run { search.isActive = true }
        expect((stack.presentedViewController, list.presentedViewController), is: (search, search))
        expect(search.presentingViewController, is: stack)
        play.stage.run { list.present(alert, animated: false) }
        expect(play.refusals.last?.contains("UINavigationController already presents UISearchController"), is: true)
        expect(play.stage.run { UIApplication.shared.lostPresentation }?.contains("is not shown"), is: true)
        play.stage.run { search.present(alert, animated: false) }
        #expect(alert.presentingViewController != nil && search.presentedViewController === alert)
        play.stage.run { alert.dismiss(animated: false) }
        play.stage.run { list.dismiss(animated: false) }
        expect((search.isActive, stack.presentedViewController), is: (false, nil))
        play.stage.run {
            list.definesPresentationContext = true
            search.isActive = true
            list.present(alert, animated: false)
        }
        expect((search.presentingViewController, stack.presentedViewController), is: (list, alert))
    }

    // uisearchbar/scopebuttontitles, uisearchbardelegate/searchbar(_:selectedscopebuttonindexdidchange:)
    @Test func `scopes show during the search as segments, and a choice updates it`() throws {
        let search = search { $0.searchBar.scopeButtonTitles = ["Near", "Far"] }
        #expect(!text.contains("Near"))
        play.stage.run { search.isActive = true }
        #expect(text.contains("segment \"Near\" selected\nsegment \"Far\""))
        play.stage.run { play.window.layoutIfNeeded() }
        expect(search.searchBar.frame.height, is: 96)
        expect(try use("Far") { try $0.tap() }, is: ["scope 1", "update “” 1"])
        play.stage.run { search.isActive = false }
        expect((text.contains("Near"), search.searchBar.selectedScopeButtonIndex), is: (false, 1))
        play.stage.run { search.searchBar.showsScopeBar = true }
        expect((text.contains("Near"), search.scopeBarActivation), is: (true, .manual))
        play.stage.run { search.searchBar.scopeButtonTitles = ["One"] }
        #expect(!text.contains("One"))
    }

    // uisearchcontroller/scopebaractivation-swift.property
    @Test func `with onTextEntry, scopes show with the first character`() throws {
        let search = search {
            $0.searchBar.scopeButtonTitles = ["Near", "Far"]
            $0.scopeBarActivation = .onTextEntry
        }
        play.stage.run { search.isActive = true }
        #expect(!text.contains("Near"))
        _ = try use("Search") { try $0.type("a") }
        #expect(text.contains("Near"))
    }
}
