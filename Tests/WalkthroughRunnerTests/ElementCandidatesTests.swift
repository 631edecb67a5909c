import HeadlessUIKit
import TestSupport
import Testing

@testable import WalkthroughLanguage
@testable import WalkthroughRunner

@Suite struct ElementCandidatesTests {
    @Test func `elements that are written alike are listed once`() throws {
        try StageTester.run { tester in
            let screen = ScreenTester(on: tester)
            screen.show {
                let root = UIViewController()
                for text in ["swift", "swift", "swifts"] {
                    let label = UILabel()
                    label.text = text
                    label.sizeToFit()
                    root.view.addSubview(label)
                }
                return root
            }
            let contents = try #require(screen.contents)
            expect(contents.elements.count, is: 3)
            let finder = ElementFinder(contents)
            let misspelt = ElementQuery(role: .text, name: .label("Swift"))
            expect(ElementCandidates(finder: finder, query: misspelt).notes, is: ["nearest: text \"swift\""])
            let missing = ElementQuery(role: .image)
            expect(
                ElementCandidates(finder: finder, query: missing).notes,
                is: ["on screen: text \"swift\", text \"swifts\""])
        }
    }
}
