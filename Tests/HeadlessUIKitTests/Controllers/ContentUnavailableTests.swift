import Foundation
import TestSupport

@testable import HeadlessUIKit

/// What screens show in place of content that is not there.
@Suite struct ContentUnavailableTests {
    let stage = Stage()

    private final class Page: UIViewController {
        var isEmpty = true
        var updates: [String?] = []
        let search = UISearchController(searchResultsController: nil)

        override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.searchController = search
        }

        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            updates.append(state.searchText)
            contentUnavailableConfiguration =
                isEmpty ? UIContentUnavailableConfiguration.search().updated(for: state) : nil
        }
    }

    private func show(_ controller: UIViewController) {
        stage.run {
            let window = UIWindow()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            stage.settle()
        }
    }

    private func screen(_ controller: UIViewController) -> [String] {
        stage.run { (controller.viewIfLoaded?.screen.text ?? "").split(separator: "\n").map(String.init) }
    }

    // https://developer.apple.com/documentation/uikit/uiviewcontroller/updatecontentunavailableconfiguration(using:)
    @Test func `a controller is asked at first, when it asks for it, and when the search changes`() {
        let page = stage.run { Page() }
        show(stage.run { UINavigationController(rootViewController: page) })
        expect(page.updates, is: [""])
        #expect(screen(page).contains(#"text "No Results""#))
        stage.run {
            page.search.searchBar.text = "tea"
            page.search.update()
            stage.settle()
        }
        expect(page.updates, is: ["", "tea"])
        #expect(screen(page).contains(#"text "No Results for “tea”""#))
        stage.run {
            page.isEmpty = false
            page.setNeedsUpdateContentUnavailableConfiguration()
            expect(page.updates.count, is: 2)
            stage.settle()
        }
        #expect(!screen(page).contains { $0.contains("No Results") })
        stage.shutDown()
    }

    @Test func `texts and a button lie in the middle, and the button performs its action`() throws {
        let controller = stage.run { UIViewController() }
        show(controller)
        var taps = 0
        stage.run {
            var empty = UIContentUnavailableConfiguration.empty()
            empty.image = UIImage(systemName: "tray")
            empty.text = "No Mail"
            empty.secondaryText = "New messages appear here."
            empty.button.title = "Refresh"
            empty.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
            controller.contentUnavailableConfiguration = empty
            stage.settle()
        }
        expect(
            screen(controller), is: [#"text "No Mail""#, #"text "New messages appear here.""#, #"button "Refresh""#])
        let view = try #require(controller.viewIfLoaded?.subviews.last as? UIContentUnavailableView)
        let column = try #require(view.subviews.first)
        stage.run {
            #expect(abs(column.frame.midY - view.layoutMarginsGuide.layoutFrame.midY) < 1 && column.frame.height > 100)
            (column.subviews.last as? UIButton)?.sendActions(for: .primaryActionTriggered)
        }
        expect(taps, is: 1)
        stage.shutDown()
    }

    @Test func `the same view shows the next configuration, and content takes its place`() {
        let controller = stage.run { UIViewController() }
        show(controller)
        stage.run {
            controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
            let view = controller.view.subviews.last
            expect(screen(controller), is: ["spinner", #"text "Loading…""#])
            var failed = UIContentUnavailableConfiguration.empty()
            failed.text = "No Connection"
            failed.secondaryButton.title = "Help"
            failed.secondaryButtonProperties.isEnabled = false
            controller.contentUnavailableConfiguration = failed
            #expect(controller.view.subviews.last === view)
            expect(screen(controller), is: [#"text "No Connection""#, #"button "Help" disabled"#])
            controller.contentUnavailableConfiguration = nil
            #expect(controller.view.subviews.isEmpty && screen(controller).isEmpty)
        }
        stage.shutDown()
    }
}
