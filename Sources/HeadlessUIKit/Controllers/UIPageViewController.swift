public import Foundation
import StageRuntime

/// A container that shows one page; the user swipes to the pages before and after it, which the data source gives.
///
/// As in UIKit, neighbours of a page that scrolls are asked for ahead and kept while they are neighbours. A page has
/// left for good when another one is shown; it is a leak if it lives on after that and is no neighbour, unless the
/// scene keeps it to show it again (`kept(by:)`).
open class UIPageViewController: UIViewController {
    /// Gives the pages before and after a page; weak, as in UIKit.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet {
            forgetNeighbours()
            updatePageControl()
        }
    }
    /// Notified when the user turns a page; weak, as in UIKit.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// How pages are turned; if they scroll, neighbours are asked for ahead.
    open private(set) var transitionStyle: TransitionStyle
    /// Where the next page is: at the right, or below.
    open private(set) var navigationOrientation: NavigationOrientation
    /// The page on screen; strong, like all children.
    private var shownPage: UIViewController? { didSet { withExtendedLifetime(oldValue) {} } }
    /// The known neighbours of the page, `nil` for one that does not exist; strong, while they are neighbours.
    private var neighbours: [NavigationDirection: UIViewController?] = [:] {
        didSet { withExtendedLifetime(oldValue) {} }
    }
    /// The page control, shown if the data source counts the pages; strong, a part of the view.
    private let pageControl = UIPageControl()
    /// The height of the page control, in points.
    private static let controlHeight: CGFloat = 37

    /// How pages are turned.
    @nonexhaustive public nonisolated enum TransitionStyle: Int, Sendable {
        /// As in a book, or by scrolling.
        case pageCurl, scroll
    }

    /// Where the next page is.
    @nonexhaustive public nonisolated enum NavigationOrientation: Int, Sendable {
        /// Whether the next page is at the right or below.
        case horizontal, vertical
    }

    /// The direction in which pages are turned.
    @nonexhaustive public nonisolated enum NavigationDirection: Int, Sendable {
        /// To the next page, or to the one before.
        case forward, reverse
    }

    /// The names of options, which have no effect on a stage.
    public nonisolated struct OptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The distance between pages, in points.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// Makes a page view controller without a page.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns `nil`: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// The page that is shown, alone in a list; empty if there is none.
    open var viewControllers: [UIViewController]? { shownPage.map { [$0] } ?? [] }

    /// Shows a page; anything but one page raises UIKit's exception.
    ///
    /// - Parameter completion: called when the page shows; if `animated`, after this call has returned.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let count = viewControllers?.count ?? 0
        guard count == 1, let next = viewControllers?.first else {
            return raise(
                "The number of view controllers provided (\(count)) doesn't match the number required (1) for the "
                    + "requested transition")
        }
        forgetNeighbours()
        turn(to: next, animated: animated)
        updatePageControl()
        guard let completion else { return }
        if animated { UIApplication.afterReturning("pages") { completion(true) } } else { completion(true) }
    }

    /// Makes a view that the container lays out.
    open override func loadView() {
        view = ContainerView { [weak self] in self?.layOut() }
    }

    /// Adds the page control and the page; an override calls `super`.
    open override func viewDidLoad() {
        pageControl.addAction(
            UIAction { [unowned self] _ in
                let shown = pageControl.currentPage
                let isForward = shown > pageIndex
                pageControl.currentPage = pageIndex
                turn(isForward ? .forward : .reverse)
            }, for: .valueChanged)
        if let shownPage { view.addSubview(shownPage.view) }
        updatePageControl()
    }

    /// The orientations that the delegate names, or else UIKit's default; the page is not asked.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    override var appearingChildren: [UIViewController] { isViewLoaded ? shownPage.map { [$0] } ?? [] : [] }

    override func didUnlinkChild() { if let shown = shownPage, !children.contains(shown) { shownPage = nil } }

    // MARK: Turning pages

    /// The index of the page among those that the page control counts.
    private var pageIndex = 0

    /// Returns the neighbour of the shown page in a direction; `nil` if there is none.
    private func page(_ direction: NavigationDirection) -> UIViewController? {
        if let known = neighbours[direction] { return known }
        guard let shownPage, let dataSource else { return nil }
        return direction == .forward
            ? dataSource.pageViewController(self, viewControllerAfter: shownPage)
            : dataSource.pageViewController(self, viewControllerBefore: shownPage)
    }

    /// Asks for both neighbours, the one before first.
    private func askAhead() {
        guard transitionStyle == .scroll, shownPage != nil, dataSource != nil else { return }
        for direction in [NavigationDirection.reverse, .forward] where neighbours[direction] == nil {
            neighbours.updateValue(page(direction), forKey: direction)
        }
    }

    private func forgetNeighbours() {
        for case let page? in neighbours.values { page.leakRecord?.container = nil }
        neighbours = [:]
    }

    /// Turns to a neighbour for the user; returns whether there is one.
    @discardableResult
    func turn(_ direction: NavigationDirection) -> Bool {
        guard let previous = shownPage, let next = page(direction) else { return false }
        delegate?.pageViewController(self, willTransitionTo: [next])
        forgetNeighbours()
        if transitionStyle == .scroll {
            neighbours[direction == .forward ? .reverse : .forward] = previous
            previous.leakRecord?.container = self
        }
        turn(to: next, animated: true)
        pageIndex += direction == .forward ? 1 : -1
        pageControl.currentPage = pageIndex
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: [previous], transitionCompleted: true)
        return true
    }

    private func turn(to next: UIViewController, animated: Bool) {
        guard next !== shownPage else { return }
        let previous = shownPage
        UIApplication.shared.tree.transition {
            isSwapping = true
            next.leaveParent()
            beginAdding(next)
            previous?.willMove(toParent: nil)
            children = children.filter { $0 !== previous } + [next]
            shownPage = next
            if presence == .inside { next.enterTree() }
            if isViewLoaded { next.loadViewIfNeeded() }
            if isShowing {
                next.beginTransition(appearing: true, animated: animated)
                previous?.beginTransition(appearing: false, animated: animated)
            }
            previous?.viewIfLoaded?.removeFromSuperview()
            if isViewLoaded {
                view.insertSubview(next.view, at: 0)
                view.setNeedsLayout()
            }
            endSwap(from: previous, to: next)
            if let previous { endRemoving(previous) }
            next.isMovingToParent = false
            next.didMove(toParent: self)
            isSwapping = false
        }
    }

    /// Shows the page control if the data source counts the pages; as in UIKit, only if pages scroll horizontally.
    private func updatePageControl() {
        guard isViewLoaded else { return }
        let isScrolling = transitionStyle == .scroll && navigationOrientation == .horizontal
        let count = isScrolling && shownPage != nil ? dataSource?.presentationCount(for: self) ?? 0 : 0
        pageControl.numberOfPages = count
        if count > 0 {
            pageIndex = dataSource?.presentationIndex(for: self) ?? 0
            pageControl.currentPage = pageIndex
            if pageControl.superview == nil { view.addSubview(pageControl) }
        } else {
            pageControl.removeFromSuperview()
        }
        view.setNeedsLayout()
    }

    private func layOut() {
        var room = view.bounds
        if pageControl.superview != nil {
            room.size.height -= Self.controlHeight + view.safeAreaInsets.bottom
            pageControl.place(CGRect(x: 0, y: room.maxY, width: room.width, height: Self.controlHeight))
        }
        shownPage?.viewIfLoaded?.place(room)
        askAhead()
    }
}

/// An object that gives the pages; the counting methods have defaults, since UIKit's are optional.
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Returns the page before another one; `nil` for the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after another one; `nil` for the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Returns how many dots show.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Returns which dot is marked, from 0; asked when the app sets the page.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Returns 0: no dots show.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// Returns 0.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// An object that is notified when the user turns a page; as in UIKit, not of pages set by code.
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Called before the page is turned.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Called when the page is turned.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    /// Returns the orientations that the page view controller supports.
    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask
}

extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
    /// Returns all orientations but upside down, the default of a phone.
    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { .allButUpsideDown }
}
