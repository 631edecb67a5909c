import HeadlessUIKit

/// A screen that is presented over another one.
final class SheetVC: StudioVC {
    override func viewDidLoad() {
        super.viewDidLoad()
        let field = UITextField()
        field.placeholder = "Note"
        add(field, button("Close") { [unowned self] in dismiss(animated: true) })
    }
}
