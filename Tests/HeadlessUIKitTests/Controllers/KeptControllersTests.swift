import Scene
import TestSupport

@testable import HeadlessUIKit

/// Controllers that their parents keep to show them again.
@Suite struct KeptControllersTests {
    private let play = Play()

    @Test func `a kept container and its children are no leak as long as their keeper exists`() {
        let spies = play.spies("a", "b", "c")
        let stack = play.stack([spies[0]])
        play.show(stack)
        play.stage.run {
            _ = spies[1].kept(by: spies[0])
            spies[1].addChild(spies[2])
            stack.pushViewController(spies[1], animated: false)
            stack.popViewController(animated: false)
        }
        play.stage.settle()
        expect(play.stage.takeProblems(), is: [])
        expect(Set(play.stage.ledger.idlyKept), is: ["b", "c"])
        play.stage.run { stack.pushViewController(spies[1], animated: false) }
        play.stage.settle()
        expect(play.stage.ledger.idlyKept, is: [])
    }
}
