import HeadlessUIKit
import Scene
import TestSupport
import Testing

/// On a phone an object may call its holder while it is released; a stage must not end the process then.
@Suite struct DeinitTests {
    @Test(arguments: stage + views)
    private func `an object that the library releases may call its holder`(holder: Holder) {
        #expect(holder.release() > 0)
    }

    private static let stage = [
        Holder("StageTimer.cancel") { words, _ in
            let scope = TaskScope("it")
            let timer = scope.after(.seconds(1), "timer", words.closure)
            words.call = {
                timer.cancel()
                scope.after(.seconds(1), "other") {}.cancel()
                scope.end()
            }
            timer.cancel()
        },
        Holder("TaskScope.end") { words, _ in
            let scope = TaskScope("it")
            scope.after(.seconds(1), "timer", words.closure)
            words.call = {
                scope.after(.seconds(1), "other") {}
                scope.start("task") {}
                scope.end()
            }
            scope.end()
        },
        Holder("the end of a task") { words, tester in
            let scope = TaskScope("it")
            let task = scope.start("task") { [c = words.closure] in c() }
            words.call = {
                task.cancel()
                scope.start("other") {}
                scope.end()
            }
            tester.settle()
        },
        Holder("Debouncer.send") { words, _ in
            let debouncer = Debouncer<LastWords.Object?>(.seconds(1), on: TaskScope("it")) { _ in }
            debouncer.send(words.object)
            words.call = {
                words.call = {}
                debouncer.send(words.object)
                debouncer.cancel()
            }
            debouncer.send(nil)
        },
    ]

    private static let views = [
        Holder("UIControl.removeAction") { words, _ in
            let button = UIButton()
            let identifier = UIAction.Identifier("it")
            button.addAction(UIAction(identifier: identifier) { [c = words.closure] _ in c() }, for: .touchUpInside)
            words.call = {
                button.sendActions(for: .allEvents)
                button.addAction(UIAction { _ in }, for: .touchUpInside)
                button.removeAction(identifiedBy: identifier, for: .allEvents)
                button.isEnabled.toggle()
            }
            button.removeAction(identifiedBy: identifier, for: .allEvents)
        },
        Holder("UIView.removeGestureRecognizer and accessibilityCustomActions") { words, _ in
            let view = UIView()
            let recognizer = {
                let tap = UITapGestureRecognizer()
                tap.onRecognition(words.closure)
                return tap
            }
            view.addGestureRecognizer(recognizer())
            view.accessibilityCustomActions = [
                UIAccessibilityCustomAction(name: "it") { [c = words.closure] _ in
                    c()
                    return true
                }
            ]
            words.call = {
                words.call = {}
                view.addGestureRecognizer(UITapGestureRecognizer())
                for recognizer in view.gestureRecognizers ?? [] { view.removeGestureRecognizer(recognizer) }
                view.accessibilityCustomActions = nil
                view.addSubview(UIView())
                view.layoutIfNeeded()
            }
            for recognizer in view.gestureRecognizers ?? [] { view.removeGestureRecognizer(recognizer) }
            view.accessibilityCustomActions = nil
        },
        Holder("UIBarButtonItem, UINavigationItem and toolbar items") { words, _ in
            final class Title: UIView {
                var object: LastWords.Object?
            }
            let controller = UIViewController()
            let title = Title()
            title.object = words.object
            controller.navigationItem.titleView = title
            controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
                primaryAction: UIAction(title: "it") { [c = words.closure] _ in c() })
            controller.toolbarItems = [
                UIBarButtonItem(primaryAction: UIAction(title: "it") { [c = words.closure] _ in c() })
            ]
            words.call = {
                controller.navigationItem.titleView = nil
                controller.navigationItem.rightBarButtonItems = []
                controller.toolbarItems = nil
                controller.title = "it"
            }
            title.object = nil
            controller.navigationItem.rightBarButtonItem = nil
            controller.toolbarItems = nil
        },
        Holder("UIButton.menu, configurationUpdateHandler and a cell's content") { words, _ in
            let button = UIButton()
            button.menu = UIMenu(children: [UIAction(title: "it") { [c = words.closure] _ in c() }])
            button.configurationUpdateHandler = { [c = words.closure] _ in c() }
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.configurationUpdateHandler = { [c = words.closure] _, _ in c() }
            words.call = {
                button.menu = nil
                button.configurationUpdateHandler = nil
                button.configuration = nil
                cell.configurationUpdateHandler = nil
                cell.contentConfiguration = nil
            }
            button.menu = nil
            button.configurationUpdateHandler = nil
            cell.configurationUpdateHandler = nil
        },
        Holder("a container's children and a window's root") { words, tester in
            final class Child: UIViewController {
                var object: LastWords.Object?
            }
            let child = {
                let child = Child()
                child.object = words.object
                return child
            }
            let window = UIWindow()
            let navigation = UINavigationController(rootViewController: child())
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            tester.settle()
            words.call = {
                words.call = {}
                navigation.popToRootViewController(animated: false)
                navigation.setViewControllers([UIViewController()], animated: false)
                navigation.dismiss(animated: false)
                window.rootViewController = UIViewController()
            }
            navigation.setViewControllers([child()], animated: false)
            window.rootViewController = child()
            window.rootViewController = nil
        },
        Holder("UIViewPropertyAnimator and UIView.animate") { words, tester in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: words.closure)
            animator.addCompletion { [c = words.closure] _ in c() }
            UIView.animate(withDuration: 1, animations: {}, completion: { [c = words.closure] _ in c() })
            words.call = {
                animator.addAnimations {}
                animator.addCompletion { _ in }
                UIView.animate(withDuration: 1) {}
            }
            animator.startAnimation()
            animator.stopAnimation(false)
            animator.finishAnimation(at: .end)
            tester.advance(by: .seconds(2))
        },
    ]
}
