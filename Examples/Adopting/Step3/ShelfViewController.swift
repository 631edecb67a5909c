import Rehearsal

final class ShelfViewController: SceneController, UITableViewDataSource {
    override var screenName: String? { "Shelf" }

    private var observations: [NotificationObservation] = []
    private let service: BookService
    private let table = UITableView()
    private let spinner = UIActivityIndicatorView()
    private var books: [Book] = []

    init(service: BookService) {
        self.service = service
        super.init()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shelf"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .refresh, primaryAction: UIAction { [weak self] _ in self?.load() })
        observations.append(
            NotificationCenter.default.observe(UIApplication.willEnterForegroundNotification) { [weak self] _ in
                self?.load()
            })
        table.dataSource = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "book")
        for part in [table, spinner] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            spinner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            spinner.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        load()
    }

    private func load() {
        spinner.startAnimating()
        tasks.start("load") { [self] in
            do {
                books = try await service.books()
                table.reloadData()
            } catch {
                if Task.isCancelled { return }
                showFailure()
            }
            spinner.stopAnimating()
        }
    }

    private func showFailure() {
        let alert = UIAlertController(title: "No books", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Try again", style: .default) { [weak self] _ in self?.load() })
        present(alert, animated: true)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { books.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
        cell.textLabel?.text = books[indexPath.row].title
        return cell
    }
}
