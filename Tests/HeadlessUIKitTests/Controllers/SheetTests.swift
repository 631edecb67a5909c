import Foundation
import TestSupport

@testable import HeadlessUIKit

/// The heights of sheets, and the safe area that controllers add to.
@Suite struct SheetTests {
    let play = Play()
    let root: SpyController
    let other: SpyController

    init() {
        let play = play
        (root, other) = play.stage.run { (play.spy("root"), play.spy("other")) }
        play.show(root)
    }

    private func present(_ change: (UISheetPresentationController) -> Void) {
        play.stage.run {
            if let sheet = other.sheetPresentationController { change(sheet) }
            root.present(other, animated: true)
        }
        layOut()
    }

    private func layOut() { play.stage.run { play.window.layoutIfNeeded() } }

    @Test func `a sheet has the full height by default`() {
        present { sheet in
            expect((sheet.detents.map(\.identifier), sheet.selectedDetentIdentifier), is: ([.large], nil))
            expect((sheet.prefersGrabberVisible, sheet.preferredCornerRadius), is: (false, nil))
        }
        expect(other.view.frame, is: CGRect(x: 0, y: 57, width: 390, height: 787))
        expect(other.presentationController, is: other.sheetPresentationController)
    }

    @Test func `a sheet has the lowest of its detents, or the selected one`() {
        present { $0.detents = [.large(), .medium()] }
        expect(other.view.frame, is: CGRect(x: 0, y: 411, width: 390, height: 433))
        play.stage.run {
            other.sheetPresentationController?.animateChanges {
                other.sheetPresentationController?.selectedDetentIdentifier = .large
            }
        }
        layOut()
        expect(other.view.frame.minY, is: 57)
    }

    // A detent's height leaves out the home indicator (`custom(identifier:resolver:)`).
    @Test func `custom detents have the app's heights, and nil leaves one out`() {
        present { sheet in
            sheet.detents = [
                .custom(identifier: .init("small")) { _ in 200 }, .custom { _ in nil },
                .custom { $0.maximumDetentValue * 0.5 },
            ]
        }
        expect(other.view.frame.height, is: 234)
        expect(other.sheetPresentationController?.detents.first?.identifier.rawValue, is: "small")
    }

    @Test func `a controller that fills the screen is no sheet`() {
        play.stage.run {
            let delegate = Delegate()
            other.presentationController?.delegate = delegate
            other.modalPresentationStyle = .fullScreen
            #expect(other.sheetPresentationController == nil && other.presentationController?.delegate === delegate)
        }
    }

    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {}

    @Test func `a sheet is drawn in its frame with its grabber, and dims what is behind by default`() {
        present {
            $0.detents = [.medium()]
            $0.preferredCornerRadius = 30
        }
        let dim = ##"fill='#000' fill-opacity='0.3'"##
        #expect(play.picture.contains(##"y='411' width='390'"##) && play.picture.contains(##"rx='30'"##))
        #expect(play.picture.contains(dim))
        let before = play.picture
        play.stage.run {
            other.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
            other.sheetPresentationController?.prefersGrabberVisible = true
        }
        #expect(!play.picture.contains(dim))
        #expect(play.picture.contains(##"width='36' height='5'"##) && !before.contains(##"width='36' height='5'"##))
    }

    @Test func `a controller's additional safe area moves the views laid out in it, and below it`() {
        let label = UILabel()
        let inner = UIView()
        play.stage.run {
            label.text = "A"
            label.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.topAnchor),
                label.leadingAnchor.constraint(equalTo: root.view.layoutMarginsGuide.leadingAnchor),
            ])
            inner.frame = CGRect(x: 100, y: 4, width: 100, height: 100)
            root.view.addSubview(inner)
        }
        layOut()
        expect(label.frame.origin, is: CGPoint(x: 16, y: 47))
        expect(root.view.safeAreaInsets, is: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        play.stage.run { root.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 10, bottom: 0, right: 0) }
        layOut()
        expect(label.frame.origin, is: CGPoint(x: 26, y: 77))
        expect(root.view.safeAreaInsets, is: UIEdgeInsets(top: 77, left: 10, bottom: 34, right: 0))
        expect(inner.safeAreaInsets, is: UIEdgeInsets(top: 73, left: 0, bottom: 0, right: 0))
    }

    @Test func `a controller is notified of a changed safe area`() {
        final class Listener: UIViewController {
            var calls = 0
            override func viewSafeAreaInsetsDidChange() { calls += 1 }
        }
        play.stage.run {
            let listener = Listener()
            _ = listener.view
            listener.additionalSafeAreaInsets.top = 10
            listener.additionalSafeAreaInsets.top = 10
            expect(listener.calls, is: 1)
        }
    }

    @Test func `the default values are those of UIKit`() {
        play.stage.run {
            let controller = UIViewController()
            #expect(controller.modalTransitionStyle == .coverVertical && !controller.definesPresentationContext)
            expect((controller.preferredContentSize, controller.additionalSafeAreaInsets), is: (.zero, .zero))
            expect((controller.childForStatusBarStyle, controller.childForStatusBarHidden), is: (nil, nil))
            #expect(!controller.hidesBottomBarWhenPushed && !controller.isEditing)
            controller.modalTransitionStyle = .crossDissolve
            controller.definesPresentationContext = true
            expect((controller.modalTransitionStyle, controller.definesPresentationContext), is: (.crossDissolve, true))
        }
    }

    /// A delegate that asks before the sheet may go.
    private final class Asking: NSObject, UIAdaptivePresentationControllerDelegate {
        var asks = true
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            guard asks else { return }
            let question = UIAlertController(title: "Discard?", message: nil, preferredStyle: .actionSheet)
            question.addAction(UIAlertAction(title: "Keep", style: .cancel))
            presentationController.presentedViewController.present(question, animated: true)
        }
    }

    @Test func `a sheet that presents a question when pulled down is no error`() throws {
        // developer.apple.com/documentation/uikit/uiviewcontroller/ismodalinpresentation
        let delegate = Asking()
        present { _ in }
        try play.stage.run {
            other.isModalInPresentation = true
            other.presentationController?.delegate = delegate
            try play.window.pullDown()
            #expect(other.presentedViewController is UIAlertController)
            other.dismiss(animated: true)
        }
        play.stage.settle()
        delegate.asks = false
        play.stage.run { #expect(throws: GestureRefusal.self) { try play.window.pullDown() } }
    }
}
