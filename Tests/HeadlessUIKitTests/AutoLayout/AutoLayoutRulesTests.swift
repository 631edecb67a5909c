import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Rules of Auto Layout on Apple's pages; each test names its page below developer.apple.com/documentation/uikit.
@Suite struct AutoLayoutRulesTests {
    typealias Box = LayoutNotation.Box

    // A root of 300 by 200 points.
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func box(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) -> Box {
        let box = Box()
        box.content = CGSize(width: width, height: height)
        return add(box)
    }

    private func add<View: UIView>(_ view: View) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        return view
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return add(label)
    }

    private func frame(_ view: UIView) -> [Double] {
        root.layoutIfNeeded()
        return view.frame.numbers
    }

    // Two views side by side that fill the root.
    private func fill(_ one: UIView, _ other: UIView) {
        NSLayoutConstraint.activate([
            one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            other.leadingAnchor.constraint(equalTo: one.trailingAnchor),
            other.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
    }

    // uiview/intrinsiccontentsize: a text that comes later has its size at once.
    @Test func `a label without text has the size of a text that it gets later`() {
        let label = add(UILabel())
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        expect(frame(label), is: [0, 0, 0, 0])
        label.text = "ab"
        expect(frame(label), is: [0, 0, 17, 21])
    }

    // nslayoutconstraint/priority: "constraints with a lower priority are satisfied if possible".
    @Test func `of two optional lengths, the one with the higher priority is satisfied`() {
        let view = box()
        let (low, high) = (
            view.widthAnchor.constraint(equalToConstant: 50), view.widthAnchor.constraint(equalToConstant: 80)
        )
        low.priority = .defaultLow
        high.priority = .defaultHigh
        NSLayoutConstraint.activate([low, high])
        expect(frame(view)[2], is: 80)
        low.priority = UILayoutPriority(999)
        expect(frame(view)[2], is: 50)
    }

    // nslayoutconstraint/relation: a chain of inequalities leaves each as it is wanted, as far as all hold.
    @Test func `inequalities in a chain limit an optional length`() {
        let (one, other) = (box(), box())
        let wish = one.widthAnchor.constraint(equalToConstant: 500)
        wish.priority = .defaultLow
        NSLayoutConstraint.activate([
            wish, one.widthAnchor.constraint(lessThanOrEqualTo: other.widthAnchor, multiplier: 0.5),
            other.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -20),
        ])
        expect((frame(one)[2], frame(other)[2]), is: (140, 280))
    }

    // uiview/contenthuggingpriority(for:): the view with the larger value resists being made larger.
    @Test func `of two labels, the one with the lower hugging priority grows`() {
        let (one, other) = (label("One"), label("Other"))
        fill(one, other)
        one.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        expect(frame(one)[2], is: Double(one.intrinsicContentSize.width))
        one.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        expect(frame(other)[2], is: Double(other.intrinsicContentSize.width))
    }

    // uiview/contentcompressionresistancepriority(for:): the view with the larger value resists being made smaller.
    @Test func `of a label and a button, the one with the lower compression resistance shrinks`() {
        let (text, button) = (label(String(repeating: "long ", count: 20)), add(UIButton()))
        button.setTitle("Buy", for: .normal)
        fill(text, button)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        expect(frame(button)[2], is: Double(button.intrinsicContentSize.width))
        text.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        expect(frame(text)[2], is: 300 - Double(button.intrinsicContentSize.width))
        expect((root.constraints.isEmpty, text.frame.minX), is: (false, 0))
    }

    // uiview/layoutmarginsguide, uiview/directionallayoutmargins: the guide lies inside the margins of the view.
    @Test func `directional margins are those of the guide and of layoutMargins`() {
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4)
        expect(root.layoutMargins, is: UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 4))
        expect(root.layoutMarginsGuide.layoutFrame.numbers, is: [20, 1, 276, 196])
        let view = box()
        view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor).isActive = true
        expect(frame(view)[0], is: 20)
    }

    // uiview/insetslayoutmarginsfromsafearea: `true` by default; the margins then fall inside the safe area.
    @Test func `margins are inset by the safe area unless the view disables that`() {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        controller.view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
        let view = controller.view ?? UIView()
        #expect(view.insetsLayoutMarginsFromSafeArea)
        let inside = view.layoutMarginsGuide.layoutFrame
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        child.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor).isActive = true
        view.layoutIfNeeded()
        expect((inside.minY, inside.maxY, child.frame.minY), is: (48, 162, 48))
        expect((view.layoutMargins.top, view.directionalLayoutMargins.bottom), is: (48, 38))
        view.insetsLayoutMarginsFromSafeArea = false
        view.layoutIfNeeded()
        expect((view.layoutMarginsGuide.layoutFrame.minY, child.frame.minY, view.layoutMargins.top), is: (8, 8, 8))
        expect(view.safeAreaLayoutGuide.layoutFrame.minY, is: 40)
    }

    // uiview/preservessuperviewlayoutmargins: "the superview's margins are also considered when laying out content";
    // it "affects layouts where the distance between the edge of a view and its superview is smaller than the
    // corresponding margin". `false` by default.
    @Test func `a view respects the margins of its superview if preservesSuperviewLayoutMargins is set`() {
        root.layoutMargins = UIEdgeInsets(top: 30, left: 50, bottom: 0, right: 0)
        let inner = UIView(frame: CGRect(x: 10, y: 60, width: 200, height: 100))
        root.addSubview(inner)
        let content = Box()
        content.translatesAutoresizingMaskIntoConstraints = false
        inner.addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: inner.layoutMarginsGuide.leadingAnchor),
            content.topAnchor.constraint(equalTo: inner.layoutMarginsGuide.topAnchor),
        ])
        expect((inner.preservesSuperviewLayoutMargins, frame(content)[0]), is: (false, 8))
        inner.preservesSuperviewLayoutMargins = true
        expect((frame(content)[0], frame(content)[1]), is: (40, 8))
        root.layoutMargins.left = 70
        expect(frame(content)[0], is: 60)
        inner.frame.origin.x = 65
        expect(frame(content)[0], is: 8)
    }

    // uiview/updateconstraints(), uiview/setneedsupdateconstraints(): called before the next layout, from the views
    // below upwards; uiview/requiresconstraintbasedlayout is `false` by default.
    @Test func `constraints are updated once before the layout, from the subviews upwards`() {
        final class Noting: UIView {
            var log: Journal?
            var name = ""
            override class var requiresConstraintBasedLayout: Bool { true }
            override func updateConstraints() {
                log?.note("update \(name)")
                super.updateConstraints()
            }
            override func layoutSubviews() {
                log?.note("layout \(name)")
                super.layoutSubviews()
            }
        }
        let log = Journal()
        let (outer, inner) = (Noting(), Noting())
        (outer.log, outer.name, inner.log, inner.name) = (log, "outer", log, "inner")
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        expect(log.take(), is: ["update inner", "update outer", "layout outer", "layout inner"])
        inner.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        outer.setNeedsUpdateConstraints()
        #expect(inner.needsUpdateConstraints())
        outer.layoutIfNeeded()
        expect(log.take(), is: ["update inner", "update outer", "layout outer", "layout inner"])
        #expect(Noting.requiresConstraintBasedLayout && !UIView.requiresConstraintBasedLayout)
    }

    // uilayoutguide: a guide takes part like a view and is not drawn.
    @Test func `a layout guide keeps a distance between two views`() {
        let (one, other, gap) = (box(50, 20), box(50, 20), UILayoutGuide())
        root.addLayoutGuide(gap)
        NSLayoutConstraint.activate([
            one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            gap.leadingAnchor.constraint(equalTo: one.trailingAnchor),
            gap.trailingAnchor.constraint(equalTo: other.leadingAnchor),
            gap.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.1),
        ])
        expect((frame(other)[0], gap.layoutFrame.numbers[0...2].last), is: (80, 30))
        expect((gap.owningView, root.layoutGuides), is: (root, [gap]))
    }

    // uiview/translatesautoresizingmaskintoconstraints: a view with a mask takes part with its frame.
    @Test func `a view constrained to an autoresized view follows it when the superview grows`() {
        let side = UIView(frame: CGRect(x: 250, y: 0, width: 50, height: 20))
        side.autoresizingMask = [.flexibleLeftMargin]
        root.addSubview(side)
        let view = box(10, 10)
        view.trailingAnchor.constraint(equalTo: side.leadingAnchor).isActive = true
        expect(frame(view)[0], is: 240)
        root.frame.size.width = 400
        expect(frame(view)[0], is: 340)
    }

    // nslayoutdimension/constraint(equalto:multiplier:constant:), nslayoutxaxisanchor/constraint(equaltosystemspacing…)
    @Test func `anchors can be multiplied and spaced by the system spacing`() {
        let (one, other) = (box(), box(10, 10))
        NSLayoutConstraint.activate([
            one.heightAnchor.constraint(equalToConstant: 40), one.topAnchor.constraint(equalTo: root.topAnchor),
            one.widthAnchor.constraint(equalTo: one.heightAnchor, multiplier: 1.5, constant: 3),
            one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            other.leadingAnchor.constraint(equalToSystemSpacingAfter: one.trailingAnchor, multiplier: 2),
            other.topAnchor.constraint(equalToSystemSpacingBelow: one.bottomAnchor, multiplier: 1),
        ])
        expect((frame(one), frame(other)), is: ([0, 0, 63, 40], [79, 48, 10, 10]))
    }

    // uiview/keyboardlayoutguide: "when the keyboard isn't docked or is offscreen", its top is at the bottom edge.
    @Test func `a view constrained to the keyboard guide is at the bottom while the keyboard is down`() {
        let view = box(10, 10)
        view.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor).isActive = true
        expect(frame(view)[1], is: 190)
    }

    // uiview/keyboardlayoutguide: the guide follows a docked keyboard, which is 336 points high in portrait.
    @Test func `a view constrained to the keyboard guide is above the keyboard while it is up`() {
        let stage = Stage()
        stage.run {
            let (window, controller, field, bar) = (UIWindow(), UIViewController(), UITextField(), UIView())
            let view: UIView = controller.view
            for subview in [field, bar] {
                subview.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(subview)
            }
            NSLayoutConstraint.activate([
                bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
                bar.heightAnchor.constraint(equalToConstant: 50),
            ])
            window.rootViewController = controller
            window.makeKeyAndVisible()
            view.layoutIfNeeded()
            let (down, height) = (bar.frame.maxY, view.bounds.height)
            expect(down, is: view.safeAreaLayoutGuide.layoutFrame.maxY)
            #expect(field.becomeFirstResponder())
            view.layoutIfNeeded()
            expect(bar.frame.maxY, is: height - 336)
            field.resignFirstResponder()
            view.layoutIfNeeded()
            expect(bar.frame.maxY, is: down)
        }
    }

    // uiview/firstbaselineanchor, lastbaselineanchor: "For views with multiple rows of text" first and last differ;
    // without text they are the top and the bottom edge.
    @Test func `baseline anchors are those of the first and the last line`() {
        let (text, mark, plain) = (label("one\ntwo\nthree"), box(5, 5), box(10, 30))
        text.numberOfLines = 0
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: root.topAnchor), plain.topAnchor.constraint(equalTo: root.topAnchor),
            mark.topAnchor.constraint(equalTo: text.lastBaselineAnchor),
        ])
        let height = frame(text)[3]
        #expect(height > 60 && frame(mark)[1] > height * 2 / 3 && frame(mark)[1] < height)
        let last = mark.frame.minY
        NSLayoutConstraint.deactivate(root.constraints.filter { $0.firstItem === mark })
        mark.topAnchor.constraint(equalTo: text.firstBaselineAnchor).isActive = true
        #expect(frame(mark)[1] < height / 3 && mark.frame.minY < last)
        NSLayoutConstraint.deactivate(root.constraints.filter { $0.firstItem === mark })
        mark.topAnchor.constraint(equalTo: plain.lastBaselineAnchor).isActive = true
        expect(frame(mark)[1], is: 30)
    }

    // uiview/effectiveuserinterfacelayoutdirection: the view that holds a constraint arranges its content.
    @Test func `arranged from the right, leading and trailing change sides with their constants`() {
        let (wide, fixed, next, pinned) = (box(1, 10), box(50, 10), box(40, 10), box(1, 1))
        root.semanticContentAttribute = .forceRightToLeft
        NSLayoutConstraint.activate([
            wide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            wide.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -100),
            fixed.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
            next.leadingAnchor.constraint(equalTo: wide.trailingAnchor, constant: 8),
        ])
        expect((frame(wide)[0], frame(wide)[2]), is: (100, 184))
        expect((frame(fixed)[0], frame(next)[0]), is: (5, 52))
        root.semanticContentAttribute = .unspecified
        expect((frame(wide)[0], frame(next)[0]), is: (16, 208))
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        outer.semanticContentAttribute = .forceRightToLeft
        outer.addSubview(pinned)
        outer.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 20)
        expect(outer.layoutMargins, is: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30))
        NSLayoutConstraint.activate([
            pinned.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
            pinned.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -25),
            pinned.topAnchor.constraint(equalTo: outer.topAnchor),
            pinned.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        ])
        outer.layoutIfNeeded()
        expect(pinned.frame, is: CGRect(x: 25, y: 0, width: 165, height: 100))
    }
}
