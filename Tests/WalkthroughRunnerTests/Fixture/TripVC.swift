import Foundation
import HeadlessUIKit
import Scene

/// A trip: its day and length, places to search for, and a toolbar.
final class TripVC: StudioVC, UISearchResultsUpdating {
    private let day = UIDatePicker()
    private let length = UIDatePicker()
    private let search = UISearchController(searchResultsController: nil)
    private lazy var events = label("", "events")

    init() { super.init("Trip") }

    override func viewDidLoad() {
        super.viewDidLoad()
        day.accessibilityLabel = "Day"
        day.datePickerMode = .date
        day.maximumDate = day.date.addingTimeInterval(365 * 86_400)
        day.addAction(UIAction { [unowned self] _ in note("day") }, for: .valueChanged)
        length.accessibilityLabel = "Length"
        length.datePickerMode = .countDownTimer
        length.addAction(UIAction { [unowned self] _ in note("length") }, for: .valueChanged)
        search.searchBar.placeholder = "Places"
        search.searchBar.scopeButtonTitles = ["Near", "Far"]
        search.searchResultsUpdater = self
        navigationItem.searchController = search
        let book = UIAction(title: "Book") { [unowned self] _ in note("book") }
        toolbarItems = [.flexibleSpace(), UIBarButtonItem(primaryAction: book)]
        add(day, length, events, button("Pages") { [unowned self] in show(StagesVC()) })
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: false)
    }

    func updateSearchResults(for searchController: UISearchController) {
        note("\(searchController.searchBar.text ?? "")\(searchController.searchBar.selectedScopeButtonIndex)")
    }

    private func note(_ event: String) {
        events.text = [events.text, event].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }
}

/// Three pages, made when they are turned to.
final class StagesVC: StudioVC, UIPageViewControllerDataSource {
    private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

    init() { super.init("Stages") }

    override func viewDidLoad() {
        super.viewDidLoad()
        pages.dataSource = self
        addChild(pages)
        add(pages.view)
        pages.didMove(toParent: self)
        pages.setViewControllers([StagePageVC(1)], direction: .forward, animated: false)
    }

    private func page(_ number: Int) -> UIViewController? { (1...3).contains(number) ? StagePageVC(number) : nil }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { (viewController as? StagePageVC).flatMap { page($0.number - 1) } }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { (viewController as? StagePageVC).flatMap { page($0.number + 1) } }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }

    /// A page with its number.
    private final class StagePageVC: UIViewController {
        let number: Int

        required init?(coder: NSCoder) { return nil }

        init(_ number: Int) {
            self.number = number
            super.init(nibName: nil, bundle: nil)
        }

        override func viewDidLoad() {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            label.text = "Page \(number)"
            view.addSubview(label)
        }
    }
}
