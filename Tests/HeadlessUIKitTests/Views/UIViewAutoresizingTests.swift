import Foundation
import TestSupport

@testable import HeadlessUIKit

/// What developer.apple.com/documentation/uikit/uiview/autoresizingmask says of masks.
@Suite struct UIViewAutoresizingTests {
    /// The frame of a view, at first 20, 10, 60 × 30 in 100 × 50, after its superview has become 200 × 150.
    private func frame(_ mask: UIView.AutoresizingMask, autoresizes: Bool = true) -> [Double] {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        outer.autoresizesSubviews = autoresizes
        let view = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 30))
        view.autoresizingMask = mask
        outer.addSubview(view)
        outer.frame.size = CGSize(width: 200, height: 150)
        outer.layoutIfNeeded()
        return view.frame.numbers
    }

    @Test
    func `flexible margins and sizes take up the change, in proportion to their lengths; without a mask none does`() {
        expect(frame([.flexibleWidth, .flexibleHeight], autoresizes: false), is: [20, 10, 60, 30])
        for (mask, expected) in [
            ([], [20, 10, 60, 30]), (.flexibleWidth, [20, 10, 160, 30]),
            ([.flexibleWidth, .flexibleHeight], [20, 10, 160, 130]),
            ([.flexibleLeftMargin, .flexibleTopMargin], [120, 110, 60, 30]),
            ([.flexibleRightMargin, .flexibleBottomMargin], [20, 10, 60, 30]),
            ([.flexibleLeftMargin, .flexibleRightMargin], [70, 10, 60, 30]),
            ([.flexibleLeftMargin, .flexibleWidth], [45, 10, 135, 30]),
            ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], [40, 10, 120, 30]),
            ([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin], [20, 30, 60, 90]),
        ] as [(UIView.AutoresizingMask, [Double])] { expect(frame(mask), is: expected) }
    }

    @Test func `a view of no size grows with a superview of no size, and its own subviews with it`() {
        let (outer, view, inner) = (UIView(), UIView(), UIView())
        for view in [view, inner] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        outer.addSubview(view)
        view.addSubview(inner)
        outer.frame = CGRect(x: 5, y: 5, width: 100, height: 50)
        expect(inner.frame.numbers, is: [0, 0, 100, 50])
        outer.frame = .zero
        expect(inner.frame.numbers, is: [0, 0, 0, 0])
    }

    @Test func `a view that viewDidLoad places by the bounds of its screen keeps its margins in every container`() {
        final class Inset: UIViewController {
            let box = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                box.frame = view.bounds.inset(by: UIEdgeInsets(top: 100, left: 10, bottom: 40, right: 10))
                box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(box)
            }
        }
        Stage().run {
            let (tabs, tab, pushed) = (UITabBarController(), Inset(), Inset())
            tabs.viewControllers = [tab, UINavigationController(rootViewController: pushed)]
            let window = UIWindow()
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            tabs.selectedIndex = 1
            window.layoutIfNeeded()
            expect([tab, pushed].map { $0.box.frame.numbers }, is: [[10, 100, 370, 704], [10, 100, 370, 704]])
        }
    }

    @Test func `a view without frame, constraints or mask is empty, in any superview`() {
        for outer in [UIView(), UIScrollView()] {
            outer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
            let label = makeLabel("Text")
            outer.addSubview(label)
            outer.layoutIfNeeded()
            expect(label.frame.numbers, is: [0, 0, 0, 0])
        }
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        scroll.layoutIfNeeded()
        expect(scroll.contentSize, is: .zero)
    }

    @Test func `a plain view fits its own size, and sizing to fit leaves it`() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 99, height: 99)))
        expect(view.sizeThatFits(CGSize(width: 9, height: 9)), is: CGSize(width: 30, height: 40))
        view.sizeToFit()
        expect(view.frame.numbers, is: [1, 2, 30, 40])
    }
}
