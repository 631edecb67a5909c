import Foundation
import TestSupport

@testable import HeadlessUIKit

/// The styles of presentations: what each covers, and what the user can do about it.
@Suite struct PresentationStyleTests {
    let play = Play()
    let root: SpyController
    let other: SpyController

    init() {
        let play = play
        (root, other) = play.stage.run { (play.spy("root"), play.spy("other")) }
        play.show(root)
    }

    /// Answers as it is told to, and notes what it is asked.
    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        var style = UIModalPresentationStyle.none
        var asked: [String] = []
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
            asked.append("style")
            return style
        }
        func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) { asked.append("prepare") }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            asked.append("should dismiss")
            return true
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            asked.append("will dismiss")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            asked.append("did dismiss")
        }
    }

    @discardableResult
    private func present(_ style: UIModalPresentationStyle) -> [String] {
        let told = play.noting {
            other.modalPresentationStyle = style
            root.present(other, animated: true)
        }
        play.stage.run { play.window.layoutIfNeeded() }
        return told
    }

    private func pullDown() -> GestureRefusal? {
        play.refusal { window throws(GestureRefusal) in try window.pullDown() }
    }

    // https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/overfullscreen
    @Test(arguments: [UIModalPresentationStyle.overFullScreen, .overCurrentContext, .custom])
    func `a controller over the screen keeps the screen below, and cannot be pulled down`(
        style: UIModalPresentationStyle
    ) {
        expect(present(style), is: ["other.willAppear", "other.didAppear"])
        expect(play.window.subviews, is: [root.view, other.view])
        expect(other.view.frame, is: CGRect(x: 0, y: 0, width: 390, height: 844))
        expect(pullDown(), is: .fullScreen("other"))
        #expect(!play.picture.contains(##"fill='#000' fill-opacity='0.3'"##))
        expect((other.sheetPresentationController, other.presentationController?.presentationStyle), is: (nil, style))
        expect(other.presentationController?.presentingViewController, is: root)
    }

    // https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/currentcontext
    @Test func `without a presentation context, currentContext covers the whole screen`() {
        present(.currentContext)
        expect((play.window.subviews, pullDown()), is: ([other.view], .fullScreen("other")))
    }

    // https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/formsheet
    @Test(arguments: [UIModalPresentationStyle.formSheet, .popover])
    func `on a phone, form sheets and popovers are sheets`(style: UIModalPresentationStyle) {
        play.stage.run {
            other.modalPresentationStyle = style
            other.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.large()]
        }
        present(style)
        expect(other.view.frame, is: CGRect(x: 0, y: 57, width: 390, height: 787))
        expect((other.popoverPresentationController != nil), is: (style == .popover))
        expect((pullDown(), root.presentedViewController), is: (nil, nil))
    }

    @Test func `a popover's own sheet has its height`() {
        play.stage.run {
            other.modalPresentationStyle = .popover
            other.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium()]
        }
        present(.popover)
        expect(other.view.frame.minY, is: 411)
    }

    // https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/adaptivepresentationstyle(for:)
    @Test func `a popover whose delegate returns none is a box, and a tap beside it dismisses it`() {
        let delegate = Delegate()
        play.stage.run {
            let button = UIButton(frame: CGRect(x: 300, y: 100, width: 80, height: 44))
            root.view.addSubview(button)
            other.modalPresentationStyle = .popover
            other.preferredContentSize = CGSize(width: 200, height: 120)
            other.popoverPresentationController?.delegate = delegate
            other.popoverPresentationController?.sourceView = button
            other.popoverPresentationController?.backgroundColor = .green
        }
        present(.popover)
        expect(delegate.asked, is: ["style", "prepare"])
        expect(other.view.frame, is: CGRect(x: 180, y: 157, width: 200, height: 120))
        #expect(play.picture.contains(##"rx='13'"##))
        expect(pullDown(), is: nil)
        expect(delegate.asked, is: ["style", "prepare", "should dismiss", "will dismiss", "did dismiss"])
    }

    @Test func `a popover lies above a view at the bottom, below a bar button, and follows a rotation`()
        throws
    {
        let delegate = Delegate()
        let stack = play.stack([root])
        play.show(stack)
        play.stage.run {
            let item = UIBarButtonItem(title: "More", primaryAction: UIAction { _ in })
            root.navigationItem.rightBarButtonItem = item
            let low = UIView(frame: CGRect(x: 0, y: 700, width: 390, height: 50))
            root.view.addSubview(low)
            play.window.layoutIfNeeded()
            other.modalPresentationStyle = .popover
            other.popoverPresentationController?.delegate = delegate
            other.popoverPresentationController?.sourceView = low
            other.popoverPresentationController?.sourceRect = CGRect(x: 0, y: 10, width: 20, height: 20)
        }
        present(.popover)
        let top = play.stage.run { root.view.convert(CGPoint(x: 0, y: 710), to: play.window).y }
        expect(other.view.frame, is: CGRect(x: 10, y: top - 13 - 480, width: 320, height: 480))
        play.noting { root.dismiss(animated: false) }
        play.stage.run { other.popoverPresentationController?.barButtonItem = root.navigationItem.rightBarButtonItem }
        present(.popover)
        expect(other.view.frame, is: CGRect(x: 60, y: 104, width: 320, height: 480))
        try play.stage.run { try UIApplication.shared.rotate(to: .landscapeRight) }
        expect(other.view.frame, is: CGRect(x: 514, y: 57, width: 320, height: 323))
    }

    @Test func `the delegate can make a sheet fill the screen, and is asked for each presentation`() {
        let delegate = Delegate()
        delegate.style = .fullScreen
        play.stage.run { other.presentationController?.delegate = delegate }
        let told = present(.pageSheet)
        expect((told.contains("root.willDisappear"), play.window.subviews), is: (true, [other.view]))
        expect(pullDown(), is: .fullScreen("other"))
        play.noting { root.dismiss(animated: false) }
        expect(play.window.subviews, is: [root.view])
        delegate.style = .none
        present(.pageSheet)
        expect((other.view.frame.minY, delegate.asked), is: (57, ["style", "style"]))
    }

    // https://developer.apple.com/documentation/uikit/uialertcontroller
    @Test func `an action sheet has no popover on a phone`() {
        play.stage.run {
            let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            expect((sheet.popoverPresentationController, sheet.sheetPresentationController), is: (nil, nil))
        }
    }

    // https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/prefersedgeattachedincompactheight
    @Test func `in landscape a sheet covers the screen, unless it prefers the bottom edge`() throws {
        present(.pageSheet)
        try play.stage.run { try UIApplication.shared.rotate(to: .landscapeRight) }
        expect(other.view.frame, is: CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(!play.picture.contains(##"fill='#000' fill-opacity='0.3'"##) && !play.picture.contains(##"rx='12'"##))
        expect(play.window.subviews, is: [root.view, other.view])
        play.stage.run {
            other.preferredContentSize = CGSize(width: 400, height: 0)
            other.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
            other.sheetPresentationController?.invalidateDetents()
            play.window.layoutIfNeeded()
        }
        expect(other.view.frame, is: CGRect(x: 0, y: 10, width: 844, height: 380))
        #expect(play.picture.contains(##"rx='12'"##))
        play.stage.run {
            other.sheetPresentationController?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
            other.sheetPresentationController?.invalidateDetents()
            play.window.layoutIfNeeded()
        }
        expect(other.view.frame, is: CGRect(x: 222, y: 10, width: 400, height: 380))
        expect(pullDown(), is: nil)
    }
}
