/// The container and the factory of an act, and the protocols through which its scenes use them.
struct ActTemplate {
    let name: PartName
    /// The type of the app's configuration if the container has it; else nil.
    let configuration: String?

    private var act: String { name.type }

    func files(in folder: String) -> [PartPlan.File] {
        [
            PartPlan.File("\(folder)/\(act)DC.swift", container),
            PartPlan.File("\(folder)/\(act)Factory.swift", factory),
        ]
    }

    /// The names of the types that the files declare.
    var types: [String] { ["DC", "DCInterface", "Factory", "FactoryInterface"].map { act + $0 } }

    /// Returns the requirement of the factory's protocol for making a scene.
    static func requirement(making scene: String) -> String {
        """
            /// Makes \(scene).
            func make\(scene)(_ setup: \(scene)Setup) -> UIViewController
        """
    }

    /// Returns the factory's method that makes a scene of its own act.
    static func making(_ scene: String) -> String {
        """
            func make\(scene)(_ setup: \(scene)Setup) -> UIViewController {
                \(scene)VC(container: container, setup: setup)
            }
        """
    }

    /// Returns the factory's method that makes a scene of another act.
    static func making(_ scene: String, ofAct act: PartName) -> String {
        """
            func make\(scene)(_ setup: \(scene)Setup) -> UIViewController {
                let act = \(act.type)DC()
                // The new factory does not keep its container, so it must live until the scene keeps it.
                return withExtendedLifetime(act) { act.factory.make\(scene)(setup) }
            }
        """
    }

    private var container: String {
        let shared = configuration.map { type in
            """
                /// The app's configuration.
                var configuration: \(type) { get }
            """
        }
        let given = configuration.map { type in
            """

                init(configuration: \(type)) {
                    self.configuration = configuration
                }
            """
        }
        return SourceLayout.file(
            "import Rehearsal",
            SourceLayout.lines(
                "/// The container of \(act), as its scenes see it; each scene keeps it while it lives.",
                "protocol \(act)DCInterface: AnyObject {", shared,
                """
                    /// Makes the scenes; the container owns the factory.
                    var factory: any \(act)FactoryInterface { get }
                }
                """),
            SourceLayout.lines(
                """
                /// Makes and owns the factory, and all that the scenes of \(act) share.
                ///
                /// ```
                /// a scene ──strong──> \(act)DC ──strong──> \(act)Factory ──unowned──> \(act)DC
                /// ```
                final class \(act)DC: \(act)DCInterface {
                """,
                configuration.map { "    let configuration: \($0)" },
                "    /// Makes the scenes; strong, it holds this container unowned.",
                SourceLayout.assignment(
                    "private(set) lazy var factory: any \(act)FactoryInterface", "\(act)Factory(container: self)",
                    indent: 4),
                given, "}"))
    }

    private var factory: String {
        """
        import Rehearsal

        /// Makes the scenes of \(act).
        protocol \(act)FactoryInterface: AnyObject {}

        /// Makes the scenes of \(act) with their container.
        final class \(act)Factory: \(act)FactoryInterface {
            /// The container of the scenes; unowned, it owns this factory.
            private unowned let container: \(act)DC

            init(container: \(act)DC) {
                self.container = container
            }
        }

        """
    }
}

/// A flow that a coordinator owns; it begins with a scene of its own and ends when the user leaves that scene.
struct CoordinatorTemplate {
    /// The name of the flow and of its first scene.
    let name: PartName

    var coordinator: String {
        """
        import Coordinators
        import Rehearsal

        /// The flow \(name.type): it shows the scene of that name, and ends when the user leaves the scene.
        ///
        /// The object that starts it keeps it until `didFinish` is called.
        final class \(name.type)Coordinator: Coordinator {
            /// Makes the scene; strong, it does not keep the scene.
            private let make: (\(name.type)Setup) -> UIViewController
            /// Called once with the user's choice, before the flow ends.
            private let told: (_ text: String) -> Void

        \(SourceLayout.signature(
            "init",
            [
                "navigationController: UINavigationController",
                "make: @escaping (\(name.type)Setup) -> UIViewController", "told: @escaping (_ text: String) -> Void",
            ], ") {"))
                self.make = make
                self.told = told
                super.init(navigationController: navigationController)
            }

            /// Shows the scene on top of the current one.
            override func start() {
        \(SourceLayout.signature(
            "let setup = \(name.type)Setup", ["title: \"\(name.title)\"", "value: false"],
            ") { [weak self] value in", indent: 8, columns: 100))
                    self?.told("\(name.title): \\(value)")
                    self?.finish()
                }
                navigationController.pushViewController(make(setup), animated: true)
            }
        }

        """
    }

    /// Returns the unit test of the coordinator, from its first scene to its end.
    func test(of module: String) -> String {
        """
        import Coordinators
        import Rehearsal
        import Testing

        @testable import \(module)

        /// Tests the flow in a navigation controller of its own.
        @Suite struct \(name.type)CoordinatorTests {
            @Test func `the flow shows its scene, and ends with the scene's result`() {
                let stage = Stage()
                stage.run {
                    let stack = UINavigationController()
                    var setups: [\(name.type)Setup] = []
                    var told: [String] = []
                    let flow = \(name.type)Coordinator(
                        navigationController: stack,
                        make: { setup in
                            setups.append(setup)
                            return UIViewController()
                        },
                        told: { told.append($0) })
                    flow.didFinish = { told.append("finished") }
                    flow.start()
                    #expect(stack.viewControllers.count == 1 && told.isEmpty)
                    setups.first?.finished(true)
                    #expect(told == ["\(name.title): true", "finished"])
                }
                stage.shutDown()
            }
        }

        """
    }
}
