import HeadlessFoundation
import HeadlessUIKit
import Scene
import StageRuntime

/// An app whose second screen has one shape of leak, or the same thing done well.
final class LeaksApp: StageApp {
    struct Configuration: Codable, Sendable {
        var shape: String?
        var mended: Bool?
    }

    static let name = "leaks"
    static let summary = "Scenes that something keeps alive."
    static let screens = ["Start", "Scene"]
    static let workerCalls = [RaceCalls.slow.description]

    private let configuration: Configuration

    init(configuration: Configuration) { self.configuration = configuration }

    func launch(in window: UIWindow) {
        let isMended = configuration.mended ?? false
        let shape = (LeakShape.all + LeakShape.leftBehind).first { $0.name == configuration.shape }
        let start = StartVC { LeakySceneVC { scene in isMended ? shape?.mend(scene) : shape?.plant(scene) } }
        window.rootViewController = UINavigationController(rootViewController: start)
        window.makeKeyAndVisible()
    }
}

/// Invalidates its timer when it is released, as a scene's part does in its `deinit`.
final class TimerOwner {
    let timer: Timer
    init(_ timer: Timer) { self.timer = timer }
    deinit { timer.invalidate() }
}
