import Rehearsal

final class ShelfApp: StageApp {
    nonisolated struct Configuration: Decodable, Sendable {}

    static let name = "shelf"
    static let summary = "A shelf of books."
    static let screens = ["Shelf"]
    static let workerCalls = BookService.calls.map(\.description)

    private let service: BookService

    init(configuration: Configuration) {
        service = BookService(session: StageURLSession(BookService.calls))
    }

    func launch(in window: UIWindow) {
        window.rootViewController = UINavigationController(rootViewController: ShelfViewController(service: service))
        window.makeKeyAndVisible()
    }
}
