import Rehearsal

/// What a screen shows that finds names: a view model as apps have it that use Combine.
final class FinderModel: ObservableObject {
    @Published var text = ""
    @Published private(set) var names: [String] = []
    let chosen = PassthroughSubject<String, Never>()
    private(set) var searches: [String] = []

    init(names all: [String]) {
        $text
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .handleEvents(receiveOutput: { [unowned self] in searches.append($0) })
            .map { text in
                Just(text.isEmpty ? [] : all.filter { $0.localizedCaseInsensitiveContains(text) })
                    .delay(for: .seconds(1), scheduler: DispatchQueue.main)
            }
            .switchToLatest()
            .assign(to: &$names)
    }
}

/// A field, the names that contain its text, and a line that says how many.
final class FinderViewController: SceneController, UITableViewDataSource, UITableViewDelegate {
    override var screenName: String? { "Finder" }

    private let model: FinderModel
    private let field = UITextField()
    private let line = UILabel()
    private let table = UITableView()
    private var names: [String] = []
    private var cancellables: Set<AnyCancellable> = []

    init(model: FinderModel) {
        self.model = model
        super.init()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Finder"
        field.placeholder = "Name"
        field.borderStyle = .roundedRect
        field.addAction(UIAction { [unowned self] _ in model.text = field.text ?? "" }, for: .editingChanged)
        table.dataSource = self
        table.delegate = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        let stack = UIStackView(arrangedSubviews: [field, line, table])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        bind()
    }

    private func bind() {
        Publishers.CombineLatest(model.$text, model.$names)
            .map { text, names in text.isEmpty ? "Type a name" : "\(text): \(names.count)" }
            .removeDuplicates()
            .sink { [line] in line.text = $0 }
            .store(in: &cancellables)
        model.$names
            .receive(on: DispatchQueue.main)
            .sink { [weak self] names in
                self?.names = names
                self?.table.reloadData()
            }
            .store(in: &cancellables)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = names[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        model.chosen.send(names[indexPath.row])
    }
}

/// A clock, and a button that shows the finder.
final class StartViewController: SceneController {
    override var screenName: String? { "Start" }

    private let button = UIButton(type: .system)
    private let clock = UILabel()
    private var cancellables: Set<AnyCancellable> = []
    private var choice: AnyCancellable?

    override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Find", for: .normal)
        button.addAction(UIAction { [unowned self] _ in showFinder() }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [button, clock])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            .scan(0) { count, _ in count + 1 }
            .map { "\($0) s" }
            .prepend("0 s")
            .sink { [clock] in clock.text = $0 }
            .store(in: &cancellables)
    }

    private func showFinder() {
        let model = FinderModel(names: ["Ada", "Anna", "Hanne", "Bob"])
        choice = model.chosen.first().sink { [unowned self] name in
            button.setTitle("Find, after \(name)", for: .normal)
            navigationController?.popViewController(animated: true)
        }
        navigationController?.pushViewController(FinderViewController(model: model), animated: true)
    }
}

/// The app of both screens.
final class FinderApp: StageApp {
    nonisolated struct Configuration: Decodable, Sendable {}

    static let name = "finder"
    static let summary = "Finds names."
    static let screens = ["Start", "Finder"]
    static let workerCalls: [WorkerCallDescription] = []

    init(configuration: Configuration) {}

    func launch(in window: UIWindow) {
        window.rootViewController = UINavigationController(rootViewController: StartViewController())
        window.makeKeyAndVisible()
    }
}
