extension SceneTemplate {
    var presenter: String {
        let parameters = [
            "view: \(scene)View", isList ? "table: \(scene)TableController" : nil,
            worker == nil ? nil : "viewController: UIViewController",
        ]
        let properties = SourceLayout.lines(
            "    /// Shows the state; weak, the scene's controller owns it.",
            "    private weak let view: \(scene)View?",
            isList
                ? """
                    /// Shows the items; weak, the scene's controller owns it.
                    private weak let table: \(scene)TableController?
                """ : nil,
            worker == nil
                ? nil
                : """
                    /// Presents the alerts; weak, it owns the presenter.
                    private weak let viewController: UIViewController?
                """)
        let initialiser = SourceLayout.lines(
            SourceLayout.signature("init", parameters, ") {"), "        self.view = view",
            isList ? "        self.table = table" : nil,
            worker == nil ? nil : "        self.viewController = viewController", "    }")
        return """
            import Rehearsal

            /// Shows the state.
            final class \(scene)Presenter: \(scene)PresenterInterface {
            \(SourceLayout.members(properties, initialiser, showing, worker == nil ? nil : workShowing))
            }

            """
    }

    private var showing: String {
        let value: String? =
            switch hasValueControl ? result : nil {
            case .bool: "    func show(value: Bool) { view?.value.isOn = value }"
            case .int:
                """
                    func show(value: Int) {
                        view?.number.text = "Value: \\(value)"
                        view?.value.value = Double(value)
                    }
                """
            case .string: "    func show(value: String) { view?.value.text = value }"
            case nil: nil
            }
        let items =
            isList
            ? "    func show(_ items: [String]) { table?.show(items) }"
            : """
                func show(_ items: [String]) {
                    view?.items.text = items.isEmpty ? "Nothing here yet" : items.joined(separator: ", ")
                }
            """
        let chosen = """
                func show(chosen: String) {
                    view?.chosen.text = chosen.isEmpty ? "Nothing chosen yet" : "Chosen: " + chosen
                }
            """
        return SourceLayout.members(
            counts ? "    func show(count: Int) { view?.count.text = \"Count: \\(count)\" }" : nil, value,
            hasItems ? items : nil, isList ? chosen : nil)
    }

    private var workShowing: String {
        let busy = saves ? "phase == .loading || phase == .saving" : "phase == .loading"
        let phase = SourceLayout.lines(
            "    func show(_ phase: \(scene)LogicState.Phase) {",
            "        let isBusy = \(busy)",
            "        if isBusy { view?.loading.startAnimating() } else { view?.loading.stopAnimating() }",
            saves ? "        view?.add.isEnabled = phase == .ready" : nil, "    }")
        let failure = """
                func showFailure(retry: @escaping () -> Void) {
                    let alert = UIAlertController(
                        title: "Not loaded", message: "The items could not be loaded.", preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                    alert.addAction(UIAlertAction(title: "Try again", style: .default) { _ in retry() })
                    viewController?.present(alert, animated: true)
                }
            """
        let notSaved = """
                func showNotSaved() {
                    let alert = UIAlertController(
                        title: "Not saved", message: "The item could not be stored.", preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "OK", style: .default))
                    viewController?.present(alert, animated: true)
                }
            """
        return SourceLayout.members(phase, failure, saves ? notSaved : nil)
    }

    var table: String {
        Self.table(
            scene: scene, row: "String", text: "items[indexPath.row]", reuse: "item", rows: "items",
            each: "an item")
    }

    /// Returns the source of a controller for a table whose rows can be chosen.
    static func table(
        scene: String, row: String, text: String, reuse: String, rows: String, each: String
    ) -> String {
        """
        import Rehearsal

        /// Shows the rows of the table, and passes on the user's choice.
        final class \(scene)TableController: NSObject, UITableViewDataSource, UITableViewDelegate {
            /// The identifier by which the table reuses cells.
            private static let reuseIdentifier = "\(reuse)"

            /// Called with \(each) whose row was tapped.
            var selected: (\(row)) -> Void = { _ in }

            /// The table; unowned, the scene's view owns it.
            private unowned let table: UITableView
            /// The contents of the rows.
            private var \(rows): [\(row)] = []

            init(table: UITableView) {
                self.table = table
                super.init()
                table.register(UITableViewCell.self, forCellReuseIdentifier: Self.reuseIdentifier)
                table.dataSource = self
                table.delegate = self
            }

            /// Shows one row for each element.
            func show(_ \(rows): [\(row)]) {
                self.\(rows) = \(rows)
                table.reloadData()
            }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { \(rows).count }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: Self.reuseIdentifier, for: indexPath)
                cell.textLabel?.text = \(text)
                cell.textLabel?.numberOfLines = 0
                return cell
            }

            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                tableView.deselectRow(at: indexPath, animated: true)
                selected(\(rows)[indexPath.row])
            }
        }

        """
    }
}
