import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Rules of scroll views on Apple's pages.
@Suite struct ScrollRulesTests {
    private final class Delegate: NSObject, UIScrollViewDelegate {
        var told: [String] = []
        var flags: [[Bool]] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            told.append("scroll \(Int(scrollView.contentOffset.x)) \(Int(scrollView.contentOffset.y))")
            flags.append([scrollView.isDragging, scrollView.isDecelerating])
        }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { told.append("begin") }
        var wanted: CGFloat?
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            told.append("will end \(Int(targetContentOffset.pointee.y))")
            if let wanted { targetContentOffset.pointee.y = wanted }
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { told.append("slows down") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { told.append("rests") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            told.append(decelerate ? "end, slowing down" : "end")
        }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { told.append("animated") }
    }

    private let stage = Stage()
    private let delegate = Delegate()

    private func scroll(height: CGFloat = 500, width: CGFloat = 100) -> UIScrollView {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: width, height: height)
        scroll.delegate = delegate
        return scroll
    }

    @Test func `defaults of a scroll view are UIKit's`() {
        stage.run {
            let scroll = UIScrollView()
            expect((scroll.contentOffset, scroll.contentSize, scroll.contentInset), is: (.zero, .zero, .zero))
            #expect(scroll.isScrollEnabled && !scroll.isPagingEnabled && !scroll.isDragging)
            #expect(!scroll.alwaysBounceVertical && scroll.showsVerticalScrollIndicator)
            expect((scroll.keyboardDismissMode, scroll.contentInsetAdjustmentBehavior), is: (.none, .automatic))
            #expect(scroll.delegate == nil && scroll.refreshControl == nil)
        }
    }

    @Test func `an offset that the app sets is not limited, and notifies once`() {
        stage.run {
            let scroll = scroll()
            scroll.contentOffset = CGPoint(x: 0, y: 999)
            expect((scroll.contentOffset.y, scroll.bounds.minY), is: (999, 999))
            scroll.contentOffset = CGPoint(x: 0, y: 999)
            scroll.setContentOffset(CGPoint(x: 10, y: -20), animated: false)
            expect(delegate.told, is: ["scroll 0 999", "scroll 10 -20"])
            expect(delegate.flags, is: [[false, false], [false, false]])
        }
    }

    @Test func `an animated scroll in no window is at its end after the call`() {
        let scroll = stage.run { self.scroll() }
        stage.run {
            scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
            expect(delegate.told, is: ["scroll 0 30"])
        }
        stage.settle()
        expect(delegate.told, is: ["scroll 0 30", "animated"])
    }

    // https://developer.apple.com/documentation/uikit/uiscrollview/scrollrecttovisible(_:animated:)
    @Test func `scrollRectToVisible scrolls by the least distance, and not for a visible rectangle`() {
        stage.run {
            let scroll = scroll(width: 400)
            scroll.scrollRectToVisible(CGRect(x: 10, y: 10, width: 20, height: 20), animated: false)
            expect((scroll.contentOffset, delegate.told), is: (.zero, []))
            scroll.scrollRectToVisible(CGRect(x: 150, y: 190, width: 20, height: 20), animated: false)
            expect(scroll.contentOffset, is: CGPoint(x: 70, y: 110))
            scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 20, height: 20), animated: false)
            expect(scroll.contentOffset, is: CGPoint(x: 0, y: 100))
        }
    }

    @Test func `a rectangle is visible between the insets`() {
        stage.run {
            let view = scroll()
            view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
            let offsets = [(400, 340), (490, 430), (430, 420), (0, -10)]
            for (top, offset) in offsets {
                view.scrollRectToVisible(CGRect(x: 0, y: top, width: 10, height: 10), animated: false)
                expect(Int(view.contentOffset.y), is: offset)
            }
        }
    }

    @Test func `the delegate gets the target offset of a drag and can change it`() {
        stage.run {
            let scroll = scroll()
            scroll.drag(to: CGPoint(x: 0, y: 90))
            expect(delegate.told, is: ["begin", "scroll 0 30", "scroll 0 60", "scroll 0 90", "will end 90", "end"])
            (delegate.told, delegate.wanted) = ([], 100)
            scroll.drag(to: CGPoint(x: 0, y: 180))
            expect(
                delegate.told, are: "begin", "scroll 0 120", "scroll 0 150", "scroll 0 180", "will end 180",
                "end, slowing down", "slows down", "scroll 0 100", "rests")
            expect(delegate.flags, is: Array(repeating: [true, false], count: 6) + [[false, true]])
            #expect(!scroll.isDragging && !scroll.isDecelerating)
        }
    }

    @Test func `subviews move with the content, and keep their frames in it`() {
        stage.run {
            let (root, scroll) = (UIView(), scroll())
            root.addSubview(scroll)
            let view = UIView(frame: CGRect(x: 0, y: 120, width: 10, height: 10))
            scroll.addSubview(view)
            scroll.contentOffset.y = 100
            expect((view.frame.minY, view.convert(CGPoint.zero, to: root).y), is: (120, 20))
            #expect(scroll.hitTest(CGPoint(x: 5, y: 125), with: nil) === view)
        }
    }

    // https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset
    @Test func `the safe area is added to the inset, unless the behaviour says never`() {
        let play = Play()
        let controller = play.shown("a")[0]
        play.stage.run {
            let scroll = UIScrollView(frame: controller.view.bounds)
            scroll.contentSize = CGSize(width: 390, height: 2000)
            scroll.contentInset.top = 5
            controller.view.addSubview(scroll)
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
            controller.view.layoutIfNeeded()
            expect(scroll.adjustedContentInset, is: UIEdgeInsets(top: 92, left: 0, bottom: 54, right: 0))
            scroll.contentInsetAdjustmentBehavior = .never
            expect(scroll.adjustedContentInset, is: UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
            scroll.contentInsetAdjustmentBehavior = .always
            scroll.contentSize = .zero
            expect(scroll.adjustedContentInset, is: UIEdgeInsets(top: 92, left: 0, bottom: 54, right: 0))
        }
    }
}
