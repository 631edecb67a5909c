import Scene
import StageRuntime
import Testing

@testable import HeadlessUIKit

/// Presenting, dismissing and new roots in any order, from callbacks too.
@Suite struct RandomPlayTests {
    @Test func `after random actions the window shows the presentation chain, whose controllers have appeared`() {
        for seed in 0..<200 as Range<UInt64> {
            let game = Game(seed: seed)
            for _ in 0..<8 {
                game.step()
                let fault = game.fault
                #expect(fault == nil, "seed \(seed): \(game.journal.lines.joined(separator: ", "))")
                if fault != nil { return }
            }
            game.end()
        }
    }

    /// A window, the controllers that were made for it, and what is done with them.
    private final class Game {
        let stage = Stage()
        let journal = Journal()
        let window: UIWindow
        private var random: StageRandom
        private var made: [Player] = []
        private var isCallbackDue = false

        init(seed: UInt64) {
            random = StageRandom(seed: seed)
            window = stage.run { UIWindow() }
            stage.run {
                window.rootViewController = make()
                window.makeKeyAndVisible()
            }
        }

        func step() {
            isCallbackDue = true
            stage.run { act(with: pick(3) == 0 ? made[pick(made.count)] : window.topmostController) }
            stage.settle()
            _ = stage.takeProblems()
        }

        func end() {
            stage.run { window.tearDown() }
            stage.shutDown()
        }

        /// One callback of each step may act.
        func mayAct(_ controller: UIViewController, _ callback: String) {
            guard isCallbackDue, pick(4) == 0 else { return }
            isCallbackDue = false
            journal.note("in \(callback) of")
            act(with: controller)
        }

        private func act(with controller: UIViewController?) {
            guard let controller else { return }
            let choice = pick(5)
            let verbs = ["presents", "covers", "dismisses", "gives way", "is root"]
            journal.note("\(controller.displayName) \(verbs[choice])")
            switch choice {
            case 0, 1:
                let next = make()
                if choice == 1 { next.modalPresentationStyle = .fullScreen }
                controller.present(next, animated: true)
            case 2: controller.dismiss(animated: true)
            case 3: window.rootViewController = make()
            default: window.rootViewController = controller
            }
        }

        private func make() -> Player {
            let player = Player("p\(made.count)", self)
            made.append(player)
            return player
        }

        private func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

        /// What is not as it must be when everything is done.
        var fault: String? {
            let chain = window.presentationChain
            let shown = chain.filter { $0.ownPresented?.fillsScreen != true }
            guard window.subviews == shown.compactMap(\.viewIfLoaded) else { return "the window shows another chain" }
            for player in made {
                let name = player.displayName
                let wanted: UIViewController.Appearance = shown.contains(player) ? .appeared : .disappeared
                if player.appearance != wanted { return "\(name) is \(player.appearance)" }
                if (player.presence == .inside) != chain.contains(player) { return "\(name) is \(player.presence)" }
                if player.isBeingPresented || player.isBeingDismissed { return "\(name) is still moving" }
            }
            return nil
        }
    }

    /// A controller that acts when it is told something.
    private final class Player: SceneController {
        private let name: String
        private unowned let game: Game

        init(_ name: String, _ game: Game) {
            (self.name, self.game) = (name, game)
            super.init()
        }

        override var screenName: String? { name }
        override func viewWillAppear(_ animated: Bool) { game.mayAct(self, "willAppear") }
        override func viewIsAppearing(_ animated: Bool) { game.mayAct(self, "isAppearing") }
        override func viewDidAppear(_ animated: Bool) { game.mayAct(self, "didAppear") }
        override func viewWillDisappear(_ animated: Bool) { game.mayAct(self, "willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { game.mayAct(self, "didDisappear") }
        override func didLeaveForGood() { game.mayAct(self, "didLeaveForGood") }
    }
}
