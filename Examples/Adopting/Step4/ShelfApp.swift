import Rehearsal

final class ShelfApp: StageApp {
    nonisolated struct Configuration: Decodable, Sendable {}

    static let name = "shelf"
    static let summary = "A shelf of books."
    static let screens = ["Shelf"]
    static let workerCalls = [BookCalls.list.description]

    private let worker: any BookWorker

    init(configuration: Configuration) {
        let stage = Stage.current
        if let server = stage.environment.server(of: "books") {
            worker = LiveBooks(stage: stage, server: server)
        } else {
            worker = OfflineBooks(stage: stage)
        }
    }

    func launch(in window: UIWindow) {
        window.rootViewController = UINavigationController(rootViewController: ShelfViewController(worker: worker))
        window.makeKeyAndVisible()
    }
}
