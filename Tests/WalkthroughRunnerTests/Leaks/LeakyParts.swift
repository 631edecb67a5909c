import Foundation
import HeadlessUIKit
import StageRuntime

/// A part of the leaky scene: it can hold one thing strongly, one weakly, and one closure.
class LeakyPart: NSObject {
    var strong: AnyObject?
    weak var weakly: AnyObject?
    var action: (() -> Void)?
    private(set) var useCount = 0

    func use() { useCount += 1 }
}

final class LeakyLogic: LeakyPart {}
final class LeakyPresenter: LeakyPart {}
final class LeakyNavigator: LeakyPart {}
final class LeakyFactory: LeakyPart {}

/// Rows with a button each.
final class LeakyTableController: LeakyPart, UITableViewDataSource {
    /// The action of a row's button.
    var makeAction: () -> UIAction = { UIAction { _ in } }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        let button = UIButton()
        button.addAction(makeAction(), for: .touchUpInside)
        button.setTitle("Open \(indexPath.row)", for: .normal)
        button.frame = CGRect(x: 200, y: 0, width: 120, height: 44)
        cell.contentView.addSubview(button)
        return cell
    }
}

/// An object that lives as long as the app and keeps its arguments, like a cache or a worker with listeners.
final class LongLived {
    var callbacks: [() -> Void] = []
    var objects: [AnyObject] = []
    var continuations: [CheckedContinuation<Void, Never>] = []

    static var current: LongLived { Stage.current.object(LongLived.self) { LongLived() } }
}
