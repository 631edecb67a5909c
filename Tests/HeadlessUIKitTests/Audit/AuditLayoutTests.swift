import Foundation
import Scene
import TestSupport

@testable import HeadlessUIKit

/// The rules about where elements stand.
@Suite struct AuditLayoutTests {
    /// Puts views with frames of their own on the screen.
    private static func canvas(_ make: @escaping @Sendable () -> [UIView]) -> @Sendable (UIStackView) -> Void {
        { column in
            let canvas = UIView()
            for view in make() { canvas.addSubview(view) }
            column.addArrangedSubview(canvas)
        }
    }

    @Test(arguments: [
        AuditCase("a button", finds: [#"button "X" is 20 × 20 pt"#], canvas { [place(makeButton("X"), 0, 0, 20, 20)] }),
        AuditCase(
            "a low one", finds: [#"button "X" is 200 × 43.9 pt"#], canvas { [place(makeButton("X"), 0, 0, 200, 43.95)] }
        ),
        AuditCase("rows", finds: [#"row "a" is 390 × 30 pt"#]) { column in
            let table = AuditTable(["a"]) { UIView() }
            table.rowHeight = 30
            column.addArrangedSubview(table)
        },
        AuditCase("just enough", canvas { [place(makeButton("X"), 0, 0, 44, 44)] }),
        AuditCase("standard controls") { column in
            let row = UIStackView(arrangedSubviews: [
                UISwitch(), UISlider(), UISegmentedControl(items: ["S", "L"]),
            ])
            column.addArrangedSubview(row)
            column.addArrangedSubview(UITextField())
        },
        AuditCase("a text", canvas { [place(makeLabel("X"), 0, 0, 20, 20)] }),
        AuditCase("rows as they are") { $0.addArrangedSubview(AuditTable(["a"]) { makeButton("Adopt") }) },
    ])
    func `an operable element that is smaller than 44 points is found`(_ screen: AuditCase) {
        expect(screen.findings(.hitArea), is: screen.expected)
    }

    @Test(arguments: [
        AuditCase(
            "a view", finds: [#"button "X" is covered by UIView"#],
            canvas { [place(makeButton("X"), 0, 0, 99, 99), makeBox(0, 0, 99, 99)] }),
        AuditCase(
            "a button", finds: [#"button "X" is covered by button "Y""#],
            canvas { [place(makeButton("X"), 0, 0, 99, 99), place(makeButton("Y"), 0, 0, 60, 60)] }),
        AuditCase(
            "beside what is above", finds: [#"button "X" is covered by UIView"#],
            canvas { [makeBox(0, 0, 99, 99, place(makeButton("X"), 9, 9, 44, 44)), makeBox(0, 0, 99, 99)] }),
        AuditCase("behind", canvas { [makeBox(0, 0, 99, 99), place(makeButton("X"), 0, 0, 99, 99)] }),
        AuditCase(
            "lets touches through",
            canvas {
                let overlay = makeBox(0, 0, 99, 99)
                overlay.isUserInteractionEnabled = false
                return [place(makeButton("X"), 0, 0, 99, 99), overlay]
            }),
        AuditCase(
            "scrolled out below a button",
            canvas {
                let scroll = place(UIScrollView(), 0, 0, 300, 100)
                scroll.addSubview(place(makeButton("X"), 0, 120, 300, 44))
                return [scroll, place(makeButton("Y"), 0, 100, 300, 80)]
            }),
    ])
    func `an operable element that another view covers is found`(_ screen: AuditCase) {
        expect(screen.findings(.coveredElement), is: screen.expected)
    }

    @Test(arguments: [
        AuditCase(
            "upside down", finds: [#"text "A" stands above text "B" but is read after it"#],
            canvas { [place(makeLabel("B"), 0, 50, 99, 20), place(makeLabel("A"), 0, 0, 99, 20)] }),
        AuditCase(
            "a row from the right", finds: [#"text "A" stands left of text "B" but is read after it"#],
            canvas { [place(makeLabel("B"), 99, 0, 50, 20), place(makeLabel("A"), 0, 5, 50, 20)] }),
        AuditCase("the app's own order", finds: [#"text "A" stands above text "B" but is read after it"#]) { column in
            let (first, second) = (makeLabel("A"), makeLabel("B"))
            let box = UIStackView(arrangedSubviews: [first, second])
            box.axis = .vertical
            box.accessibilityElements = [second, first]
            column.addArrangedSubview(box)
        },
        AuditCase(
            "upside down with something between", finds: [#"text "A" stands above text "B" but is read after it"#],
            canvas {
                [
                    place(makeLabel("B"), 0, 50, 99, 20), place(makeLabel("C"), 200, 50, 99, 20),
                    place(makeLabel("A"), 0, 0, 99, 20),
                ]
            }),
        AuditCase(
            "rows of columns",
            canvas {
                [
                    place(makeLabel("A"), 0, 0, 50, 20), place(makeLabel("B"), 0, 20, 50, 20),
                    place(makeLabel("C"), 99, 0, 50, 20), place(makeLabel("D"), 99, 20, 50, 20),
                    place(makeLabel("E"), 0, 60, 200, 20),
                ]
            }),
        AuditCase("a column") { for text in ["A", "B", "C"] { $0.addArrangedSubview(makeLabel(text)) } },
        AuditCase(
            "two columns",
            canvas {
                [
                    place(makeLabel("A"), 0, 0, 50, 20), place(makeLabel("B"), 0, 50, 50, 20),
                    place(makeLabel("C"), 99, 0, 50, 20), place(makeLabel("D"), 99, 50, 50, 20),
                ]
            }),
        AuditCase(
            "a footer below a scroll view",
            canvas {
                let scroll = place(UIScrollView(), 0, 0, 300, 100)
                scroll.addSubview(place(makeLabel("A"), 0, 500, 300, 20))
                return [scroll, place(makeLabel("B"), 0, 110, 300, 20)]
            }),
        AuditCase("rows") { $0.addArrangedSubview(AuditTable(["b", "a"]) { makeButton("Adopt") }) },
    ])
    func `elements that are read against their visual order are found`(_ screen: AuditCase) {
        expect(screen.findings(.readingOrder), is: screen.expected)
    }

    @Test(arguments: [
        AuditCase(
            "too long a line", finds: [#"text "A long text" has more text than one line at text size l"#],
            canvas { [place(makeLabel("A long text"), 0, 0, 50, 21)] }),
        AuditCase(
            "too low", finds: [#"text "A long text" is not high enough for its text at text size l"#],
            canvas {
                let label = place(makeLabel("A long text"), 0, 0, 50, 30)
                label.numberOfLines = 0
                return [label]
            }),
        AuditCase(
            "beyond the edge", finds: [#"button "A long title" does not fit on the screen at text size l"#],
            canvas { [place(makeButton("A long title"), 320, 0, 200, 44)] }),
        AuditCase(
            "in a scroll view beyond the edge", finds: [#"text "A text" does not fit on the screen at text size l"#],
            canvas {
                let scroll = place(UIScrollView(), 0, -200, 300, 600)
                scroll.addSubview(place(makeLabel("A text"), 0, 0, 300, 21))
                return [scroll]
            }),
        AuditCase(
            "in a scroll view without a height", finds: [#"text "A text" does not fit on the screen at text size l"#],
            canvas {
                let scroll = place(UIScrollView(), 0, 100, 300, 0)
                scroll.addSubview(place(makeLabel("A text"), 0, 0, 300, 21))
                return [scroll]
            }),
        AuditCase("one line") { $0.addArrangedSubview(makeLabel("A text")) },
        AuditCase("as many as it takes") { column in
            let label = makeLabel(String(repeating: "word ", count: 99))
            label.numberOfLines = 0
            column.addArrangedSubview(label)
        },
        AuditCase("scrolled out") { column in
            let texts = UIStackView(arrangedSubviews: (0..<99).map { makeLabel("Text \($0)") })
            texts.axis = .vertical
            column.addArrangedSubview(UIScrollView(scrolling: texts))
        },
    ])
    func `a text without enough room is found`(_ screen: AuditCase) {
        expect(screen.findings(.clippedText), is: screen.expected)
    }

    @Test func `the texts of an alert have enough room, unless its window is too low`() throws {
        let play = Play()
        try play.stage.run {
            play.window.rootViewController = UIViewController()
            let alert = UIAlertController(title: "Server error", message: "Try again", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Ok", style: .default))
            try #require(play.window.rootViewController).present(alert, animated: false)
            expect(play.window.audit().findings, is: [])
            play.window.frame.size.height = 30
            play.window.layoutIfNeeded()
            expect(
                play.window.audit().findings.filter { $0.rule == .clippedText }.map(\.problem),
                is: Array(repeating: "does not fit on the screen at text size l", count: 3))
        }
    }
}
