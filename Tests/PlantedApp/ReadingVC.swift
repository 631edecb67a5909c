import Rehearsal

/// A reading room: a seat to name, a sheet, a reminder and an order of books that does not show.
final class ReadingVC: LibraryVC, UITextFieldDelegate, UIAdaptivePresentationControllerDelegate {
    /// What the screen knows.
    struct State: Encodable {
        var isSorted = true
        var isReminding = false
    }

    private var state = State()
    private let seat = UITextField()
    private lazy var take = button("Take") { [unowned self] in note.text = "Taken" }
    private lazy var light = button("Light") { [unowned self] in openLighting() }
    private lazy var note = label("Free", "seat")
    private var reminder: StageTimer?

    override var inspectableState: (any Encodable)? { state }

    init(_ defects: Set<Defect>) { super.init("Reading", defects) }

    override func viewDidLoad() {
        super.viewDidLoad()
        seat.placeholder = "Seat"
        seat.delegate = self
        add(seat, take, light, note, button("Remind me") { [unowned self] in remind() })
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { take.isEnabled = false }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if !has(.lockedByKeyboard) { take.isEnabled = true }
    }

    private func openLighting() {
        light.isEnabled = false
        let lighting = LightingVC(defects) { [unowned self] in light.isEnabled = true }
        lighting.presentationController?.delegate = self
        present(lighting, animated: true)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        if !has(.lockedBySheet) { light.isEnabled = true }
    }

    private func remind() {
        guard reminder == nil else { return }
        note.text = "Soon"
        reminder = tasks.after(.seconds(10), "reminder") { [unowned self] in
            reminder = nil
            note.text = "Now"
        }
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        if has(.timerEndedByTurning) { reminder?.cancel() }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        state.isSorted = false
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if !has(.unsortedByCancelledSwipe) { state.isSorted = true }
    }
}

/// A sheet with the light.
final class LightingVC: LibraryVC {
    private let done: () -> Void

    init(_ defects: Set<Defect>, done: @escaping () -> Void) {
        self.done = done
        super.init("Lighting", defects)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(
            label("Bright", "light"),
            button("Close") { [unowned self] in
                done()
                dismiss(animated: true)
            })
    }
}
