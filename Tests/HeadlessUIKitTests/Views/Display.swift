import Foundation
import StageRuntime

@testable import HeadlessUIKit

/// A stage with a window that shows one root view, as large as the window.
final class Display {
    let stage = Stage()
    let window: UIWindow
    let root: UIView

    init(_ makeRoot: () -> UIView = { ColumnView() }) {
        (window, root) = stage.run {
            let window = UIWindow()
            window.isHidden = false
            let root = makeRoot()
            root.frame = window.bounds
            window.addSubview(root)
            return (window, root)
        }
    }

    /// Makes a view below the root, on the stage.
    func add<View: UIView>(_ make: () -> View) -> View {
        stage.run {
            let view = make()
            if let stack = root as? UIStackView { stack.addArrangedSubview(view) } else { root.addSubview(view) }
            return view
        }
    }

    /// Adds a table that is filled by an object, with a class of cells; it is also the delegate, if it is one.
    func addTable(
        _ rows: any UITableViewDataSource, cells: UITableViewCell.Type = UITableViewCell.self,
        style: UITableView.Style = .plain, frame: CGRect = .zero, _ change: (UITableView) -> Void = { _ in }
    ) -> UITableView {
        add {
            let table = UITableView(frame: frame, style: style)
            table.register(cells, forCellReuseIdentifier: "cell")
            change(table)
            (table.dataSource, table.delegate) = (rows, rows as? any UITableViewDelegate)
            return table
        }
    }

    var screen: Screen { stage.run { root.screen } }
    var text: String { screen.text }
    /// The drawing of the screen.
    var picture: String { stage.run { ScreenPicture(of: window, in: .current).body } }

    /// The reasons of the exceptions that UIKit would have thrown, since the last query.
    var exceptions: [String] {
        stage.takeProblems().compactMap { if case .exception(let reason) = $0 { reason } else { nil } }
    }

    /// The one element of that label or identifier.
    func element(_ name: String) throws -> ScreenElement {
        let screen = screen
        let found = screen.elements(labelled: name) + screen.elements(identified: name)
        struct NotOnce: Error { let name: String, screen: String }
        guard found.count == 1 else { throw NotOnce(name: name, screen: screen.text) }
        return found[0]
    }

    /// Performs something with an element on the stage, and settles.
    func use<Result>(_ name: String, _ body: (ScreenElement) throws -> Result) throws -> Result {
        let element = try element(name)
        defer { stage.settle() }
        return try stage.run { try body(element) }
    }
}

/// A view that stacks what is added to it without a size, as an app's screen would; a lone view fills it.
class ColumnView: UIView {
    private var stacked: Set<ObjectIdentifier> = []
    private var column: [UIView] {
        subviews.filter {
            stacked.contains(ObjectIdentifier($0)) && !$0.isHidden && $0.translatesAutoresizingMaskIntoConstraints
        }
    }

    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        if subview.frame == .zero { stacked.insert(ObjectIdentifier(subview)) }
    }

    override func layoutSubviews() {
        let column = column
        if column.count == 1 {
            column[0].place(bounds)
        } else {
            StackLayout(axis: .vertical).arrange(column, in: bounds)
        }
        super.layoutSubviews()
    }

    override func measure(in offer: CGSize) -> CGSize { StackLayout(axis: .vertical).size(of: column, in: offer) }

    override func makeViewCopy() -> ViewCopy {
        let copy = ColumnView()
        var viewCopy = ViewCopy(copy, of: subviews)
        viewCopy.add = { [stacked] view, original in
            if !stacked.contains(ObjectIdentifier(original)) { view.frame = original.frame }
            copy.addSubview(view)
        }
        return viewCopy
    }
}

extension CGRect {
    /// The rectangle in short: x, y, width, height.
    var numbers: [Double] { [minX, minY, width, height].map { Double($0) } }
}
