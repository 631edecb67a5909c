import Authentication
import HeadlessUIKit
import Scene
import StageRuntime
import TestSupport
import Testing

/// The container of one child: the order in which one takes another's place.
@Suite struct SingleChildControllerTests {
    /// A child that notes what it is told.
    private final class Child: SceneController {
        private let name: String
        private let log: CallLog<String>
        override var screenName: String? { name }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

        init(_ name: String, log: CallLog<String>) {
            self.name = name
            self.log = log
            super.init()
        }

        override func viewWillAppear(_ animated: Bool) { log.add("\(name) will appear") }
        override func viewDidAppear(_ animated: Bool) { log.add("\(name) did appear") }
        override func viewWillDisappear(_ animated: Bool) { log.add("\(name) will disappear") }
        override func viewDidDisappear(_ animated: Bool) { log.add("\(name) did disappear") }
        override func didLeaveForGood() { log.add("\(name) left") }

        override func willMove(toParent parent: UIViewController?) {
            log.add(parent == nil ? "\(name) will move out" : "\(name) will move in")
        }

        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            log.add(parent == nil ? "\(name) did move out" : "\(name) did move in")
        }
    }

    @Test func `a child shown before the window appears with it`() {
        StageTester.run { tester in
            let log = CallLog<String>()
            let screen = ScreenTester(on: tester)
            screen.show {
                let container = SingleChildController()
                container.show(Child("A", log: log))
                return container
            }
            expect(log.take(), is: ["A will move in", "A did move in", "A will appear", "A did appear"])
            expect(screen.name, is: "A")
            UIApplication.shared.terminate()
        }
    }

    @Test func `another child takes its place in the order of a new root, and the first leaves for good`() {
        StageTester.run { tester in
            let log = CallLog<String>()
            let screen = ScreenTester(on: tester)
            let container = SingleChildController()
            screen.show {
                container.show(Child("A", log: log))
                return container
            }
            _ = log.take()
            container.show(Child("B", log: log))
            tester.settle()
            #expect(
                log.take() == [
                    "A will move out", "B will move in", "A will disappear", "B will appear", "A did disappear",
                    "B did appear", "A did move out", "B did move in", "A left",
                ])
            expect(screen.name, is: "B")
            expect(container.children.count, is: 1)
            expect(container.view.subviews, is: container.children.map(\.view))
            UIApplication.shared.terminate()
        }
    }

    private func makeCover() -> UIViewController {
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        return cover
    }

    @Test func `the child decides how the device may be held, all but upside down without one`() {
        StageTester.run { tester in
            let container = SingleChildController()
            expect(container.supportedInterfaceOrientations, is: .allButUpsideDown)
            container.show(Child("A", log: CallLog()))
            expect(container.supportedInterfaceOrientations, is: .portrait)
        }
    }
}
