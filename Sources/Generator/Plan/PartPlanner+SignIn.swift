extension PartPlanner {
    /// Adds a sign-in, after which the app shows what it has shown so far.
    mutating func addSignIn() throws(PartError) {
        guard let app = outline.app, let type = self.name(of: app), let word = outline.constant("name", of: app),
            let module = PackageOutline.module(of: outline.path(of: app))
        else { throw .noApp }
        let name = try PartName("SignIn", of: "a sign-in")
        let act = ActTemplate(name: name, configuration: nil)
        let types = act.types + SignInTemplate.types
        if outline.hasSignIn(app), let container = outline.typeRange(of: types[0]) {
            throw .hasSignIn(path: outline.path(of: container))
        }
        try refuse(types)
        let leaves = outline.hasFirstBar(app)
        let folder = "Sources/\(module)/SignIn"
        // The new container must be part of the outline before the scene and the worker can be added to it.
        let count = outline.files.count
        outline.files += PackageOutline(act.files(in: folder).map { ($0.path, $0.text) }).files
        enter("SignIn", intoFactoryOf: "SignIn", making: ActTemplate.making("SignIn"))
        let requirement = "    /// Signs users in.\n    var auth: any AuthWorker { get }"
        _ = outline.append(requirement, to: "SignInDCInterface", ["protocol"], isApart: false)
        let making = "    let auth: any AuthWorker = OfflineAuth(stage: .current)"
        _ = outline.prepend(making, to: "SignInDC", ["class"])
        plan.files = outline.files[count...].map { PartPlan.File($0.path, $0.lines.joined(separator: "\n")) }
        outline.files.removeSubrange(count...)
        plan.files += SignInTemplate.files(name, in: folder)
        test("SignInLogicTests", SignInTemplate.test(of: module), module: module)
        for (type, source) in SignInTemplate.doubled {
            test(DoubleTemplate.name(of: type), try double(of: type, in: source, "", module: module), module: module)
        }
        list(["SignIn", "Launch"], as: "screens")
        list(SignInTemplate.identifiers, as: "identifiers", isOptional: true)
        list(["phase"], as: "stateKeys", isOptional: true)
        list(["AuthCalls.signIn.description"], as: "workerCalls", quoted: false)
        listStored("\"user\"")
        let isEntered = outline.addSignIn(to: type)
        let lines = "\(SignInTemplate.property)\n    …\n\(SignInTemplate.launching)\n        …"
        paste(lines, into: "class \(type), whose launch(in:) has another form", unless: isEntered)
        if isEntered { outline.addImport("Authentication", toFileOf: type) }
        outline.signInScripts(of: word)
        let walkthrough = SignInTemplate.walkthrough(app: word, leaves: leaves)
        plan.files.append(PartPlan.File("UITestScripts/sign-in.walk", walkthrough))
    }
}
