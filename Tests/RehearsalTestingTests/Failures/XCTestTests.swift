import RehearsalTesting
import StageRuntime
import XCTest

/// A test of XCTest with the same testers: what fails there fails it, at its own line.
final class XCTestTests: XCTestCase {
    /// What has failed, as text and line, in place of failing this test; `nil` to let it fail.
    private var collected: [String]?

    #if canImport(ObjectiveC)
        override func record(_ issue: XCTIssue) {
            guard collected != nil else { return super.record(issue) }
            let line = issue.sourceCodeContext.location?.lineNumber ?? 0
            collected?.append("\(line) " + issue.compactDescription)
        }
    #else
        override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
        ) {
            guard collected != nil else {
                return super.recordFailure(
                    withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
            }
            XCTAssertEqual(filePath, #filePath)
            collected?.append("\(lineNumber) " + description)
        }
    #endif

    func testWhatIsAssertedPasses() {
        StageTester.run { tester in
            let test = CartTest(on: tester)
            test.logic.send { $0.add("tea") }.expect(calls: [.shown(items: ["tea"])]) {
                $0.items = [.init(name: "tea")]
            }
        }
    }

    func testWhatIsNotAssertedFailsAtItsLine() throws {
        collected = []
        StageTester.run { tester in
            let test = CartTest(on: tester)
            test.logic.send { $0.add("tea") }.expect(exhaustivity: .off) { $0.items = [] }
            test.prices.price.answer(.success(1))
        }
        let found = try XCTUnwrap(collected)
        collected = nil
        let line = #line - 5
        XCTAssertEqual(found.count, 2)
        XCTAssertTrue(found.first?.hasPrefix("\(line) ") == true, "\(found)")
        XCTAssertTrue(found.last?.hasPrefix("\(line + 1) ") == true, "\(found)")
        XCTAssertTrue(found.first?.contains("+ items[0]: CartLogic.Item(name: \"tea\", count: 1)") == true, "\(found)")
    }
}
