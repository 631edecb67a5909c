import TestSupport
import Testing

@testable import Generator

@Suite struct PartPlannerTests {
    /// The package that `new app Shop` writes, and in it the parts that are asked for, one after the other.
    private func shop(_ parts: PartRequest...) throws -> PackageOutline {
        let app = try PartPlanner.plan(.app("Shop", rehearsal: .path("../Rehearsal")), in: PackageOutline([]))
        var outline = PackageOutline(app.files.map { (String($0.path.dropFirst(5)), $0.text) })
        for part in parts {
            let plan = try PartPlanner.plan(part, in: outline)
            #expect(plan.pastes.isEmpty)
            var files = outline.files.map { ($0.path, $0.lines.joined(separator: "\n")) }
            for edit in plan.edits { files = files.map { $0.0 == edit.path ? (edit.path, edit.text) : $0 } }
            outline = PackageOutline(files + plan.files.map { ($0.path, $0.text) })
        }
        return outline
    }

    private func text(_ plan: PartPlan, _ names: [String]) -> String {
        let files = plan.files.filter { file in names.contains { file.path.hasSuffix($0) } }
        let edits = plan.edits.map { "+++ \($0.path)\n" + $0.lines.map { "+ " + $0 }.joined(separator: "\n") + "\n" }
        return (files.map { "--- \($0.path)\n\($0.text)" } + edits).joined(separator: "\n")
    }

    private func message(_ part: PartRequest, in outline: PackageOutline) -> String? {
        do throws(PartError) {
            _ = try PartPlanner.plan(part, in: outline)
            return nil
        } catch {
            return error.message
        }
    }

    @Test func `a new app is a package with an act, its places and a first scene`() throws {
        let plan = try PartPlanner.plan(.app("CoffeeShop", rehearsal: .path("../Rehearsal")), in: PackageOutline([]))
        #expect(plan.executable == "rehearse-coffee-shop" && plan.pastes.isEmpty && plan.edits.isEmpty)
        expect(plan.files.filter(\.isProgram).map(\.path), is: ["CoffeeShop/ci"])
        let paths = plan.files.map(\.path).joined(separator: "\n") + "\n\n"
        let names = ["Package.swift", "App.swift", "MainFactory.swift", "HomeNavigator.swift", "counter.walk"]
        try expectGolden(paths + text(plan, names), "app.txt")
    }

    @Test func `a UIKit app is a package with a controller, without acts`() throws {
        let request = PartRequest.app("CoffeeShop", rehearsal: .path("../Rehearsal"), isUIKit: true)
        let plan = try PartPlanner.plan(request, in: PackageOutline([]))
        #expect(plan.executable == "rehearse-coffee-shop" && plan.pastes.isEmpty && plan.edits.isEmpty)
        let paths = plan.files.map(\.path).joined(separator: "\n") + "\n\n"
        let names = ["Package.swift", "App.swift", "HomeViewController.swift", "HomeTests.swift", "home.walk"]
        try expectGolden(paths + text(plan, names), "uikit-app.txt")
    }

    @Test func `the first scene of an empty app is its root, and a tab stands beside what the app has shown`() throws {
        let request = PartRequest.app("Shop", rehearsal: .path("../Rehearsal"), isEmpty: true)
        let app = try PartPlanner.plan(request, in: PackageOutline([]))
        let paths = app.files.map(\.path).joined(separator: "\n") + "\n\n"
        let empty = PackageOutline(app.files.map { (String($0.path.dropFirst(5)), $0.text) })
        let first = try PartPlanner.plan(
            .scene("Start", act: "Main", SceneOptions(result: .int, isList: true)), in: empty)
        let tab = try PartPlanner.plan(.tab("Settings"), in: added(first, to: empty))
        let second = try PartPlanner.plan(.tab("Profile"), in: added(tab, to: added(first, to: empty)))
        let begin = text(app, ["App.swift", "AppTests.swift", "Configuration.swift", ".walk"])
        let parts = [text(first, [".walk"]), text(tab, [".walk"]), text(second, ["ProfileDC.swift"])]
        expect([first, tab, second].flatMap(\.pastes), is: [])
        let tabbed = try added(PartPlanner.plan(.tab("Settings"), in: empty), to: empty)
        let late = try PartPlanner.plan(.scene("Start", act: "Main", SceneOptions()), in: tabbed)
        expect(late.pastes, is: [])
        let shown = """
                    let setup = StartSetup(title: "Start")
                    let tabs = UITabBarController()
                    tabs.viewControllers = [
                        tab("Shop", UINavigationController(rootViewController: container.factory.makeStart(setup))),
            """
        #expect(late.edits.contains { $0.text.contains(shown) })
        let act = try PartPlanner.plan(.act("Basket"), in: empty)
        let worker = try PartPlanner.plan(.worker("Net", WorkerOptions()), in: added(act, to: empty))
        expect(worker.edits.map(\.path), is: ["Sources/Shop/ShopApp.swift", "Sources/Shop/Main/MainDC.swift"])
        #expect(
            act.pastes.map(\.lines) == [
                [
                    "        let act = BasketDC()",
                    "        let setup = BasketSetup(title: \"Basket\")",
                    "        let next = withExtendedLifetime(act) { act.factory.makeBasket(setup) }",
                    "        viewController?.navigationController?.pushViewController(next, animated: true)",
                ]
            ])
        try expectGolden(([paths + begin] + parts).joined(separator: "\n"), "empty-app.txt")
    }

    @Test func `a sign-in stands before what an app shows, in every kind of app and beside tabs`() throws {
        func outline(isUIKit: Bool = false, isEmpty: Bool = false) throws -> PackageOutline {
            let request = PartRequest.app(
                "Shop", rehearsal: .path("../Rehearsal"), isUIKit: isUIKit, isEmpty: isEmpty)
            let files = try PartPlanner.plan(request, in: PackageOutline([])).files
            return PackageOutline(files.map { (String($0.path.dropFirst(5)), $0.text) })
        }
        func app(_ outline: PackageOutline) -> String {
            let lines = outline.app.map { Array(outline.lines(of: $0)) } ?? []
            return lines.drop { !$0.contains("private let container") && !$0.contains("func launch") }
                .joined(separator: "\n") + "\n"
        }
        let shop = try outline()
        let plan = try PartPlanner.plan(.signIn, in: shop)
        let tabs = try added(PartPlanner.plan(.tab("Settings"), in: shop), to: shop)
        let empty = try outline(isEmpty: true)
        let signedIn = try added(PartPlanner.plan(.signIn, in: empty), to: empty)
        let start = try PartPlanner.plan(.scene("Start", act: "Main", SceneOptions()), in: signedIn)
        let uikit = try outline(isUIKit: true)
        let kinds = try [
            added(PartPlanner.plan(.signIn, in: tabs), to: tabs),
            added(PartPlanner.plan(.tab("Profile"), in: signedIn), to: signedIn), added(start, to: signedIn),
            added(PartPlanner.plan(.signIn, in: uikit), to: uikit),
        ]
        // The other files are the same in each app; CI compiles them.
        let names = ["SignInDC.swift", "SignInVC.swift", "SignInNavigator.swift", "Interfaces.swift", ".walk"]
        let whole = [plan.files.map(\.path).joined(separator: "\n") + "\n", text(plan, names)]
        try expectGolden((whole + kinds.map(app) + [text(start, [".walk"])]).joined(separator: "\n"), "sign-in.txt")
        let once = added(plan, to: shop)
        expect(
            message(.signIn, in: once), is: "the app has a sign-in already: Sources/Shop/SignIn/SignInDC.swift")
        let other = PackageOutline(
            shop.files.map { ($0.path, $0.lines.joined(separator: "\n")) } + [
                ("Sources/Shop/U.swift", "struct User {}")
            ])
        expect(
            message(.signIn, in: other),
            is: "Sources/Shop/U.swift declares User already; choose another name, or rename that type")
        #expect(message(.signIn, in: PackageOutline([]))?.hasPrefix("no class under Sources is a StageApp") == true)
        let ordered = shop.files.map { file in
            (file.path, file.lines.joined(separator: "\n").replacing("window.root", with: "window.x(); window.root"))
        }
        #expect(
            try PartPlanner.plan(.signIn, in: PackageOutline(ordered)).pastes.map(\.place) == [
                "class ShopApp, whose launch(in:) has another form"
            ])
    }

    private func added(_ plan: PartPlan, to outline: PackageOutline) -> PackageOutline {
        let files = outline.files.map { file in
            (file.path, plan.edits.first { $0.path == file.path }?.text ?? file.lines.joined(separator: "\n"))
        }
        return PackageOutline(files + plan.files.map { ($0.path, $0.text) })
    }

    @Test func `a package can come from a repository, whose name it goes by`() throws {
        let source = RehearsalSource.url("https://example.org/team/rehearsal-fork.git")
        let plan = try PartPlanner.plan(.app("Shop", rehearsal: source), in: PackageOutline([]))
        let manifest = plan.files.first?.text ?? ""
        #expect(manifest.contains(".package(url: \"https://example.org/team/rehearsal-fork.git\", branch: \"main\")"))
        #expect(manifest.contains("package: \"rehearsal-fork\")"))
    }

    @Test func `a scene that asks a worker is entered everywhere`() throws {
        let outline = try shop(.worker("Products", WorkerOptions()))
        let options = SceneOptions(result: .bool, isList: true, worker: "Products")
        let plan = try PartPlanner.plan(.scene("Basket", act: "Main", options), in: outline)
        let names = [
            "VC.swift", "Logic.swift", "LogicState.swift", "Setup.swift", "View.swift", "LogicTests.swift",
            "Double.swift", ".walk",
        ]
        try expectGolden(text(plan, names), "scene.txt")
    }

    @Test func `a scene without options counts`() throws {
        let plan = try PartPlanner.plan(.scene("Detail", act: "Main", SceneOptions()), in: try shop())
        #expect(plan.files.count == 11 && plan.edits.count == 4)
        let names = ["Logic.swift", "LogicState.swift", "Interactor.swift", "Presenter.swift"]
        try expectGolden(text(plan, names), "plain-scene.txt")
    }

    @Test func `a worker with a server is live if the configuration says so`() throws {
        let plan = try PartPlanner.plan(.worker("Products", WorkerOptions(isLive: true)), in: try shop())
        try expectGolden(
            text(plan, ["Worker.swift", "LiveProducts.swift", "Tests.swift", "Double.swift"]), "live-worker.txt")
    }

    @Test func `a store says where it stores`() throws {
        let plan = try PartPlanner.plan(.worker("Shelf", WorkerOptions(kind: .store)), in: try shop())
        #expect(
            plan.edits.contains { $0.lines.contains("    package static let storageNames = [ShelfCalls.storageName]") })
        let second = try PartPlanner.plan(
            .worker("Rack", WorkerOptions(kind: .store)), in: try shop(.worker("Shelf", WorkerOptions(kind: .store))))
        let names = "    package static let storageNames = [ShelfCalls.storageName, RackCalls.storageName]"
        #expect(second.edits.contains { $0.lines.contains(names) })
    }

    @Test func `a scene of another act is made through the factory that Home knows`() throws {
        let outline = try shop(.act("Settings"), .worker("Products", WorkerOptions()))
        let plan = try PartPlanner.plan(
            .scene("Basket", act: "Settings", SceneOptions(worker: "Products")), in: outline)
        try expectGolden(text(plan, []), "second-act.txt")
    }

    @Test func `a flow is kept by the navigator that begins it`() throws {
        let outline = try shop(.coordinator("Checkout"))
        let plan = try PartPlanner.plan(.coordinator("Refund"), in: outline)
        try expectGolden(text(plan, ["Coordinator.swift"]), "coordinator.txt")
        let navigator = plan.edits.first { $0.path.hasSuffix("HomeNavigator.swift") }?.text ?? ""
        expect(navigator.split(separator: "\n").count { $0.contains("var flow: Coordinator?") }, is: 1)
    }

    @Test func `after ten places the walkthrough scrolls to the one it is about`() throws {
        let parts = (1...10).map { PartRequest.scene("Page\($0)", act: "Main", SceneOptions()) }
        var outline = try shop()
        for part in parts {
            let plan = try PartPlanner.plan(part, in: outline)
            var files = outline.files.map { ($0.path, $0.lines.joined(separator: "\n")) }
            for edit in plan.edits { files = files.map { $0.0 == edit.path ? (edit.path, edit.text) : $0 } }
            outline = PackageOutline(files)
        }
        let plan = try PartPlanner.plan(.scene("Last", act: "Main", SceneOptions()), in: outline)
        #expect(plan.files.last?.text.contains("\nscroll places to row \"Last\"\ntap row \"Last\"\n") == true)
    }

    @Test func `a script that was saved gets the title of the walkthrough`() throws {
        let script = "# mine\nwalkthrough \"Home, Counter\"\napp shop\n\ntap row \"Counter\"\n"
        let plan = try PartPlanner.plan(.walkthrough("count-twice", from: script), in: try shop())
        expect(plan.files.map(\.path), is: ["UITestScripts/count-twice.walk"])
        expect(plan.files.first?.text, is: script.replacing("Home, Counter", with: "Count twice"))
        let empty = try PartPlanner.plan(.walkthrough("begin", from: nil), in: try shop())
        expect(empty.files.first?.text, is: "walkthrough \"Begin\"\napp shop\n\nexpect screen Home\n")
    }

    @Test func `what cannot be entered is refused, with the way out`() throws {
        let outline = try shop(.worker("Products", WorkerOptions()))
        let none = SceneOptions()
        expect(
            message(.scene("Detail", act: "Mian", none), in: outline),
            is: "there is no act Mian: no protocol is called MianFactoryInterface; did you mean Main?")
        #expect(
            message(.scene("Detail", act: "Settings", none), in: outline)
                == "there is no act Settings: no protocol is called SettingsFactoryInterface; there is Main; or make it: "
                + "rehearse new act Settings")
        #expect(
            message(.scene("Counter", act: "Main", none), in: outline)
                == "Sources/Shop/Main/Counter/CounterVC.swift declares CounterVC already; choose another name, "
                + "or rename that type")
        expect(
            message(.scene("Detail", act: "Main", SceneOptions(worker: "Product")), in: outline),
            is: "there is no worker Product: no protocol is called ProductWorker; did you mean Products?")
        expect(
            message(.worker("Shelf", WorkerOptions(kind: .store, isLive: true)), in: outline),
            is: "--live is for workers that use a server, but a store has none; leave it out, or use --kind network")
        #expect(
            message(.act("Settings"), in: PackageOutline([]))
                == "no class under Sources is a StageApp, or several are; go to the folder of the app's Package.swift, or make an app: "
                + "rehearse new app NAME")
        #expect(
            message(.walkthrough("Buy twice", from: nil), in: outline)
                == "\"Buy twice\" cannot be the name of a walkthrough: a file's name has small letters and digits with - "
                + "between them, such as buy-twice")
        expect(
            message(.app("Console", rehearsal: .path("..")), in: outline),
            is: "\"Console\" cannot be used: a module of Rehearsal or of Swift has this name; choose another name")
        expect(
            message(.app("Test", rehearsal: .path("..")), in: outline),
            is: "\"Test\" cannot be used: `rehearse test` is a command; choose another name")
    }

    @Test func `a worker written by hand is no worker that a generated scene could ask`() {
        let outline = PackageOutline([
            ("Sources/Tides/T.swift", "protocol TidesWorker: AnyObject {\n    func forecast() async\n}\n"),
            ("Sources/Tides/F.swift", "protocol CoastFactoryInterface: AnyObject {\n}\n"),
        ])
        #expect(
            message(.scene("Detail", act: "Coast", SceneOptions(worker: "Tides")), in: outline)?
                .contains("and Sources/Tides/T.swift has none; make the scene without --worker") == true)
        let elsewhere = PackageOutline([
            ("Sources/Scenes/F.swift", "package protocol CoastFactoryInterface: AnyObject {\n}\n")
        ])
        #expect(
            message(.scene("Detail", act: "Coast", SceneOptions()), in: elsewhere)?
                .hasPrefix("Sources/Scenes/F.swift declares CoastFactoryInterface for other targets, but") == true)
    }

    @Test func `a double of a protocol records its calls and returns what the test gives`() throws {
        let source = """
            import Workers
            package import Rehearsal

            /// Keeps time.
            package protocol ClockWorker: AnyObject {
                /// The hour.
                var hour: Int { get }
                func alarm(at time: Result<Int, ClockError>, _ names: [String: [Int]]) async throws(ClockError) -> Bool
                @discardableResult
                func stop() -> Bool
                func wait(
                    for seconds: Double, rung: @escaping (_ count: Int, Bool) -> Void
                ) async
                func show(text: String); func show(_ hour: Int, done: (() -> Void)?)
                func wind() throws
            }

            enum ClockError: Error {
                case cancelled
            }
            """
        let outline = PackageOutline([
            ("Package.swift", "\"ClocksTests\""), ("Sources/Clocks/Clock.swift", source),
            ("Sources/Clocks/Other.swift", "protocol Tuned: Winding {\n    init()\n}\n"),
            ("Sources/Clocks/Cut.swift", "protocol Cut {\n    @\n}"),
            ("Sources/Clocks/Made.swift", "protocol Made {\n    func a<T>(_ t: T)\n}\n"),
        ])
        let plan = try PartPlanner.plan(.double("ClockWorker"), in: outline)
        expect(plan.pastes.map(\.place), is: ["the dependencies of ClocksTests in Package.swift"])
        try expectGolden(text(plan, ["Double.swift"]), "double.txt")
        expect(
            message(.double("ClockWorkr"), in: outline),
            is: "no source declares a protocol ClockWorkr at the beginning of a line; did you mean ClockWorker?")
        #expect(
            message(.double("Tuned"), in: outline)
                == "no double of Tuned in Sources/Clocks/Other.swift can be written: it requires `init()`; write it by "
                + "hand, with HeldStub for what is async")
        #expect(
            message(.double("Cut"), in: outline)?.contains("it requires `@`; write") == true)
        #expect(
            message(.double("Made"), in: outline)?.contains("it requires `func a<T>(_ t: T)`; write it by hand") == true
        )
    }

    @Test func `in a package of another kind the lines are left to a person`() throws {
        let outline = PackageOutline([
            ("Package.swift", ""),
            ("Sources/Tides/TidesApp.swift", "final class TidesApp: StageApp {\n    static let screens = [\"A\"]\n}\n"),
            ("Sources/Tides/Coast/F.swift", "protocol CoastFactoryInterface: AnyObject {\n    func makeA()\n}\n"),
        ])
        let plan = try PartPlanner.plan(.scene("Detail", act: "Coast", SceneOptions()), in: outline)
        expect(plan.edits.map(\.path), is: ["Sources/Tides/TidesApp.swift", "Sources/Tides/Coast/F.swift"])
        #expect(!plan.files.contains { $0.path.hasSuffix(".walk") }, "nothing leads to the scene yet")
        #expect(
            plan.pastes.map(\.place) == [
                "the targets of Package.swift", "class CoastFactory",
                "the navigator of the scene that leads there, which has `viewController` and `factory`",
            ])
        expect(plan.pastes.last?.lines.first, is: "        let setup = DetailSetup(title: \"Detail\")")
    }
}
