import Foundation
import StageRuntime
import Testing

@testable import HeadlessUIKit

/// Pages; each test names its page below developer.apple.com/documentation/uikit.
@Suite struct UIPageViewControllerTests {
    private let play = Play()
    private let pages: UIPageViewController
    private let source: Source

    /// Three pages, and notes about turning them.
    private final class Source: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages: [SpyController]
        var count = 0
        init(_ pages: [SpyController]) { self.pages = pages }

        private func page(_ offset: Int, from page: UIViewController) -> UIViewController? {
            let place = (pages.firstIndex { $0 === page } ?? 0) + offset
            return pages.indices.contains(place) ? pages[place] : nil
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(-1, from: viewController) }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(1, from: viewController) }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { count }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) { pages[0].journal.note("will turn") }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { pages[0].journal.note("turned \(finished) \(completed) \(previousViewControllers.count)") }
    }

    init() {
        let play = play
        let spies = play.spies("one", "two", "three")
        (pages, source) = play.stage.run {
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            let source = Source(spies)
            for spy in spies { spy.keep(by: source) }
            pages.dataSource = source
            pages.delegate = source
            return (pages, source)
        }
    }

    private func show() {
        play.stage.run { pages.setViewControllers([source.pages[0]], direction: .forward, animated: false) }
        play.show(pages)
    }

    private func swipe(_ direction: SwipeDirection) -> [String] {
        play.noting {
            do {
                try play.window.swipe(direction)
            } catch {
                play.journal.note((error as? GestureRefusal)?.message ?? "\(error)")
            }
        }
    }

    // uipageviewcontrollerdelegate/pageviewcontroller(_:willtransitionto:)
    @Test func `a swipe turns to the next page and back, and notifies the delegate before and after`() {
        show()
        #expect(
            swipe(.left) == [
                "will turn", "two.willAppear", "one.willDisappear", "one.didDisappear", "two.didAppear", "one.left",
                "turned true true 1",
            ])
        #expect(pages.viewControllers == [source.pages[1]] && pages.children == [source.pages[1]])
        #expect(source.pages[1].view.frame == pages.view.bounds)
        #expect(swipe(.right).contains("one.didAppear"))
        #expect(swipe(.right) == ["there is no page before this one"])
    }

    // uipageviewcontroller/setviewcontrollers(_:direction:animated:completion:)
    @Test func `setting one page does not notify the delegate, and any other number raises an exception`() {
        show()
        let events = play.noting {
            pages.setViewControllers([source.pages[2]], direction: .forward, animated: true) {
                play.journal.note("done \($0)")
            }
        }
        #expect(
            events == [
                "three.willAppear", "one.willDisappear", "one.didDisappear", "three.didAppear", "one.left", "done true",
            ])
        play.stage.run { pages.setViewControllers([], direction: .forward, animated: false) }
        #expect(
            play.takeExceptions() == [
                "The number of view controllers provided (0) doesn't match the number required (1) for the requested "
                    + "transition"
            ])
    }

    // uipageviewcontrollerdatasource/presentationcount(for:), presentationindex(for:)
    @Test func `the page control shows if the data source counts the pages, and turns them`() throws {
        play.stage.run { source.count = 3 }
        show()
        let screen = play.stage.run { pages.view.screen }
        #expect(screen.text.contains(#"slider value "page 1 of 3""#))
        try play.stage.run { try #require(screen.elements(of: .slider).first).adjust(up: true) }
        #expect(pages.viewControllers == [source.pages[1]])
        #expect(play.stage.run { pages.view.screen.text }.contains("page 2 of 3"))
        #expect(source.pages[1].view.frame.height == pages.view.bounds.height - 71)
    }

    @Test func `a swipe over a screen without pages is refused with the reason`() {
        let lone = play.spies("lone")[0]
        play.show(lone)
        #expect(
            swipe(.left) == [
                "nothing on lone turns pages; for a row's actions, name the row: `swipe row \"LABEL\" left`"
            ])
    }
}
