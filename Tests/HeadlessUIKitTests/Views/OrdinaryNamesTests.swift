import Foundation
import TestSupport

@testable import HeadlessUIKit

/// What ordinary apps use beside the basics; each test names its page below developer.apple.com/documentation/uikit.
@Suite struct OrdinaryNamesTests {
    private let display = Display()
    private let log = Journal()

    // uiscrollview/zoomscale, uiscrollview/zoom(to:animated:), uiscrollviewdelegate/viewforzooming(in:)
    @Test func `a scroll view zooms the view that its delegate names, within its limits`() {
        final class Delegate: NSObject, UIScrollViewDelegate {
            let (photo, log): (UIView, Journal)
            init(_ photo: UIView, _ log: Journal) { (self.photo, self.log) = (photo, log) }
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
            func scrollViewDidZoom(_ scrollView: UIScrollView) { log.note("zoom \(scrollView.zoomScale)") }
            func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.note("begin") }
            func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
                log.note("end \(scale)")
            }
        }
        let photo = display.stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        let delegate = Delegate(photo, log)
        let scroll = display.add { () -> UIScrollView in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            scroll.addSubview(photo)
            scroll.delegate = delegate
            scroll.contentSize = photo.bounds.size
            return scroll
        }
        display.stage.run { scroll.zoomScale = 2 }
        expect((scroll.zoomScale, log.take()), is: (1, []))
        display.stage.run {
            scroll.maximumZoomScale = 3
            scroll.zoomScale = 2
        }
        expect((log.take(), scroll.contentSize), is: (["zoom 2.0"], CGSize(width: 200, height: 200)))
        expect((photo.frame.numbers, scroll.contentOffset), is: ([0, 0, 200, 200], CGPoint(x: 50, y: 50)))
        display.stage.run { scroll.zoom(to: CGRect(x: 75, y: 75, width: 25, height: 25), animated: true) }
        expect((log.take(), scroll.isZooming), is: (["begin", "zoom 3.0"], true))
        expect(scroll.contentOffset, is: CGPoint(x: 200, y: 200))
        display.stage.advance(by: .milliseconds(300))
        expect((log.take(), scroll.isZooming), is: (["end 3.0"], false))
        display.stage.run { scroll.setZoomScale(0, animated: false) }
        expect((photo.transform, scroll.contentOffset, scroll.zoomScale), is: (.identity, .zero, 1))
    }

    /// Rows that the user can put in another order.
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var titles = ["a", "b", "c"]
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = titles[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) { titles.insert(titles.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath { IndexPath(row: max(proposedDestinationIndexPath.row, 1), section: 0) }
    }

    // uitableviewdatasource/tableview(_:moverowat:to:), tableview(_:canmoverowat:), uitableviewdelegate/
    // tableview(_:targetindexpathformovefromrowat:toproposedindexpath:)
    @Test func `the user moves rows in editing mode, where the data source and the delegate allow it`() throws {
        let rows = Rows()
        let table = display.addTable(rows)
        display.stage.settle()
        expect(try display.element("c").customActions, is: [])
        display.stage.run { table.setEditing(true, animated: false) }
        expect(try (display.element("a").customActions, display.element("c").customActions.count), is: ([], 2))
        try display.use("c") { try $0.perform("Move Up") }
        expect((rows.titles, display.exceptions), is: (["a", "c", "b"], []))
        expect(display.text.split(separator: "\n").dropFirst().map { $0.suffix(3) }, is: [#""a""#, #""c""#, #""b""#])
        #expect(throws: InputRefusal.failedAction("Move Up")) { try display.use("c") { try $0.perform("Move Up") } }
        #expect(throws: InputRefusal.failedAction("Move Down")) {
            try display.use("b") { try $0.perform("Move Down") }
        }
    }

    // uicolor/init(named:in:compatiblewith:), in the format of asset catalogues
    @Test func `a colour is read from an asset catalogue`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Colours-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("Assets.xcassets/Accent.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        let text = """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb", "components":
                {"red": "0xFF", "green": "0.500", "blue": "0", "alpha": "1.000"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"color-space": "gray-gamma-22", "components": {"white": "1.000", "alpha": "0.250"}}}
            ], "info": {"author": "xcode", "version": 1}}
            """
        try text.write(to: set.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
        let bundle = try #require(Bundle(path: folder.path))
        let color = try #require(UIColor(named: "Accent", in: bundle, compatibleWith: nil))
        expect(color.light, is: UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).light)
        expect(color.dark, is: UIColor(white: 1, alpha: 0.25).light)
        expect((UIColor(named: "Other", in: bundle, compatibleWith: nil), UIColor(named: "Accent")), is: (nil, nil))
    }

    // uiview/mask
    @Test func `a mask is the part of a view that is drawn`() {
        let box = display.add { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        let drawing = {
            let window = self.display.window
            return self.display.stage.run { ScreenPicture(of: window, in: window.traitCollection).body }
        }
        let before = drawing()
        display.stage.run {
            let mask = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
            mask.layer.cornerRadius = 25
            box.mask = mask
        }
        #expect(drawing() != before && box.subviews.isEmpty && box.mask?.frame.minX == 25)
    }

    // uiappearance: "iOS applies appearance changes when a view enters a window", and not over what a view has itself
    @Test func `a view that enters a window takes the looks of its class, except what it has itself`() {
        let old = display.add { UISwitch() }
        display.stage.run {
            UISwitch.appearance().onTintColor = .systemRed
            UINavigationBar.appearance().tintColor = .systemPink
            let bar = UINavigationBarAppearance()
            bar.backgroundColor = .systemYellow
            UINavigationBar.appearance().standardAppearance = bar
        }
        let (plain, own) = display.stage.run { (UISwitch(), UISwitch()) }
        display.stage.run { own.onTintColor = .systemBlue }
        let bar = display.stage.run { UINavigationController(rootViewController: UIViewController()).navigationBar }
        expect(plain.onTintColor, is: nil)
        _ = display.add {
            let box = UIView()
            for view in [plain, own, bar] { box.addSubview(view) }
            return box
        }
        expect((plain.onTintColor, own.onTintColor, old.onTintColor), is: (.systemRed, .systemBlue, nil))
        expect((bar.tintColor, bar.standardAppearance.backgroundColor), is: (.systemPink, .systemYellow))
        display.stage.run { UIApplication.shared.add(display.window) }
        display.stage.run { UIApplication.shared.terminate() }
        expect(Display().add { UISwitch() }.onTintColor, is: nil)
    }

    // uisplitviewcontrollerdelegate/splitviewcontroller(_:topcolumnforcollapsingtoproposedtopcolumn:),
    // uiviewcontroller/showdetailviewcontroller(_:sender:)
    @Test func `a split view controller is one stack on a phone, with the secondary column on top at first`() {
        final class Chooser: NSObject, UISplitViewControllerDelegate {
            func splitViewController(
                _ svc: UISplitViewController,
                topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
            ) -> UISplitViewController.Column { proposedTopColumn == .secondary ? .primary : proposedTopColumn }
        }
        let (play, chooser) = (Play(), Chooser())
        let spies = play.spies("list", "detail", "other")
        func stack(_ chooser: Chooser?) -> UINavigationController? {
            let split = play.stage.run {
                let split = UISplitViewController(style: .doubleColumn)
                split.delegate = chooser
                split.setViewController(UINavigationController(rootViewController: spies[0]), for: .primary)
                split.setViewController(UINavigationController(rootViewController: spies[1]), for: .secondary)
                return split
            }
            play.show(split)
            return split.viewControllers.first as? UINavigationController
        }
        expect((stack(nil)?.viewControllers, spies[1].appearance), is: ([spies[0], spies[1]], .appeared))
        let chosen = stack(chooser)
        expect((chosen?.viewControllers, spies[0].splitViewController?.isCollapsed), is: ([spies[0]], true))
        play.stage.run { spies[0].showDetailViewController(spies[2], sender: nil) }
        play.stage.settle()
        expect((chosen?.viewControllers, spies[2].appearance), is: ([spies[0], spies[2]], .appeared))
        play.stage.run { spies[0].splitViewController?.hide(.secondary) }
        expect(chosen?.viewControllers, is: [spies[0]])
    }

    // uiresponder/inputview, inputaccessoryview, reloadinputviews()
    @Test func `a field's input views are on screen while it is edited`() throws {
        let (field, picker) = display.stage.run { (UITextField(), UIDatePicker()) }
        _ = display.add { field }
        display.stage.run {
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
            bar.items = [UIBarButtonItem(title: "Next")]
            (field.inputView, field.inputAccessoryView) = (picker, bar)
        }
        let old = display.text
        #expect(!old.contains("Next"))
        display.stage.run { _ = field.becomeFirstResponder() }
        display.stage.settle()
        expect((display.text.contains("Next"), picker.window), is: (true, display.window))
        #expect(picker.convert(picker.bounds, to: nil).maxY == 844 && picker.bounds.height > 0)
        display.stage.run {
            field.inputView = nil
            field.reloadInputViews()
        }
        expect((picker.window, display.text.contains("Next")), is: (nil, true))
        display.stage.run { _ = field.resignFirstResponder() }
        expect(display.text, is: old)
    }
}
