import Foundation
import TestSupport

@testable import HeadlessUIKit

/// The rule about what lies outside its row or its sheet.
@Suite struct AuditContainerTests {
    /// A table with one row of 60 points, in whose content views have frames of their own.
    private final class Table: UITableView, UITableViewDataSource {
        let make: () -> [UIView]

        init(_ make: @escaping () -> [UIView]) {
            self.make = make
            super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
            dataSource = self
            rowHeight = 60
        }

        required init?(coder: NSCoder) { return nil }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            for view in make() { cell.contentView.addSubview(view) }
            return cell
        }
    }

    private func findings(_ prepare: (UIViewController) -> Void) -> [String] {
        let stage = Stage()
        return stage.run {
            let window = UIWindow()
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            UIApplication.shared.add(window)
            if let root = window.rootViewController { prepare(root) }
            stage.settle()
            let audit = window.audit()
            UIApplication.shared.terminate()
            return audit.findings.filter { $0.rule == .outsideContainer }.map { "\($0.element) \($0.problem)" }
        }
    }

    private func inRow(_ make: @escaping () -> [UIView]) -> [String] { findings { $0.view.addSubview(Table(make)) } }

    private func findings(
        inSheet views: [UIView], style: UIModalPresentationStyle = .pageSheet
    ) -> [String] {
        findings { root in
            let sheet = UIViewController()
            sheet.modalPresentationStyle = style
            for view in views { sheet.view.addSubview(view) }
            root.present(sheet, animated: false)
        }
    }

    @Test func `a view that reaches over the edge of its row, or is beyond it, is found`() {
        expect(
            inRow { [place(makeButton("Low"), 0, 40, 100, 44), place(makeLabel("Far"), 10, 80, 100, 20)] },
            are: #"text "Far" in row "Far" lies outside its row: 40 pt below it"#,
            #"button "Low" in row "Far" reaches outside its row: 24 pt below it"#)
        expect(
            inRow { [place(makeButton("Wide"), -20, 8, 400, 44)] },
            are: #"button "Wide" in row reaches outside its row: 20 pt left of and 80 pt right of it"#)
    }

    @Test func `a view inside its row, or that can be scrolled there, is no finding`() {
        expect(inRow { [place(makeButton("In"), 0, 8, 300, 44), place(makeLabel(""), 0, 80, 10, 10)] }, is: [])
        let scrolled = inRow {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
            scroll.contentSize = CGSize(width: 900, height: 60)
            scroll.addSubview(place(makeButton("Later"), 500, 8, 100, 44))
            return [scroll]
        }
        expect(scrolled, is: [])
    }

    @Test func `a sheet must contain its views, and a screen that fills the window need not`() {
        let low = { [place(makeButton("Low"), 0, 2000, 100, 44)] }
        expect(findings(inSheet: low()).first?.hasPrefix(#"button "Low" lies outside its sheet: "#), is: true)
        expect(findings(inSheet: [place(makeButton("In"), 0, 100, 100, 44)]), is: [])
        expect(findings(inSheet: low(), style: .fullScreen), is: [])
    }
}
