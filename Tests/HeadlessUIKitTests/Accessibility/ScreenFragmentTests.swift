import Foundation
import TestSupport

@testable import HeadlessUIKit

@Suite struct ScreenFragmentTests {
    private func node(_ label: String) -> ScreenNode {
        ScreenNode(UIView(), role: .text, label: label, children: .none)
    }

    private func labels(_ fragments: ScreenFragment...) -> [String?] {
        var whole = ScreenFragment.none
        for fragment in fragments { whole.append(fragment, expecting: fragments.count) }
        return whole.map(\.label)
    }

    @Test func `fragments of any size are appended in order`() {
        let (one, two) = (ScreenFragment.one(node("a")), ScreenFragment.several([node("b"), node("c")]))
        #expect(labels().isEmpty)
        expect(labels(.none, one, .none), is: ["a"])
        expect(labels(two, .none), is: ["b", "c"])
        expect(labels(one, two), is: ["a", "b", "c"])
        expect(labels(two, one, two, .none, one), is: ["b", "c", "a", "b", "c", "a"])
    }

    @Test func `appending to a fragment does not change the copy that it was made from`() {
        let first = ScreenFragment.several([node("a"), node("b")])
        var grown = first
        grown.append(.one(node("c")), expecting: 3)
        expect((first.map(\.label), grown.map(\.label)), is: (["a", "b"], ["a", "b", "c"]))
    }
}
