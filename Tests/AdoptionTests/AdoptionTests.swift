import TestSupport
import Testing

@testable import Adoption

@Suite struct AdoptionTests {
    /// Members of a class before and after.
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var before: String
        var after: String
        var testDescription: String { name }

        init(_ name: String, _ before: String, _ after: String) {
            (self.name, self.before, self.after) = (name, before, after)
        }
    }

    private func rewritten(_ text: String) -> String {
        String(decoding: Adoption([("A.swift", Array(text.utf8))]).files[0].new, as: UTF8.self)
    }

    private func inClass(_ members: String) -> String {
        "final class FormVC: UIViewController {\n" + members + "\n}\n"
    }

    private static let controls = [
        Case(
            "a function without a parameter",
            """
                func build() {
                    save.addTarget(self, action: #selector(saveTapped), for: .touchUpInside)
                }
                @objc private func saveTapped() {}
            """,
            """
                func build() {
                    save.addAction(UIAction { [weak self] _ in self?.saveTapped() }, for: .touchUpInside)
                }
                private func saveTapped() {}
            """),
        Case(
            "a selector with its class and its sender, in lines of their own",
            """
                func build() {
                    self.save.button?.addTarget(
                        self,
                        action: #selector(FormVC.saveTapped(_:)), // the only one
                        for: [.touchUpInside, .primaryActionTriggered]
                    )
                }
                @objc
                func saveTapped(_ sender: UIButton) {}
            """,
            """
                func build() {
                    self.save.button?.addAction(UIAction { [weak self] action in
                        guard let sender = action.sender as? UIButton else { return }
                        self?.saveTapped(sender)
                    }, for: [.touchUpInside, .primaryActionTriggered])
                }
                func saveTapped(_ sender: UIButton) {}
            """),
        Case(
            "any sender, a label and a result",
            """
                func build() { field.addTarget(self, action: #selector(changed(field:)), for: .editingChanged) }
                @discardableResult @objc func changed(field: Any) -> Bool { true }
            """,
            """
                func build() { field.addAction(UIAction { [weak self] action in
                    _ = self?.changed(field: action.sender as Any)
                }, for: .editingChanged) }
                @discardableResult func changed(field: Any) -> Bool { true }
            """),
        Case(
            "a target that is removed again",
            """
                func on() { save.addTarget(self, action: #selector(go), for: .touchUpInside) }
                func off() { save.removeTarget(self, action: #selector(go), for: .touchUpInside) }
                @objc func go() {}
            """,
            """
                func on() { save.addAction(UIAction(identifier: UIAction.Identifier("go")) { [weak self] _ in self?.go() }, for: .touchUpInside) }
                func off() { save.removeAction(identifiedBy: UIAction.Identifier("go"), for: .touchUpInside) }
                func go() {}
            """),
        Case(
            "what it is not sure of",
            """
                func build() {
                    save.addTarget(nil, action: #selector(go), for: .touchUpInside)
                    save.addTarget(self, action: #selector(unknown), for: .touchUpInside)
                    save.addTarget(self, action: #selector(both(_:event:)), for: .touchUpInside)
                    perform(#selector(go), with: nil, afterDelay: 1)
                }
                @objc func go() {}
                @objc func both(_ sender: UIButton, event: UIEvent) {}
            """,
            """
                func build() {
                    save.addTarget(nil, action: #selector(go), for: .touchUpInside)
                    save.addTarget(self, action: #selector(unknown), for: .touchUpInside)
                    save.addTarget(self, action: #selector(both(_:event:)), for: .touchUpInside)
                    perform(#selector(go), with: nil, afterDelay: 1)
                }
                @objc func go() {}
                @objc func both(_ sender: UIButton, event: UIEvent) {}
            """),
    ]

    private static let items = [
        Case(
            "items of a bar",
            """
                func build() {
                    let add = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(go))
                    navigationItem.leftBarButtonItem = UIBarButtonItem(
                        title: "Close, \\(name)", style: .plain, target: self, action: #selector(go))
                    navigationItem.rightBarButtonItem = UIBarButtonItem(
                        image: picture(of: "a, b"), style: .done, target: self, action: #selector(go))
                }
                @objc func go() {}
            """,
            """
                func build() {
                    let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.go() })
                    navigationItem.leftBarButtonItem = UIBarButtonItem(
                        title: "Close, \\(name)", primaryAction: UIAction { [weak self] _ in self?.go() })
                    navigationItem.rightBarButtonItem = UIBarButtonItem(
                        image: picture(of: "a, b"), primaryAction: UIAction { [weak self] _ in self?.go() })
                    navigationItem.rightBarButtonItem?.style = .done
                }
                func go() {}
            """),
        Case(
            "items without an action, and actions for assistive technologies",
            """
                func build() {
                    navigationItem.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
                    items = [UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), add]
                    let bold = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
                    accessibilityCustomActions = [
                        UIAccessibilityCustomAction(
                            name: "Mark, as read", target: self, selector: #selector(read)),
                        UIAccessibilityCustomAction(name: "Open", target: self, selector: #selector(open(_:))),
                        UIAccessibilityCustomAction(name: "Other", target: self, selector: #selector(other)),
                    ]
                }
                @objc func read() -> Bool { true }
                @objc func open(_ action: UIAccessibilityCustomAction) -> Bool { true }
                @objc func other() {}
            """,
            """
                func build() {
                    navigationItem.backBarButtonItem = UIBarButtonItem(title: "")
                    items = [UIBarButtonItem(systemItem: .flexibleSpace), add]
                    let bold = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
                    accessibilityCustomActions = [
                        UIAccessibilityCustomAction(name: "Mark, as read") { [weak self] _ in self?.read() ?? false },
                        UIAccessibilityCustomAction(name: "Open") { [weak self] action in self?.open(action) ?? false },
                        UIAccessibilityCustomAction(name: "Other", target: self, selector: #selector(other)),
                    ]
                }
                func read() -> Bool { true }
                func open(_ action: UIAccessibilityCustomAction) -> Bool { true }
                @objc func other() {}
            """),
        Case(
            "an item that is a property becomes lazy",
            """
                private let add = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(go))
                @objc func go() {}
            """,
            """
                private lazy var add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.go() })
                func go() {}
            """),
        Case(
            "a timer",
            """
                func start() {
                    timer = Timer.scheduledTimer(
                        timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
                }
                @objc func tick() {}
            """,
            """
                func start() {
                    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
                        MainActor.assumeIsolated { self?.tick() }
                    }
                }
                func tick() {}
            """),
    ]

    private static let gestures = [
        Case(
            "a recogniser in a variable",
            """
                func build() {
                    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
                    view.addGestureRecognizer(tap)
                }
                @objc func tapped() {}
            """,
            """
                func build() {
                    let tap = UITapGestureRecognizer()
                    tap.onRecognition { [weak self] in self?.tapped() }
                    view.addGestureRecognizer(tap)
                }
                func tapped() {}
            """),
        Case(
            "a recogniser that is an argument, and one that its function gets",
            """
                func build() {
                    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(moved(_:))))
                    pinch.addTarget(self, action: #selector(pinched))
                    turn.addTarget(self, action: #selector(turned))
                }
                @objc func moved(_ pan: UIPanGestureRecognizer) {}
                @objc func pinched() {}
                @objc func turned(sender: Any?) {}
            """,
            """
                func build() {
                    let movedRecognizer = UIPanGestureRecognizer()
                    movedRecognizer.onChange { [weak self, weak movedRecognizer] in
                        guard let movedRecognizer else { return }
                        self?.moved(movedRecognizer)
                    }
                    view.addGestureRecognizer(movedRecognizer)
                    pinch.onChange { [weak self] in self?.pinched() }
                    turn.onChange { [weak self, weak turn] in
                        guard let turn else { return }
                        self?.turned(sender: turn)
                    }
                }
                func moved(_ pan: UIPanGestureRecognizer) {}
                func pinched() {}
                func turned(sender: Any?) {}
            """),
    ]

    private static let notifications = [
        Case(
            "observers and their end",
            """
                override func viewDidLoad() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(changed(_:)), name: UIScreen.brightnessDidChangeNotification, object: nil)
                    center.addObserver(self, selector: #selector(gone), name: .gone, object: store)
                }
                deinit { NotificationCenter.default.removeObserver(self) }
                @objc func changed(_ note: NSNotification) {}
                @objc func gone() {}
            """,
            """
                private var observations: [NotificationObservation] = []
                override func viewDidLoad() {
                    observations.append(
                        NotificationCenter.default.observe(UIScreen.brightnessDidChangeNotification) { [weak self] notification in
                            self?.changed(notification)
                        })
                    observations.append(
                        center.observe(.gone, object: store) { [weak self] _ in self?.gone() })
                }
                func changed(_ note: Notification) {}
                func gone() {}
            """),
        Case(
            "observers that end before their object",
            """
                func viewWillAppear() {
                    NotificationCenter.default.addObserver(self, selector: #selector(gone), name: .gone, object: nil)
                }
                func viewDidDisappear() { log(); NotificationCenter.default.removeObserver(self) }
                func other() {
                    NotificationCenter.default.removeObserver(self)
                }
                @objc func gone() {}
            """,
            """
                private var observations: [NotificationObservation] = []
                func viewWillAppear() {
                    observations.append(
                        NotificationCenter.default.observe(.gone) { [weak self] _ in self?.gone() })
                }
                func viewDidDisappear() { log(); observations.removeAll() }
                func other() {
                    observations.removeAll()
                }
                func gone() {}
            """),
        Case(
            "observers that end by their names",
            """
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    NotificationCenter.default.addObserver(
                        self,
                        selector: #selector(shown),
                        name: UIResponder.keyboardWillShowNotification,
                        object: nil
                    )
                    center.addObserver(self, selector: #selector(gone(_:)), name: .gone, object: nil)
                }
                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    NotificationCenter.default.removeObserver(
                        self, name: UIResponder.keyboardWillShowNotification, object: nil)
                    center.removeObserver(self, name: .gone, object: nil)
                }
                func end() { center.removeObserver(self) }
                @objc func shown() {}
                @objc private func gone(_ notification: Notification) {}
            """,
            """
                private var observations: [Notification.Name: NotificationObservation] = [:]
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    observations[UIResponder.keyboardWillShowNotification] = NotificationCenter.default.observe(UIResponder.keyboardWillShowNotification) { [weak self] _ in
                        self?.shown()
                    }
                    observations[.gone] = center.observe(.gone) { [weak self] notification in
                        self?.gone(notification)
                    }
                }
                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    observations[UIResponder.keyboardWillShowNotification] = nil
                    observations[.gone] = nil
                }
                func end() { observations.removeAll() }
                func shown() {}
                private func gone(_ notification: Notification) {}
            """),
        Case(
            "rectangles in values",
            """
                func shown(_ note: Notification) {
                    let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                    guard let value = note.userInfo?["begin"] as? NSValue else { return }
                    show(value.cgRectValue, end, value.cgRectValue.height)
                }
                func other(_ value: Any) {
                    guard let other = value as? NSValue else { return }
                    show(other)
                    let all = (value as! NSValue).cgRectValue.size
                }
            """,
            """
                func shown(_ note: Notification) {
                    let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)
                    guard let value = note.userInfo?["begin"] as? CGRect else { return }
                    show(value, end, value.height)
                }
                func other(_ value: Any) {
                    guard let other = value as? NSValue else { return }
                    show(other)
                    let all = (value as! CGRect).size
                }
            """),
    ]

    private static let members = [
        Case(
            "an action without a target, which UIKit finds in the class around it",
            """
                private let bar: UIToolbar = {
                    let bar = UIToolbar()
                    bar.items = [UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: #selector(hideKeyboard))]
                    return bar
                }()
                @objc private func hideKeyboard() {}
            """,
            """
                private lazy var bar: UIToolbar = {
                    let bar = UIToolbar()
                    bar.items = [UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.hideKeyboard() })]
                    return bar
                }()
                private func hideKeyboard() {}
            """),
        Case(
            "properties that use their object",
            """
                private let save: UIButton = {
                    let button = UIButton()
                    button.addTarget(self, action: #selector(go), for: .touchUpInside)
                    return button
                }()
                private let plain: UIButton = { UIButton() }()
                private(set) var count: Int? = nil { didSet { self.title = "" } }
                static let shared = { self.init() }()
                lazy var late = { self.title }()
                let other = model.self
                @objc func go() {}
            """,
            """
                private lazy var save: UIButton = {
                    let button = UIButton()
                    button.addAction(UIAction { [weak self] _ in self?.go() }, for: .touchUpInside)
                    return button
                }()
                private let plain: UIButton = { UIButton() }()
                private(set) var count: Int? = nil { didSet { self.title = "" } }
                static let shared = { self.init() }()
                lazy var late = { self.title }()
                let other = model.self
                func go() {}
            """),
        Case(
            "annotations",
            """
                @MainActor func show(_ done: @escaping @MainActor (Int) -> Void) {
                    Task { @MainActor in
                        await load()
                    }
                    Task { @MainActor [weak self] in self?.load() }
                    Task { @MainActor in load() }
                }
                @IBAction private func tapped(_ sender: Any) {}
                @objc(named) public private(set) var title = 1
                @objc dynamic var observed = 1
                @IBOutlet weak var label: UILabel!
            """,
            """
                func show(_ done: @escaping (Int) -> Void) {
                    Task {
                        await load()
                    }
                    Task { [weak self] in self?.load() }
                    Task { load() }
                }
                @IBAction private func tapped(_ sender: Any) {}
                public private(set) var title = 1
                @objc dynamic var observed = 1
                @IBOutlet weak var label: UILabel!
            """),
    ]

    @Test(arguments: controls + items + gestures + notifications + members)
    func `code is rewritten, and a second run changes nothing`(example: Case) {
        let after = inClass(example.after)
        expect(rewritten(inClass(example.before)), is: after)
        expect(rewritten(after), is: after)
    }

    /// Code that stays, since what would replace it does not compile or does harm on a phone.
    @Test(arguments: [
        "    func make() -> UIGestureRecognizer {\n        UITapGestureRecognizer(target: self, action: #selector(go))\n    }",
        "    private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(go))",
        "    private lazy var tap = {\n        UITapGestureRecognizer(target: self, action: #selector(go))\n    }()",
        "    func add() {\n        switch self {\n"
            + "        case 1: view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))\n"
            + "        }\n    }",
        "    func add() {\n        let a = UILongPressGestureRecognizer(target: self, action: #selector(tapped))\n    }",
        "    func add() {\n        return center.addObserver(self, selector: #selector(go), name: .a, object: nil)\n    }",
        "    func add() {\n        Timer.scheduledTimer(\n            timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)\n    }",
        "    func add() {\n        center.addObserver(self, selector: #selector(go), name: .a, object: nil)\n"
            + "        center.addObserver(self, selector: #selector(other), name: .a, object: nil)\n"
            + "        center.removeObserver(self, name: .a, object: nil)\n    }\n    @objc func other() {}",
        "    @IBAction func fromStoryboard() {}",
        "    @objc func named() { perform(NSSelectorFromString(\"named\")) }",
        "    init() { super.init(nibName: nil, bundle: nil) }",
    ])
    func `what could not be replaced well stays`(code: String) {
        let source = inClass(
            code + "\n    @objc func go() {}\n    @objc func tapped(_ tap: UITapGestureRecognizer) {}\n"
                + "    @objc func tick(_ timer: Timer) {}")
        let after = rewritten(source)
        #expect(after.contains(code))
        expect(rewritten(after), is: after)
    }

    @Test func `two recognisers of one function have two names`() {
        let add = "    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))\n"
        let after = rewritten(inClass("    func add() {\n    \(add)    \(add)    }\n    func go() {}"))
        #expect(after.contains("view.addGestureRecognizer(goRecognizer)"))
        #expect(after.contains("let goRecognizer2 = UITapGestureRecognizer()"))
        #expect(after.contains("view.addGestureRecognizer(goRecognizer2)"))
    }

    @Test func `a list makes cells by an initialiser that is required on a stage`() {
        let before = """
            class PlainCell: UITableViewCell {
                init() { super.init(style: .default, reuseIdentifier: nil) }
            }
            class Titled: PlainCell {
                private let name: String
                init(name: String) {
                    self.name = name
                    super.init()
                }
            }

            """
        let kept = """
            final class Badge: UICollectionReusableView {
                override init(frame: CGRect) { super.init(frame: frame) }
                convenience init(text: String) { self.init(frame: .zero) }
                required init?(coder: NSCoder) { fatalError() }
            }
            class Box: UIView { init() { super.init(frame: .zero) } }

            """
        let changed = """
            class PlainCell: UITableViewCell {
                required init() { super.init(style: .default, reuseIdentifier: nil) }
            }
            class Titled: PlainCell {
                private let name: String
                init(name: String) {
                    self.name = name
                    super.init()
                }

                required init() { fatalError("init() has not been implemented") }
            }

            """
        expect(rewritten(before + kept), is: changed + kept)
        expect(rewritten(changed), is: changed)
    }

    @Test func `an import of one declaration is replaced too`() {
        #expect(
            rewritten(
                "import UIKit.UIColor\nimport class UIKit.UIView\nimport Foundation.NSURL\nimport AVKit.AVPlayerView\n")
                    == """
                    import Rehearsal
                    import AVKit.AVPlayerView

                    """)
    }

    @Test func `a framework that brings UIKit or Foundation no longer brings the stage's`() {
        #expect(
            rewritten("// Cards.\nimport CoreData\nimport StoreKit\nclass Card: NSManagedObject {}\n")
                == "// Cards.\nimport Rehearsal\nimport CoreData\nimport StoreKit\nclass Card: NSManagedObject {}\n"
        )
        for stays in ["import CoreData\nlet a = 1\n", "import Rehearsal\nimport CoreData\nlet a = Date()\n"] {
            expect(rewritten(stays), is: stays)
        }
    }

    @Test func `imports become that of Rehearsal, except under a condition`() {
        let before = """
            // The form.
            import Combine
            @testable import Shop
            import UIKit // and more
            import os
            import MapKit
            #if DEBUG
            import Foundation
            #endif
            import class Foundation.Bundle
            final class FormVC: UIViewController {}
            """
        let after = """
            // The form.
            import Rehearsal
            @testable import Shop
            #if DEBUG
            import Foundation
            #endif
            import class Foundation.Bundle
            final class FormVC: UIViewController {}
            """
        expect(rewritten(before), is: after)
        expect(rewritten(after), is: after)
    }

    @Test func `a function in another file is known, and its annotation goes with the last selector`() {
        let files = Adoption([
            (
                "A.swift",
                Array(
                    "class A: UIView { func f() {\nx.addTarget(self, action: #selector(go), for: .allEvents)\n} }\n"
                        .utf8)
            ),
            ("B.swift", Array("extension A { @objc func go() {} }\nclass C: A { @objc func stays() {} }\n".utf8)),
            ("D.swift", Array("let s = #selector(C.stays)\n".utf8)),
        ])
        #expect(
            files.files.map { String(decoding: $0.new, as: UTF8.self) } == [
                "class A: UIView { func f() {\nx.addAction(UIAction { [weak self] _ in self?.go() }, for: .allEvents)\n} }\n",
                "extension A { func go() {} }\nclass C: A { @objc func stays() {} }\n",
                "let s = #selector(C.stays)\n",
            ])
        #expect(
            files.rest == [
                Remainder(path: "B.swift", line: 2, cause: .objectiveC, code: "@objc"),
                Remainder(path: "D.swift", line: 1, cause: .selector, code: "#selector"),
            ])
    }

    @Test func `what is left is listed by line, and text and comments are no code`() {
        let text = """
            import UIKit
            import StoreKit
            // #selector(a)
            let text = "#selector(b) @objc"
            class A: UIViewController {
                @IBOutlet var label: UILabel!
                let nib = UINib(nibName: "A", bundle: nil)
                let key = #keyPath(A.label)
                let one = Selector("one")
            }
            """
        #expect(
            Adoption([("A.swift", Array(text.utf8))]).rest.map { "\($0.line) \($0.cause.rawValue): \($0.code)" } == [
                "2 other frameworks: import StoreKit", "6 storyboards and nibs: @IBOutlet",
                "7 storyboards and nibs: UINib", "8 Objective-C: #keyPath", "9 selectors: Selector",
            ])
    }

    @Test func `any bytes are no trap`() {
        _ = Adoption([("A.swift", Array("class A {\nlet a = }".utf8))])
        var generator = SeededNumbers(seed: 1)
        let words = [
            "@objc", "@MainActor", "(", ")", "{", "}", "#selector", "addTarget", "self", ",", "action", ":", "class",
            "A", "func", "let", "=", "\"", "\n", "import", "UIKit", "init", "UITapGestureRecognizer", "target",
            "removeObserver", "addObserver", "deinit", ".", "[", "]", "in",
        ]
        for _ in 0..<2000 {
            let text = (0..<40).map { _ in words.randomElement(using: &generator) ?? "" }.joined(
                separator: Bool.random(using: &generator) ? " " : "")
            _ = Adoption([("A.swift", Array(text.utf8))])
        }
    }

    @Test func `an asset catalogue becomes names for the stage`() {
        let brand = """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb",
                "components": {"red": "0x80", "green": "255", "blue": "0.250", "alpha": "1.000"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
                "color": {"components": {"white": "0.1", "alpha": "1"}}}
            ]}
            """
        let catalog = AssetCatalog(
            folder: "App/Assets.xcassets",
            contents: [
                ("App/Assets.xcassets/Contents.json", Array("{}".utf8)),
                ("App/Assets.xcassets/Group/BrandColor.colorset/Contents.json", Array(brand.utf8)),
                ("App/Assets.xcassets/broken.colorset/Contents.json", Array("nonsense".utf8)),
                ("App/Assets.xcassets/my-logo 2.imageset/Contents.json", Array("{}".utf8)),
                ("App/Assets.xcassets/URLImage.imageset/Contents.json", Array("{}".utf8)),
                ("App/Assets.xcassets/default.imageset/Contents.json", Array("{}".utf8)),
            ])
        expect(catalog.path, is: "App/Assets+Stage.swift")
        #expect(
            catalog.source == """
                // Written by `rehearse adopt`: names that Xcode makes of the asset catalogue for a phone.
                #if !os(iOS)
                    import Rehearsal

                    /// A colour of the catalogue.
                    struct ColorResource {
                        let light: UIColor
                        let dark: UIColor

                        static let brand = ColorResource(
                            light: UIColor(red: 0.502, green: 1.0, blue: 0.25, alpha: 1.0),
                            dark: UIColor(red: 0.1, green: 0.1, blue: 0.1, alpha: 1.0))
                    }

                    /// An image of the catalogue.
                    struct ImageResource {
                        let name: String

                        static let url = ImageResource(name: "URLImage")
                        static let `default` = ImageResource(name: "default")
                        static let myLogo2 = ImageResource(name: "my-logo 2")
                    }

                    extension UIColor {
                        convenience init(resource: ColorResource) {
                            self.init { $0.userInterfaceStyle == .dark ? resource.dark : resource.light }
                        }

                        static var brand: UIColor { UIColor(resource: .brand) }
                    }

                    extension UIImage {
                        convenience init(resource: ImageResource) {
                            self.init(named: resource.name)!
                        }

                        static var url: UIImage { UIImage(resource: .url) }
                        static var `default`: UIImage { UIImage(resource: .`default`) }
                        static var myLogo2: UIImage { UIImage(resource: .myLogo2) }
                    }
                #endif

                """)
    }

    @Test func `a diff has hunks with the lines around each change`() {
        let old = (1...20).map { "line \($0)" }.joined(separator: "\n")
        let new = old.replacing("line 4\n", with: "line four\nand more\n").replacing("line 18", with: "")
        #expect(
            UnifiedDiff(path: "a.txt", from: Array(old.utf8), to: Array(new.utf8)).lines == [
                "--- a/a.txt", "+++ b/a.txt", "@@ -1,7 +1,8 @@", " line 1", " line 2", " line 3", "-line 4",
                "+line four",
                "+and more", " line 5", " line 6", " line 7", "@@ -15,6 +16,6 @@", " line 15", " line 16", " line 17",
                "-line 18", "+", " line 19", " line 20", "\\ No newline at end of file",
            ])
        #expect(UnifiedDiff(path: "a.txt", from: [65], to: [65]).lines.isEmpty)
    }
}
