import Foundation
import TestSupport

@testable import HeadlessUIKit

@Suite struct NSLayoutConstraintTests {
    /// A root of 400 × 300 points with views in it.
    private func make(_ count: Int = 1) -> (root: UIView, views: [UIView]) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let views = (0..<count).map { _ in UIView() }
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        return (root, views)
    }

    // developer.apple.com/documentation/uikit/nslayoutanchor: an anchor makes the constraint that the initialiser makes.
    @Test func `each anchor method makes the constraint that it names`() {
        let (root, views) = make()
        let view = views[0]
        let made = [
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4),
            view.topAnchor.constraint(greaterThanOrEqualTo: root.bottomAnchor),
            view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5, constant: 2),
            view.heightAnchor.constraint(equalToConstant: 7),
            view.leftAnchor.constraint(equalToSystemSpacingAfter: root.leftAnchor, multiplier: 2),
            view.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
        ]
        expect(
            made.map(\.equation), are: "UIView.leading == UIView.leading + 4", "UIView.top >= UIView.bottom",
            "UIView.width <= 0.5 * UIView.width + 2", "UIView.height == 7", "UIView.left == UIView.left + 16",
            "UIView.top == UIView.top + 8")
        #expect(made[0].firstItem === view && made[0].secondItem === root && made[3].secondItem == nil)
        expect((made[0].priority, made[0].isActive, made[3].secondAttribute), is: (.required, false, .notAnAttribute))
    }

    // developer.apple.com/documentation/uikit/nslayoutconstraint/isactive: the constraint is added to the view that is
    // the closest common ancestor of its items.
    @Test func `an active constraint is held by the closest common ancestor`() {
        let (root, views) = make(2)
        let child = UIView()
        views[0].addSubview(child)
        let across = child.leftAnchor.constraint(equalTo: views[1].leftAnchor)
        let inside = child.topAnchor.constraint(equalTo: views[0].topAnchor)
        let alone = child.widthAnchor.constraint(equalToConstant: 4)
        NSLayoutConstraint.activate([across, inside, alone])
        expect((root.constraints, views[0].constraints, child.constraints), is: ([across], [inside], [alone]))
        NSLayoutConstraint.deactivate([across, alone])
        #expect(root.constraints.isEmpty && !across.isActive && inside.isActive)
    }

    // developer.apple.com/documentation/uikit/uiview/removefromsuperview()
    @Test func `removing a view deactivates its constraints to the outside and keeps those inside`() {
        let (root, views) = make(2)
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        views[0].addSubview(child)
        let outside = child.leftAnchor.constraint(equalTo: root.leftAnchor)
        let beside = views[0].topAnchor.constraint(equalTo: views[1].topAnchor)
        let inside = child.topAnchor.constraint(equalTo: views[0].topAnchor, constant: 6)
        let own = views[0].widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([outside, beside, inside, own])
        root.layoutIfNeeded()
        views[0].removeFromSuperview()
        expect([outside, beside, inside, own].map(\.isActive), is: [false, false, true, true])
        root.addSubview(views[0])
        views[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 5).isActive = true
        root.layoutIfNeeded()
        expect((views[0].frame.numbers, child.frame.minY), is: ([0, 5, 10, 0], 6))
    }

    // "Debugging Auto Layout: Unsatisfiable Layouts", Auto Layout Guide: the system lists all conflicting constraints,
    // breaks one, and goes on with the rest.
    @Test func `a conflict is traced with all its constraints, and the last activated one is left out`() throws {
        let display = Display()
        let (view, second, third): (UIView, NSLayoutConstraint, NSLayoutConstraint) = display.stage.run {
            let view = UIView()
            view.accessibilityIdentifier = "box"
            view.translatesAutoresizingMaskIntoConstraints = false
            display.root.addSubview(view)
            let made = [
                view.widthAnchor.constraint(equalToConstant: 100),
                view.heightAnchor.constraint(equalTo: view.widthAnchor),
                view.heightAnchor.constraint(equalToConstant: 50),
            ]
            made[2].identifier = "low"
            NSLayoutConstraint.activate(made)
            display.window.layoutIfNeeded()
            expect(view.frame.size, is: CGSize(width: 100, height: 100))
            return (view, made[1], made[2])
        }
        let event = try #require(display.stage.trace.last(1000).last { $0.name == "unsatisfiable constraints" })
        #expect(
            event.fields.map(\.value) == [
                "UIView:'box'.width == 100; UIView:'box'.height == UIView:'box'.width; 'low' UIView:'box'.height == 50",
                "'low' UIView:'box'.height == 50",
            ])
        display.stage.run {
            second.isActive = false
            display.window.layoutIfNeeded()
            expect((view.frame.size, third.isActive), is: (CGSize(width: 100, height: 50), true))
        }
    }

    @Test func `the frame of a view with an autoresizing mask wins against a required constraint`() {
        let display = Display()
        display.stage.run {
            let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
            display.root.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 100).isActive = true
            let beside = UIView()
            beside.translatesAutoresizingMaskIntoConstraints = false
            display.root.addSubview(beside)
            beside.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
            display.window.layoutIfNeeded()
            expect((view.frame.width, beside.frame.width), is: (30, 30))
        }
        let event = display.stage.trace.last(1000).last { $0.name == "unsatisfiable constraints" }
        expect(
            event?.fields.last,
            is: TraceEvent.Field("missing", "UIView.translatesAutoresizingMaskIntoConstraints = false"))
    }

    @Test func `a conflict inside a view does not blame a view that keeps its frame on purpose`() {
        let display = Display()
        display.stage.run {
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            display.root.addSubview(box)
            box.addSubview(view)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: box.leftAnchor),
                view.rightAnchor.constraint(equalTo: box.rightAnchor),
                view.widthAnchor.constraint(equalToConstant: 100),
            ])
            display.window.layoutIfNeeded()
        }
        let event = display.stage.trace.last(1000).last { $0.name == "unsatisfiable constraints" }
        expect(event?.fields.map(\.name), is: ["constraints", "left out"])
    }

    @Test func `a layout without a conflict traces nothing`() {
        let display = Display()
        display.stage.run {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            display.root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: display.root.leadingAnchor, constant: 20),
                view.trailingAnchor.constraint(equalTo: display.root.trailingAnchor, constant: -20),
            ])
            display.window.layoutIfNeeded()
            view.superview?.frame.size.width = 200
            display.window.layoutIfNeeded()
            expect(view.frame.width, is: 160)
        }
        #expect(!display.stage.trace.last(1000).contains { $0.name == "unsatisfiable constraints" })
    }

    // developer.apple.com/documentation/uikit/nslayoutconstraint/priority
    @Test func `an optional priority may change while the constraint is active`() {
        let (root, views) = make()
        let wide = views[0].widthAnchor.constraint(equalToConstant: 100)
        let narrow = views[0].widthAnchor.constraint(equalToConstant: 50)
        wide.priority = .defaultHigh
        narrow.priority = .defaultLow
        NSLayoutConstraint.activate([wide, narrow])
        root.layoutIfNeeded()
        expect(views[0].frame.width, is: 100)
        wide.priority = UILayoutPriority(1)
        root.layoutIfNeeded()
        expect(views[0].frame.width, is: 50)
    }

    @Test func `removing a guide removes its constraints`() {
        let (root, views) = make()
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let constraint = views[0].leftAnchor.constraint(equalTo: guide.leftAnchor)
        constraint.isActive = true
        expect((root.layoutGuides.count, guide.owningView), is: (1, root))
        root.removeLayoutGuide(guide)
        expect((constraint.isActive, guide.owningView), is: (false, nil))
    }

    @Test func `misuse for which UIKit throws an exception ends the run`() async {
        await #expect(processExitsWith: .failure) {
            UIView().leftAnchor.constraint(equalTo: UIView().leftAnchor).isActive = true
        }
        await #expect(processExitsWith: .failure) {
            let (one, other) = (UIView(), UIView())
            one.leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true
        }
        await #expect(processExitsWith: .failure) {
            let view = UIView()
            let constraint = view.widthAnchor.constraint(equalToConstant: 5)
            constraint.isActive = true
            constraint.priority = .defaultLow
        }
        await #expect(processExitsWith: .failure) {
            _ = NSLayoutConstraint(
                item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 0)
        }
        await #expect(processExitsWith: .failure) { _ = UIView().widthAnchor.constraint(equalToConstant: .nan) }
    }
}
