import Basics

extension PartPlanner {
    /// Adds an act and its first scene, which has the same name.
    ///
    /// - Parameter isTab: whether a tab shows the scene, so that Home does not lead to it.
    mutating func addAct(_ name: PartName, isTab: Bool = false) throws(PartError) {
        guard let app = outline.app, let module = PackageOutline.module(of: outline.path(of: app)) else { throw .noApp }
        let act = ActTemplate(name: name, configuration: nil)
        try refuse(act.types)
        let folder = "Sources/\(module)/\(name.type)"
        // The new factory must be part of the outline before the first scene can be added to it.
        let files = act.files(in: folder)
        var scenes = PartPlanner(PackageOutline(outline.files.map { ($0.path, $0.lines.joined(separator: "\n")) }))
        scenes.outline.files += PackageOutline(files.map { ($0.path, $0.text) }).files
        try scenes.addScene(name, act: name.type, SceneOptions(), isLed: !isTab)
        plan = scenes.plan
        plan.files =
            files.map { file in PartPlan.File(file.path, scenes.outline.text(of: file.path) ?? file.text) } + plan.files
        outline.files = Array(scenes.outline.files.prefix(outline.files.count))
    }

    /// Adds a scene to an act.
    ///
    /// - Parameter isLed: whether the list of places, or the app's launch, leads to it.
    mutating func addScene(
        _ name: PartName, act actName: String, _ options: SceneOptions, isLed: Bool = true
    ) throws(PartError) {
        let act = try outline.act(actName)
        var worker: PackageOutline.Worker?
        if let name = options.worker { worker = try outline.worker(name) }
        let scene = SceneTemplate(
            name: name, act: act.name, result: options.result, isList: options.isList, worker: worker)
        try refuse(scene.types)
        plan.files += scene.files(in: "\(act.folder)/\(name.type)")
        try addTest(of: scene, module: act.module)
        enter(name.type, intoFactoryOf: act.name, making: ActTemplate.making(name.type))
        if let worker { share(worker.name, with: act.name, making: outline.making(of: worker.name)) }
        listNames(of: scene)
        if isLed { try lead(to: scene, of: act, branch: HomeTemplate.branch(scene), isFlow: false) }
    }

    /// Adds the unit test of a scene's Logic, and the double of its presenter.
    private mutating func addTest(of scene: SceneTemplate, module: String) throws(PartError) {
        test("\(scene.scene)LogicTests", scene.test(of: module), module: module)
        let presenter = scene.scene + "PresenterInterface"
        let double = try double(of: presenter, in: scene.logic, "", module: module)
        test(DoubleTemplate.name(of: presenter), double, module: module)
    }

    /// Adds a coordinator and its first scene to the act of the list of places.
    mutating func addCoordinator(_ name: PartName) throws(PartError) {
        guard let home = outline.home else {
            // Without a list of places, the author starts the flow by hand.
            guard let first = outline.firstAct else { throw .noAct("Main", known: [], nearest: nil) }
            return try addFlow(name, outline.act(first), home: nil)
        }
        try addFlow(name, outline.act(home.act), home: home)
    }

    private mutating func addFlow(
        _ name: PartName, _ act: PackageOutline.Act, home: PackageOutline.Home?
    ) throws(PartError) {
        let scene = SceneTemplate(name: name, act: act.name, result: .bool, isList: false, worker: nil)
        try refuse(scene.types + [name.type + "Coordinator"])
        let flow = CoordinatorTemplate(name: name)
        let folder = "\(act.folder)/\(name.type)"
        plan.files.append(PartPlan.File("\(folder)/\(name.type)Coordinator.swift", flow.coordinator))
        plan.files += scene.files(in: folder)
        try addTest(of: scene, module: act.module)
        test("\(name.type)CoordinatorTests", flow.test(of: act.module), module: act.module)
        enter(name.type, intoFactoryOf: act.name, making: ActTemplate.making(name.type))
        listNames(of: scene)
        if let home {
            let navigator = home.scene + "Navigator"
            let holdsFlow = outline.typeRange(of: navigator).map {
                outline.lines(of: $0).contains { $0.contains(" var flow: ") }
            }
            if holdsFlow == false { _ = outline.prepend(HomeTemplate.flow, to: navigator, ["class"]) }
            outline.addImport("Coordinators", toFileOf: navigator)
        }
        guard home != nil else {
            let start = HomeTemplate.starting(flow: name, told: "{ text in … }", indent: 8)
            paste(HomeTemplate.flow, into: Self.leading + "; import Coordinators there", unless: false)
            return paste(start, into: "its method that starts the flow", unless: false)
        }
        try lead(to: scene, of: act, branch: HomeTemplate.branch(flow: name), isFlow: true)
    }

    private mutating func listNames(of scene: SceneTemplate) {
        list([scene.scene], as: "screens")
        list(scene.identifiers, as: "identifiers", isOptional: true)
        list(scene.stateKeys, as: "stateKeys", isOptional: true)
    }

    /// Where the lines belong that show a scene to which nothing leads yet.
    private static let leading =
        "the navigator of the scene that leads there, which has `viewController` and `factory`"

    /// Adds a scene to the list of places, and a walkthrough that opens it.
    private mutating func lead(
        to scene: SceneTemplate, of act: PackageOutline.Act, branch: String, isFlow: Bool
    ) throws(PartError) {
        let app = outline.scriptHeader
        guard let home = outline.home, let app else {
            if let app, enterFirst(scene, of: act) {
                let text = WalkthroughTemplate.scene(scene, app: app, home: nil, isFlow: false, isFar: false)
                return plan.files.append(PartPlan.File("UITestScripts/\(scene.name.word).walk", text))
            }
            return paste(HomeTemplate.pushing(scene), into: Self.leading, unless: false)
        }
        if home.act != act.name {
            let name = try PartName(act.name, of: "an act")
            enter(scene.scene, intoFactoryOf: home.act, making: ActTemplate.making(scene.scene, ofAct: name))
        }
        let place = HomeTemplate.placeCase(scene.name)
        paste(place, into: "enum \(home.scene)Place", unless: outline.addCase(place, to: home.scene + "Place"))
        let navigator = home.scene + "Navigator"
        let isLed = outline.addBranch(branch, toSwitchOver: "place", in: navigator)
        paste(branch, into: "the switch of class \(navigator)", unless: isLed)
        let places = outline.typeRange(of: home.scene + "Place").map {
            outline.lines(of: $0).count { $0.contains("case ") }
        }
        let text = WalkthroughTemplate.scene(
            scene, app: app, home: home.scene, isFlow: isFlow, isFar: (places ?? 0) > Self.mostPlacesOnScreen)
        plan.files.append(PartPlan.File("UITestScripts/\(scene.name.word).walk", text))
    }

    /// The number of rows that fit the screen in portrait and with the default text size, above a tab bar.
    private static let mostPlacesOnScreen = 9

    /// Makes a scene the first one of an app that has none; returns false if the app has one.
    private mutating func enterFirst(_ scene: SceneTemplate, of act: PackageOutline.Act) -> Bool {
        guard let app = outline.app, let type = name(of: app),
            outline.lines(of: app).contains(PackageOutline.property(of: act.name))
        else { return false }
        let root = "UINavigationController(rootViewController: container.factory.make\(scene.scene)(setup))"
        return outline.fillRoot(with: root, after: scene.firstSetup, in: type)
    }

    // MARK: - Tabs

    /// Adds an act with its first scene, and shows it in a tab beside what the app has shown so far.
    mutating func addTab(_ name: PartName) throws(PartError) {
        guard let app = outline.app, let type = self.name(of: app),
            let word = outline.constant("name", of: app)
        else { throw .noApp }
        try addAct(name, isTab: true)
        let tab = TabTemplate(name: name)
        let first = word.split(separator: "-").joined(separator: " ")
        let title = first.prefix(1).uppercased() + first.dropFirst()
        let isEntered =
            outline.addTab(tab.entry, beside: title, in: type)
            && outline.append(tab.making, to: type, ["class"], isApart: true)
            && outline.append(TabTemplate.titling, to: type, ["class"], isApart: true)
        paste(tab.entry, into: "the tab bar of \(type), whose launch(in:) has another form", unless: isEntered)
        let walkthrough = WalkthroughTemplate.tab(name, app: outline.scriptHeader ?? "", first: title)
        plan.files.append(PartPlan.File("UITestScripts/\(name.word).walk", walkthrough))
    }

    // MARK: - Workers and walkthroughs

    /// Adds a worker, also to the container of the app's first act.
    mutating func addWorker(_ name: PartName, _ options: WorkerOptions) throws(PartError) {
        guard let app = outline.app, let module = PackageOutline.module(of: outline.path(of: app)) else { throw .noApp }
        guard !options.isLive || options.kind == .network else { throw .liveKind(options.kind.rawValue) }
        let worker = WorkerTemplate(name: name, options: options)
        try refuse(worker.types)
        plan.files += worker.files(in: "Sources/\(module)/Workers/\(name.type)")
        test("\(name.type)WorkerTests", worker.test(of: module), module: module)
        let type = name.type + "Worker"
        let double = try double(of: type, in: worker.interface, "", module: module)
        test(DoubleTemplate.name(of: type), double, module: module)
        share(name.type, with: outline.firstAct ?? "", making: worker.making)
        list(worker.calls, as: "workerCalls", quoted: false)
        if options.kind == .store { listStored("\(name.type)Calls.storageName") }
    }

    /// Adds a stored file to the list of the app, which is made if there is none.
    mutating func listStored(_ names: String) {
        if let app = outline.app, let type = self.name(of: app),
            !outline.lines(of: app).contains(where: { $0.contains("static let storageNames ") })
        {
            let access = outline.access(of: app)
            let property = "    /// The names of its stored files.\n    \(access)static let storageNames = [\(names)]"
            return paste(property, into: "class \(type)", unless: outline.prepend(property, to: type, ["class"]))
        }
        list([names], as: "storageNames", quoted: false)
    }

    /// Adds a worker to the container of an act, unless the container has it already.
    private mutating func share(_ worker: String, with act: String, making: String?) {
        let property = PartName.property(of: worker)
        let line = "var \(property): any \(worker)Worker { get }"
        let isShared = outline.typeRange(of: act + "DCInterface", ["protocol"]).map { range in
            outline.lines(of: range).contains { $0.contains("var \(property): any \(worker)Worker") }
        }
        guard isShared != true else { return }
        let requirement = "    /// Loads the items of \(worker).\n    " + line
        let isRequired = outline.append(requirement, to: act + "DCInterface", ["protocol"], isApart: false)
        paste(requirement, into: "the protocol of the container", unless: isRequired)
        let making = making ?? "    let \(property): any \(worker)Worker = …"
        let isMade = !making.hasSuffix("…") && outline.prepend(making, to: act + "DC", ["class"])
        paste(making, into: "the container", unless: isMade)
    }

    /// Adds a walkthrough; a script that the console saved gets a title.
    mutating func addWalkthrough(_ name: String, _ script: String?) throws(PartError) {
        let words = name.split(separator: "-", omittingEmptySubsequences: false)
        let isUIKit = words.allSatisfy { word in
            !word.isEmpty && word.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
        }
        guard isUIKit, name.count <= 60 else { throw .badWalkthroughName(name) }
        let sentence = words.joined(separator: " ")
        let title = sentence.prefix(1).uppercased() + sentence.dropFirst()
        let app = outline.app
        let text =
            script.map { Self.script($0, titled: title) }
            ?? WalkthroughTemplate.empty(
                title: title, app: outline.scriptHeader,
                screen: app.flatMap { outline.hasSignIn($0) ? nil : outline.firstText(in: "screens", of: $0) })
        plan.files.append(PartPlan.File("UITestScripts/\(name).walk", text))
    }

    private static func script(_ text: String, titled title: String) -> String {
        var lines = text.lines
        if let index = lines.firstIndex(where: { $0.hasPrefix("walkthrough ") }) {
            lines[index] = "walkthrough \"\(title)\""
        } else {
            lines.insert("walkthrough \"\(title)\"", at: 0)
        }
        return lines.joined(separator: "\n")
    }

    // MARK: - Apps

    /// Plans a package: an act with a list of places, and a first scene in that list.
    static func appPlan(
        _ text: String, _ rehearsal: RehearsalSource, isUIKit: Bool, isEmpty: Bool
    ) throws(PartError) -> PartPlan {
        let name = try PartName(text, of: "an app", suffix: "App")
        if reservedModules.contains(name.type) {
            throw .reservedName(text, reason: "a module of Rehearsal or of Swift has this name")
        }
        if reservedWords.contains(name.word) {
            throw .reservedName(text, reason: "`rehearse \(name.word)` is a command")
        }
        let app = AppTemplate(name: name, rehearsal: rehearsal, isUIKit: isUIKit, isEmpty: isEmpty)
        var plan = PartPlan()
        plan.executable = app.executable
        plan.files = (isUIKit ? app.files : try filesWithAct(of: app)).map { file in
            PartPlan.File("\(name.type)/\(file.path)", file.text, isProgram: file.isProgram)
        }
        return plan
    }

    /// Returns the files of a new app with its first act and scenes.
    private static func filesWithAct(of app: AppTemplate) throws(PartError) -> [PartPlan.File] {
        let name = app.name
        let first = try PartName("Counter", of: "a scene")
        let act = try PartName("Main", of: "an act")
        let folder = "Sources/\(name.type)/Main"
        let home = HomeTemplate(act: act.type)
        let bare = app.files + ActTemplate(name: act, configuration: name.type + "Configuration").files(in: folder)
        if app.isEmpty { return bare }
        let files = bare + home.files(in: folder + "/Home")
        // The list of places and its scene are added as `new scene` adds them.
        var planner = PartPlanner(PackageOutline(files.map { ($0.path, $0.text) }))
        planner.enter("Home", intoFactoryOf: act.type, making: ActTemplate.making("Home"))
        try planner.addScene(first, act: act.type, SceneOptions(result: .int))
        let entered = files.map { file in
            PartPlan.File(file.path, planner.outline.text(of: file.path) ?? file.text, isProgram: file.isProgram)
        }
        for type in ["HomeNavigatorInterface", "HomePresenterInterface"] { try planner.addDouble(of: type) }
        let tests = PartPlan.File(
            "Tests/\(name.type)Tests/HomeLogicTests.swift", home.test(of: name.type, first: first))
        let walkthrough = PartPlan.File(
            "UITestScripts/home.walk", WalkthroughTemplate.home(app: name.word, first: first))
        return entered + planner.plan.files + [tests, walkthrough]
    }

    /// The names of modules in an app's build; two modules with the same name cannot be built together.
    static let reservedModules: Set<String> = [
        "Adoption", "Authentication", "Basics", "Combine", "Configuration", "Console", "Coordinators", "DemoContainers",
        "DemoScenes", "DemoWorkers", "Explorer", "Foundation", "FoundationNetworking", "Generator", "HeadlessCombine",
        "HeadlessFoundation", "HeadlessFrameworks", "HeadlessUIKit", "KooberContainers", "KooberScenes",
        "KooberWorkers", "LanguageServer", "LayoutSolver", "ProcessPool", "RacesContainers", "RacesScenes",
        "RacesWorkers", "Rehearsal", "RehearsalRunner", "RehearsalTesting", "Reports", "Results", "Scene",
        "SkeletonContainers", "SkeletonScenes", "SkeletonWorkers", "SourceCheck", "StageRuntime", "Studio", "Swift",
        "Testing", "UIKit", "WalkthroughLanguage", "WalkthroughRunner", "WorkerSupport",
    ]

    /// The commands of the command line; they have precedence over an app with the same name.
    static let reservedWords: Set<String> = [
        "adopt", "apps", "check", "commands", "completion", "config", "explore", "format", "help", "lsp", "merge",
        "new", "play", "run", "studio", "test", "trace", "workers",
    ]
}
