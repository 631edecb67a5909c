import HeadlessUIKit
import Scene

/// Controls of every kind, and a text that lists the events they sent.
final class FormVC: StudioVC, UIPickerViewDataSource, UIPickerViewDelegate {
    struct State: Codable {
        enum Size: String, CaseIterable, Codable { case small = "S", large = "L" }
        enum Phase: Codable { case idle, failed(String), moved(by: Int) }
        struct Address: Codable {
            var street = "Main Street"
            var floor = -2
            var position: Double = -0.5
        }
        var size = Size.small
        var phase = Phase.idle
        var last = Phase.failed("full")
        var step = Phase.moved(by: 3)
        var address = Address()
        var tags = ["a", "b"]
        var nickname: String?
        var fullName: String? = "Ann"
        var isNews = false
    }

    private(set) var state = State()
    override var inspectableState: (any Encodable)? { state }

    private let name = UITextField()
    private let password = UITextField()
    private let news = UISwitch()
    private let size = UISegmentedControl(items: ["S", "L"])
    private let year = UIPickerView()
    private lazy var events = label("", "events")
    private lazy var send = button("Send") { [unowned self] in note("send") }

    init() { super.init("Form") }

    override func viewDidLoad() {
        super.viewDidLoad()
        name.placeholder = "Name"
        password.placeholder = "Password"
        password.isSecureTextEntry = true
        password.accessibilityIdentifier = "secret"
        news.accessibilityLabel = "News"
        news.isAccessibilityElement = true
        size.selectedSegmentIndex = 0
        size.accessibilityLabel = "Size"
        year.accessibilityLabel = "Year"
        year.dataSource = self
        year.delegate = self
        send.isEnabled = false
        let colour = UIButton(type: .system)
        colour.setTitle("Colour", for: .normal)
        colour.showsMenuAsPrimaryAction = true
        colour.menu = UIMenu(children: [
            UIAction(title: "Red") { [unowned self] _ in note("red") },
            UIAction(title: "Green", attributes: .disabled) { _ in },
        ])
        add(name, password, news, size, year, colour, send, events)
        name.addAction(
            UIAction { [unowned self] _ in
                send.isEnabled = name.text?.isEmpty == false
                note("name")
            }, for: .editingChanged)
        name.addAction(UIAction { [unowned self] _ in note("return") }, for: .editingDidEndOnExit)
        password.addAction(
            UIAction { [unowned self] _ in
                note("password")
                if password.text == "qui" { password.removeFromSuperview() }
            }, for: .editingChanged)
        news.addAction(
            UIAction { [unowned self] _ in
                state.isNews = news.isOn
                note("news")
            }, for: .valueChanged)
        size.addAction(UIAction { [unowned self] _ in note("size") }, for: .valueChanged)
    }

    private func note(_ event: String) {
        events.text = [events.text, event].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        String(2025 + row)
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { note("year") }
}
