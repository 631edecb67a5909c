import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Rules of views on Apple's pages: hit testing, layout passes, geometry, defaults.
@Suite struct ViewRulesTests {
    private final class Counting: UIView {
        var layouts = 0
        var journal: Journal?
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            journal?.note("\(tag)")
        }
    }

    private final class CountingScroll: UIScrollView {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    private let stage = Stage()

    @Test func `a label and an image take touches once they are told to`() {
        stage.run {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            for view in [UILabel(), UIImageView()] as [UIView] {
                view.frame = root.bounds
                root.addSubview(view)
                #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
                view.isUserInteractionEnabled = true
                #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
                view.removeFromSuperview()
            }
        }
    }

    @Test func `the part of a view outside its superview is not hit, whether it is clipped or not`() {
        stage.run {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
            root.addSubview(box)
            box.addSubview(inner)
            #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === inner)
            #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === root)
            expect(root.hitTest(CGPoint(x: 100, y: 5), with: nil), is: nil)
            box.isUserInteractionEnabled = false
            #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === root)
        }
    }

    @Test func `a scroll view clips its content, a plain view does not`() {
        stage.run {
            #expect(UIScrollView().clipsToBounds && UITableView().clipsToBounds && UITextView().clipsToBounds)
            #expect(!UIView().clipsToBounds && !UILabel().clipsToBounds && !UIImageView().clipsToBounds)
        }
    }

    // https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()
    @Test func `a layout proceeds from superviews to subviews, once, and only if needed`() {
        stage.run {
            let journal = Journal()
            let views = (0..<3).map { number in
                let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                view.tag = number
                view.journal = journal
                return view
            }
            views[0].addSubview(views[1])
            views[1].addSubview(views[2])
            views[0].layoutIfNeeded()
            expect(journal.take(), is: ["0", "1", "2"])
            views[0].layoutIfNeeded()
            expect(journal.take(), is: [])
            views[2].setNeedsLayout()
            views[2].setNeedsLayout()
            views[0].layoutIfNeeded()
            expect(journal.take(), is: ["2"])
            views[1].setNeedsLayout()
            views[2].layoutIfNeeded()
            expect(journal.take(), is: [])
            views[1].layoutIfNeeded()
            expect(journal.take(), is: ["1"])
            views[2].isHidden = true
            views[0].layoutIfNeeded()
            expect(journal.take(), is: [])
        }
    }

    @Test func `a new size causes a layout, a new position does not`() {
        stage.run {
            let (root, view) = (Counting(), Counting())
            root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            root.addSubview(view)
            root.layoutIfNeeded()
            func layouts(after change: (UIView) -> Void) -> Int {
                view.layouts = 0
                change(view)
                root.layoutIfNeeded()
                return view.layouts
            }
            expect((layouts { $0.frame.origin.x = 20 }, layouts { $0.center.y = 50 }), is: (0, 0))
            expect((layouts { $0.frame.size.width = 30 }, layouts { $0.bounds.size.height = 40 }), is: (1, 1))
        }
    }

    @Test func `a scroll view is laid out whenever its content moves`() {
        stage.run {
            let scroll = CountingScroll(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            scroll.contentSize = CGSize(width: 100, height: 500)
            scroll.layoutIfNeeded()
            scroll.layouts = 0
            scroll.contentOffset.y = 50
            for _ in 0..<2 { scroll.layoutIfNeeded() }
            expect(scroll.layouts, is: 1)
        }
    }

    @Test func `adding and removing a subview causes a layout of the superview`() {
        stage.run {
            let (root, view) = (Counting(), UIView())
            root.layoutIfNeeded()
            root.layouts = 0
            root.addSubview(view)
            root.layoutIfNeeded()
            expect(root.layouts, is: 1)
            view.removeFromSuperview()
            root.layoutIfNeeded()
            expect(root.layouts, is: 2)
        }
    }

    // https://developer.apple.com/documentation/uikit/uiview/bounds
    @Test func `bounds grow around the centre, and their origin moves only the subviews`() {
        stage.run {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 99, height: 99))
            let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            let inner = UIView(frame: CGRect(x: 5, y: 5, width: 1, height: 1))
            root.addSubview(view)
            view.addSubview(inner)
            view.bounds = CGRect(x: 0, y: 0, width: 40, height: 10)
            expect((view.frame.numbers, view.center), is: ([0, 15, 40, 10], CGPoint(x: 20, y: 20)))
            view.bounds.origin = CGPoint(x: 2, y: 3)
            expect((view.frame.numbers, inner.frame.numbers), is: ([0, 15, 40, 10], [5, 5, 1, 1]))
            expect(view.convert(CGPoint(x: 5, y: 5), to: root), is: CGPoint(x: 3, y: 17))
            #expect(view.hitTest(CGPoint(x: 5.5, y: 5.5), with: nil) === inner)
        }
    }

    @Test func `points are converted between views in different branches`() {
        stage.run {
            let root = UIView(frame: CGRect(x: 7, y: 7, width: 100, height: 100))
            let left = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
            let right = UIView(frame: CGRect(x: 60, y: 50, width: 30, height: 30))
            root.addSubview(left)
            root.addSubview(right)
            expect(left.convert(CGPoint(x: 1, y: 2), to: right), is: CGPoint(x: -49, y: -28))
            expect(right.convert(left.bounds, from: left).numbers, is: [-50, -30, 30, 30])
            expect(root.convert(left.frame, to: left).numbers, is: [0, 0, 30, 30])
        }
    }

    @Test func `tags are found depth first, from the view itself on`() {
        stage.run {
            let (root, first, deep, second) = (UIView(), UIView(), UIView(), UIView())
            root.addSubview(first)
            first.addSubview(deep)
            root.addSubview(second)
            (deep.tag, second.tag, root.tag) = (5, 5, 1)
            #expect(root.viewWithTag(5) === deep && root.viewWithTag(1) === root && root.viewWithTag(9) == nil)
            expect((second.viewWithTag(1), UIView().tag), is: (nil, 0))
        }
    }

    @Test func `subviews can be inserted between others, also beside an unknown sibling`() {
        stage.run {
            let root = UIView()
            let views = (0..<4).map { _ in UIView() }
            root.addSubview(views[0])
            root.addSubview(views[1])
            root.insertSubview(views[2], belowSubview: views[1])
            root.insertSubview(views[3], aboveSubview: views[0])
            expect(root.subviews, is: [views[0], views[3], views[2], views[1]])
            root.addSubview(views[0])
            #expect(root.subviews.last === views[0] && root.subviews.count == 4)
            root.sendSubviewToBack(views[1])
            root.exchangeSubview(at: 0, withSubviewAt: 3)
            root.exchangeSubview(at: 0, withSubviewAt: 7)
            expect(root.subviews, is: [views[0], views[3], views[2], views[1]])
            #expect(views[0].isDescendant(of: root) && root.isDescendant(of: root) && !root.isDescendant(of: views[0]))
        }
    }

    @Test func `defaults of a view are UIKit's`() {
        stage.run {
            let view = UIView()
            #expect(view.alpha == 1 && !view.isHidden && view.isOpaque && view.isUserInteractionEnabled)
            #expect(view.backgroundColor == nil && view.contentMode == .scaleToFill && !view.isMultipleTouchEnabled)
            expect((view.autoresizesSubviews, view.autoresizingMask, view.transform.isIdentity), is: (true, [], true))
            expect((view.translatesAutoresizingMaskIntoConstraints, view.tintColor), is: (true, .systemBlue))
            expect((view.isAccessibilityElement, view.accessibilityTraits, view.subviews), is: (false, .none, []))
            expect(view.layoutMargins, is: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
            expect(view.intrinsicContentSize, is: CGSize(width: -1, height: -1))
            #expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
        }
    }

    // uiview/alpha: "a floating-point number in the range 0.0 to 1.0"; calayer/opacity: "Values outside that range are
    // clamped to the minimum or maximum."
    @Test func `an alpha is between 0 and 1`() {
        stage.run {
            let view = UIView()
            view.alpha = 3
            expect(view.alpha, is: 1)
            view.alpha = -1
            expect(view.alpha, is: 0)
        }
    }

    @Test func `sizeThatFits returns the current size by default`() {
        stage.run {
            let view = UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 20))
            expect(view.sizeThatFits(CGSize(width: 99, height: 99)), is: CGSize(width: 10, height: 20))
            view.sizeToFit()
            expect(view.frame.numbers, is: [3, 4, 10, 20])
            let label = UILabel(frame: CGRect(x: 3, y: 4, width: 500, height: 500))
            label.font = .systemFont(ofSize: 10)
            label.text = "four"
            label.sizeToFit()
            expect(label.frame.numbers, is: [3, 4, 20, 12])
        }
    }
}
