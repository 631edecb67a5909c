import HeadlessUIKit
import Scene
import StageRuntime

/// Lists two answers; the defect: in the order in which they come.
final class FinalOrderVC: RaceVC {
    private var answers: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        add(
            button("Load") { [unowned self] in
                for word in ["one", "two"] {
                    tasks.start(word) { [unowned self] in
                        answers.append(try await ask(RaceCalls.find, word))
                        text = (isMended ? answers.sorted() : answers).joined(separator: ", ")
                    }
                }
            })
    }
}
