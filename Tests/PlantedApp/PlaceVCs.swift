import Foundation
import Rehearsal

/// Pictures, whose layout depends on how the device is held.
final class GalleryVC: LibraryVC {
    private var appearances = 0

    init(_ defects: Set<Defect>) { super.init("Gallery", defects) }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(label("Pictures", "pictures"))
        observe(UIApplication.didEnterBackgroundNotification) { [unowned self] _ in
            if has(.background) { preconditionFailure("the pictures are locked") }
        }
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        if has(.rotation) { precondition(size.width < size.height, "there is no layout for this side") }
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        if has(.memoryWarning) { preconditionFailure("the pictures are gone") }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearances += 1
        if has(.cancelledSwipe) { precondition(appearances < 2, "the pictures are shown already") }
    }
}

/// What the app is, and ways to places that are hard to leave.
final class AboutVC: LibraryVC {
    private unowned let home: HomeVC
    private var taps = 0

    init(_ home: HomeVC, _ defects: Set<Defect>) {
        self.home = home
        super.init("About", defects)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let defects = defects
        add(
            label("Version 1", "version"),
            button("Version") { [unowned self] in
                taps += 1
                if has(.thirdTap) { precondition(taps < 3, "nobody taps three times") }
            },
            button("Licence") { [unowned self] in
                let page = LicenceVC(defects)
                page.modalPresentationStyle = .fullScreen
                present(page, animated: true)
            },
            button("Share") { [unowned self] in push(ShareVC(defects)) },
            button("Clock") { [unowned self] in push(ClockVC(defects)) })
    }
}

/// The licence over the whole screen.
final class LicenceVC: LibraryVC {
    init(_ defects: Set<Defect>) { super.init("Licence", defects) }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(label("Do what you like", "licence"))
        if !has(.deadEnd) { add(button("Done") { [unowned self] in dismiss(animated: true) }) }
    }
}

/// A screen that may hold itself.
final class ShareVC: LibraryVC {
    private var cycle: (() -> Void)?

    init(_ defects: Set<Defect>) { super.init("Share", defects) }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(
            label("Share it", "share"),
            button("Send") { [unowned self] in
                tell("Sent")
                if has(.lostPresentation) { tell("Thank you") }
            })
        if has(.leak) { cycle = { self.title = "Still here" } }
    }
}

/// A clock that is set a second later.
final class ClockVC: LibraryVC {
    private lazy var text = label("No time", "time")

    init(_ defects: Set<Defect>) { super.init("Clock", defects) }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(
            text,
            button("Set") { [unowned self] in
                tasks.after(.seconds(1), "set") { [unowned self] in text.text = "Twelve" }
            })
    }
}
