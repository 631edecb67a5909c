/// The walkthroughs of generated parts, which check what a user sees.
enum WalkthroughTemplate {
    /// Returns the walkthrough of a scene in the list of places.
    ///
    /// - Parameters:
    ///   - app: the lines of the header that say which app it is, and who is signed in.
    ///   - home: the screen with the list of places; nil if the scene is the first one of the app.
    ///   - isFlow: whether a coordinator shows the scene.
    ///   - isFar: whether the scene's row may be outside the visible part of the list.
    static func scene(_ scene: SceneTemplate, app: String, home: String?, isFlow: Bool, isFar: Bool) -> String {
        let title =
            isFlow ? "The flow \(scene.name.title) ends when its scene is left" : promise(scene, isFirst: home == nil)
        var header = ["walkthrough \"\(title)\"", app]
        let row = "row \"\(scene.name.title)\""
        var steps = (isFar ? ["scroll places to \(row)"] : []) + (home == nil ? [] : ["tap \(row)"])
        steps.append("expect screen \(scene.scene)")
        if scene.counts {
            steps += ["expect text \"Count: 0\"", "tap button \"Count\"", "expect text \"Count: 1\""]
        }
        if let worker = scene.worker {
            header += given(worker)
            steps += [
                "expect alert \"Not loaded\" within 3s", "tap button \"Try again\"",
                "expect state phase is ready within 3s",
            ]
            steps += shown(scene, worker)
        } else if scene.isList {
            steps.append("expect rows of items are \"First\", \"Second\", \"Third\"")
        }
        if scene.isList { steps += ["tap row 2 of items", "expect chosen is \"Chosen: \(secondItem(of: scene))\""] }
        if scene.saves { steps += added(scene) }
        if let home { steps += result(of: scene, home) }
        return (header + [""] + steps).joined(separator: "\n") + "\n"
    }

    static func home(app: String, first: PartName) -> String {
        """
        walkthrough "Home greets, and leads to its places"
        app \(app)

        expect screen Home
        expect note is "Choose a place"
        expect row "\(first.title)"

        """
    }

    static func launch(app: String) -> String { "walkthrough \"The app launches\"\napp \(app)\n\nlaunch\n" }

    /// Returns the walkthrough of a tab, whose scene counts taps.
    ///
    /// - Parameter first: the title of the first tab.
    static func tab(_ name: PartName, app: String, first: String) -> String {
        """
        walkthrough "The tab \(name.title) stays as it was left"
        \(app)

        tap tab "\(name.title)"
        expect screen \(name.type)
        tap button "Count"
        tap tab "\(first)"
        expect tab "\(first)" is selected
        tap tab "\(name.title)"
        expect text "Count: 1"

        """
    }

    /// Returns a walkthrough that only checks the first screen.
    static func empty(title: String, app: String?, screen: String?) -> String {
        let header = ["walkthrough \"\(title)\""] + (app.map { [$0] } ?? [])
        return (header + ["", screen.map { "expect screen \($0)" } ?? "launch"]).joined(separator: "\n") + "\n"
    }

    private static func promise(_ scene: SceneTemplate, isFirst: Bool) -> String {
        let what =
            scene.counts
            ? "counts taps"
            : [
                scene.worker == nil ? nil : "loads again after a failure", scene.isList ? "lets the user choose" : nil,
                scene.saves ? "keeps what is added" : nil,
                scene.result == nil || isFirst ? nil : "hands a value back",
            ].compactMap(\.self).joined(separator: ", ")
        return scene.name.title + " " + (what.isEmpty ? "is the first screen" : what)
    }

    // MARK: - The worker

    private static func given(_ worker: PackageOutline.Worker) -> [String] {
        let fail = "fail \(worker.word).load 1 time"
        switch worker.kind {
        case .network: return [fail, "reply \(worker.word).load with \"[\\\"Apples\\\", \\\"Pears\\\"]\""]
        case .store: return ["storage \(worker.word) with \"[\\\"Apples\\\", \\\"Pears\\\"]\"", fail]
        case .device: return [fail]
        }
    }

    private static func items(of worker: PackageOutline.Worker) -> [String] {
        worker.kind == .device ? ["First", "Second", "Third"] : ["Apples", "Pears"]
    }

    private static func shown(_ scene: SceneTemplate, _ worker: PackageOutline.Worker) -> [String] {
        let items = items(of: worker)
        let shown =
            scene.isList
            ? "expect rows of items are " + items.map { "\"\($0)\"" }.joined(separator: ", ")
            : "expect items is \"\(items.joined(separator: ", "))\""
        return [shown, "expect request \(worker.word).load 2 times"]
    }

    private static func secondItem(of scene: SceneTemplate) -> String {
        scene.worker.map { items(of: $0)[1] } ?? "Second"
    }

    private static func added(_ scene: SceneTemplate) -> [String] {
        let word = scene.worker?.word ?? ""
        let shown = scene.isList ? "expect row \"Item 3\" within 3s" : "expect items contains \"Item 3\" within 3s"
        return [
            "tap button \"Add\"", shown, "expect storage \(word) contains \"Item 3\"",
            "fail \(word).save with full 1 time",
            "tap button \"Add\"", "expect alert \"Not saved\" within 3s", "tap button \"OK\"",
            "expect storage \(word) contains \"Item 3\"",
        ]
    }

    // MARK: - The result

    private static func result(of scene: SceneTemplate, _ home: String) -> [String] {
        let title = scene.name.title
        let told: (step: String?, note: String)? =
            switch scene.result {
            case .bool: ("switch value on", "\(title): true")
            case .int: ("adjust value up", "\(title): 1")
            case .string:
                scene.handsRowBack
                    ? (nil, "\(title): \(secondItem(of: scene))") : ("type \"Hello\" into value", "\(title): Hello")
            case nil: nil
            }
        return [told?.step, "back", "expect screen \(home)", told.map { "expect note is \"\($0.note)\"" }].compactMap(
            \.self)
    }
}
