import Foundation
import TestSupport

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

    // uipageviewcontroller/setviewcontrollers(_:direction:animated:completion:): "when the page-turn animation completes"
    @Test func `the completion of an animated change is called after the call has returned`() {
        show()
        let journal = play.journal
        let told = play.noting {
            pages.setViewControllers([source.pages[0]], direction: .forward, animated: false) { _ in
                journal.note("not animated")
            }
            pages.setViewControllers([source.pages[0]], direction: .forward, animated: true) {
                journal.note("animated \($0)")
            }
            journal.note("returned")
        }
        expect((told, play.settling()), is: (["not animated", "returned"], ["animated true"]))
    }

    // uipageviewcontrollerdelegate/pageviewcontroller(_:willtransitionto:)
    @Test func `a swipe turns to the next page and back, and notifies the delegate before and after`() {
        show()
        expect(
            swipe(.left), are: "will turn", "two.willAppear", "one.willDisappear", "one.didDisappear", "two.didAppear",
            "one.left", "turned true true 1")
        expect((pages.viewControllers, pages.children), is: ([source.pages[1]], [source.pages[1]]))
        expect(source.pages[1].view.frame, is: pages.view.bounds)
        #expect(swipe(.right).contains("one.didAppear"))
        expect(swipe(.right), is: ["there is no page before this one"])
    }

    // uipageviewcontrollerdatasource: with pages that scroll, UIKit asks for both neighbours ahead and keeps them.
    @Test func `both neighbours are asked for ahead and kept, and a page that is none is forgotten`() {
        final class Endless: NSObject, UIPageViewControllerDataSource {
            let journal: Journal
            var made: [String] = []
            init(_ journal: Journal) { self.journal = journal }
            private func next(to page: UIViewController, _ step: Int) -> UIViewController {
                let title = "\((Int(page.title ?? "") ?? 0) + step)"
                made.append(title)
                let neighbour = SpyController(title, journal)
                neighbour.title = title
                return neighbour
            }
            func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController)
                -> UIViewController?
            { next(to: page, -1) }
            func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController)
                -> UIViewController?
            { next(to: page, 1) }
        }
        let endless = Endless(play.journal)
        weak var first: UIViewController?
        play.stage.run {
            pages.dataSource = endless
            let page = SpyController("0", play.journal)
            page.title = "0"
            first = page
            pages.setViewControllers([page], direction: .forward, animated: false)
        }
        play.show(pages)
        func made(after act: () -> Void) -> [String] {
            endless.made = []
            act()
            play.stage.settle()
            return endless.made
        }
        expect((endless.made, made { _ = swipe(.left) }), is: (["-1", "1"], ["2"]))
        expect((made { _ = swipe(.right) }, pages.viewControllers?.first), is: (["-1"], first))
        expect(made { for _ in 0..<2 { _ = swipe(.left) } }, is: ["2", "3"])
        expect((first, play.stage.takeProblems()), is: (nil, []))
        let replaced = made {
            let page = SpyController("9", play.journal)
            play.stage.run { pages.setViewControllers([page], direction: .forward, animated: false) }
        }
        expect(replaced, is: ["-1", "1"])
    }

    // uipageviewcontroller/setviewcontrollers(_:direction:animated:completion:)
    @Test func `setting one page does not notify the delegate, and any other number raises an exception`() {
        show()
        let events = play.noting {
            pages.setViewControllers([source.pages[2]], direction: .forward, animated: true)
        }
        expect(
            events, are: "three.willAppear", "one.willDisappear", "one.didDisappear", "three.didAppear", "one.left")
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
        expect(pages.viewControllers, is: [source.pages[1]])
        #expect(play.stage.run { pages.view.screen.text }.contains("page 2 of 3"))
        expect(source.pages[1].view.frame.height, is: pages.view.bounds.height - 71)
    }

    @Test func `a swipe over a screen without pages is refused with the reason`() {
        _ = play.shown("lone")
        expect(
            swipe(.left),
            are: "nothing on lone turns pages; for a row's actions, name the row: `swipe row \"LABEL\" left`")
    }
}
