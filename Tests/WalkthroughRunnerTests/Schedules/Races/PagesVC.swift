import HeadlessUIKit
import Scene
import StageRuntime

/// Loads page after page; the defect: a page is appended when it arrives, in the wrong order.
final class PagesVC: RaceVC {
    private var pages: [(number: Int, text: String)] = []
    private var asked = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        add(button("More") { [unowned self] in load() })
    }

    private func load() {
        asked += 1
        let number = asked
        tasks.start("page") { [unowned self] in
            pages.append((number, try await ask(RaceCalls.find, "page \(number)")))
            let shown = isMended ? pages.sorted { $0.number < $1.number } : pages
            text = shown.map(\.text).joined(separator: ", ")
        }
    }
}
