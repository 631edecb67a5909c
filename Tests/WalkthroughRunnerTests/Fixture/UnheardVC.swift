import Foundation
import HeadlessUIKit
import Scene
import StageRuntime

/// Controls without actions, buttons that read them or leave, and a button whose answer comes from another thread.
final class UnheardVC: StudioVC {
    private let sound = UISwitch()
    private let volume = UISlider()
    private let guests = UIStepper()
    private let period = UISegmentedControl(items: ["Day", "Week"])
    private let pages = UIPageControl()
    private lazy var answer = label("", "answer")

    init() { super.init("Unheard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        sound.accessibilityLabel = "Sound"
        volume.accessibilityLabel = "Volume"
        guests.accessibilityLabel = "Guests"
        period.accessibilityIdentifier = "period"
        pages.accessibilityLabel = "Pages"
        pages.numberOfPages = 3
        add(
            sound, volume, guests, period, pages, answer,
            button("Read") { [unowned self] in
                answer.text =
                    "\(sound.isOn) \(volume.value) \(guests.value) \(period.selectedSegmentIndex) \(pages.currentPage)"
            },
            button("Leave") { [unowned self] in show(FormVC()) },
            button("Ask") { [unowned self] in ask() })
    }

    private func ask() {
        let stage = Stage.current
        tasks.start("ask") { [weak self] in
            let text = try? await stage.elsewhere("answer") { (token: StageToken<String>) in
                Thread.detachNewThread { token.resume(returning: "Answered") }
                return {}
            }
            self?.answer.text = text
        }
    }
}
