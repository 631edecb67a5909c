import StageRuntime

#if os(iOS) || PHONE
    package import UIKit
#else
    package import HeadlessUIKit
#endif

/// A controller that a ``LeavingWatch`` notifies.
package protocol WatchedScene: UIViewController {
    /// Called when the controller is no longer in its window's controller tree.
    func sceneHasLeft()
    /// Called when a controller that had left is shown again.
    func sceneHasReturned()
}

/// Finds the scenes that have left for good, by UIKit's public calls only.
///
/// UIKit has no callback for this: `isMovingFromParent` is also true in a swipe that is then cancelled, and a tab that
/// was never loaded gets no callback. So every scene is registered when it is made. When a transition may have ended,
/// each scene that was in the tree of a window is searched for there, through parents and presenters up to a root.
package final class LeavingWatch {
    private final class Entry {
        /// The scene; weak, its container or presenter owns it.
        weak let scene: (any WatchedScene)?
        /// The scene while it is in the tree; strong, so that it can be notified when it has left.
        var kept: (any WatchedScene)? { didSet { withExtendedLifetime(oldValue) {} } }
        var hasLeft = false

        init(_ scene: any WatchedScene) { self.scene = scene }
    }

    /// The scenes that are alive, in the order in which they were made.
    private var entries: [Entry] = []

    /// Makes a watch that knows no scene.
    package init() {}

    /// The watch of this thread's stage; it checks its scenes when the stage is idle.
    package static var current: LeavingWatch {
        Stage.currentObject(LeavingWatch.self) { stage in
            let watch = LeavingWatch()
            stage.addIdleCheck { watch.check() }
            return watch
        }
    }

    /// Adds a scene that was just made.
    package func add(_ scene: any WatchedScene) { entries.append(Entry(scene)) }

    /// Notifies the scenes that have left since the last call: presented ones, then children, then parents.
    package func check() {
        noteEntering()
        let gone = entries.filter { entry in entry.kept.map { !Self.isInTree($0) } ?? false }
        for entry in gone.sorted(by: { depth(of: $0) > depth(of: $1) }) {
            guard let scene = entry.kept else { continue }
            entry.kept = nil
            entry.hasLeft = true
            scene.sceneHasLeft()
        }
        entries.removeAll { $0.scene == nil }
    }

    /// Notes the scenes that have entered the tree since the last check; called when a scene has appeared.
    package func noteEntering() {
        for entry in entries where entry.kept == nil {
            guard let scene = entry.scene, Self.isInTree(scene) else { continue }
            entry.kept = scene
            if entry.hasLeft { scene.sceneHasReturned() }
            entry.hasLeft = false
        }
    }

    /// Returns whether a controller is in the tree of a window.
    package static func isInTree(_ scene: UIViewController) -> Bool {
        var top = scene
        while let above = top.parent ?? top.presentingViewController { top = above }
        return windows.contains { $0.rootViewController === top }
    }

    private static var windows: [UIWindow] {
        UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    }

    private func depth(of entry: Entry) -> Int {
        var count = 0
        var top: UIViewController? = entry.scene
        while let here = top {
            top = here.parent ?? here.presentingViewController
            count += 1
        }
        return count
    }
}
