import HeadlessUIKit
import Scene
import StageRuntime
import TestSupport
import Testing

@testable import SkeletonScenes

/// How many overlays there are, and what they cover.
@Suite struct LoadingOverlayTests {
    /// Somebody who loads.
    private final class Loader {}

    @Test func `there is one, however many need it and how often, until the last has hidden it`() {
        StageTester.run { _ in
            let (overlay, root, first, second) = (LoadingOverlay(), UIView(), Loader(), Loader())
            overlay.cover(root)
            for loader in [first, first, second] { overlay.show(for: loader) }
            expect(root.subviews.count, is: 1)
            overlay.hide(for: first)
            expect(root.subviews.count, is: 1)
            overlay.hide(for: second)
            overlay.hide(for: second)
            #expect(root.subviews.isEmpty)
        }
    }

    @Test func `shown before there is anything to cover, it comes with that, and moves to another view`() {
        StageTester.run { _ in
            let (overlay, one, other, loader) = (LoadingOverlay(), UIView(), UIView(), Loader())
            overlay.show(for: loader)
            #expect(!overlay.isShown)
            overlay.cover(one)
            expect(one.accessibilityElements?.count, is: 1)
            overlay.cover(other)
            #expect(one.subviews.isEmpty)
            #expect(one.accessibilityElements == nil)
            expect(other.subviews.count, is: 1)
        }
    }
}
