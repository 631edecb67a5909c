/// The container and the factory of an act, each with the protocol that its scenes see.
struct ActTemplate {
    /// The act's name.
    let name: PartName
    /// The type of the app's configuration, if the act shares it.
    let configuration: String?

    private var act: String { name.type }

    /// Returns the files.
    func files(in folder: String) -> [PartPlan.File] {
        [
            PartPlan.File("\(folder)/\(act)DC.swift", container),
            PartPlan.File("\(folder)/\(act)Factory.swift", factory),
        ]
    }

    /// The types that the files declare.
    var types: [String] { ["DC", "DCInterface", "Factory", "FactoryInterface"].map { act + $0 } }

    /// Returns what a factory makes a scene by, as its protocol says it.
    static func requirement(making scene: String) -> String {
        """
            /// Makes \(scene).
            func make\(scene)(_ setup: \(scene)Setup) -> UIViewController
        """
    }

    /// Returns how the factory of an act makes a scene of its own.
    static func making(_ scene: String) -> String {
        """
            func make\(scene)(_ setup: \(scene)Setup) -> UIViewController {
                \(scene)VC(container: container, setup: setup)
            }
        """
    }

    /// Returns how the factory of one act makes a scene of another.
    static func making(_ scene: String, ofAct act: PartName) -> String {
        """
            func make\(scene)(_ setup: \(scene)Setup) -> UIViewController {
                let act = \(act.type)DC()
                // The factory holds its container unowned: the container must live until the scene keeps it.
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
                "/// What the scenes of \(act) share; each scene keeps the container while it lives.",
                "protocol \(act)DCInterface: AnyObject {", shared,
                """
                    /// Makes the scenes; the container owns it.
                    var factory: any \(act)FactoryInterface { get }
                }
                """),
            SourceLayout.lines(
                """
                /// Makes what the scenes of \(act) share, and the factory of the scenes.
                ///
                /// ```
                /// a scene ──strong──> \(act)DC ──strong──> \(act)Factory ──unowned──> \(act)DC
                /// ```
                final class \(act)DC: \(act)DCInterface {
                """,
                configuration.map { "    let configuration: \($0)" },
                "    /// Makes scenes; strong, it holds this container unowned.",
                SourceLayout.assignment(
                    "private(set) lazy var factory: any \(act)FactoryInterface", "\(act)Factory(container: self)",
                    indent: 4),
                given, "}"))
    }

    private var factory: String {
        """
        import Rehearsal

        /// What makes the scenes of \(act).
        protocol \(act)FactoryInterface: AnyObject {}

        /// Makes the scenes of \(act) with their container.
        final class \(act)Factory: \(act)FactoryInterface {
            /// What the scenes share; unowned, the container owns this factory.
            private unowned let container: \(act)DC

            init(container: \(act)DC) {
                self.container = container
            }
        }

        """
    }
}

/// A flow that a coordinator owns: it begins with a scene of its own, and ends when the user has left that.
struct CoordinatorTemplate {
    /// The flow's name, and that of its first scene.
    let name: PartName

    /// The coordinator.
    var coordinator: String {
        """
        import Coordinators
        import Rehearsal

        /// The flow \(name.type): it begins with the scene of that name, and ends when the user has left it.
        ///
        /// Whoever starts it keeps it until `didFinish` is called.
        final class \(name.type)Coordinator: Coordinator {
            /// Makes the flow's scene; strong, it holds no scene.
            private let make: (\(name.type)Setup) -> UIViewController
            /// Called once with what the user chose, before the flow ends.
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

            /// Shows the first scene, on top of what is there.
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

    /// Returns the unit test of the coordinator: its flow from the first scene to its end.
    func test(of module: String) -> String {
        """
        import Coordinators
        import Rehearsal
        import Testing

        @testable import \(module)

        /// The flow alone, in a stack of its own.
        @Suite struct \(name.type)CoordinatorTests {
            @Test func `the flow shows its scene, and ends with what that hands back`() {
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
