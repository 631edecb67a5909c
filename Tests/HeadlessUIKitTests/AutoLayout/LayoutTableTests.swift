import Foundation
import StageRuntime
import Testing

@testable import HeadlessUIKit

@Suite struct LayoutTableTests {
    private static let lines = LayoutTable.text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }

    @Test func `the layouts of the table have the expected frames`() {
        #expect(Self.lines.count >= 60)
        for line in Self.lines {
            let layout = LayoutNotation(line)
            #expect(layout.found == layout.expected, "\(line)")
        }
    }

    @Test func `removing and adding constraints again gives the same frames`() {
        for line in Self.lines {
            let layout = LayoutNotation(line)
            _ = layout.found
            for constraint in layout.constraints {
                constraint.isActive = false
                layout.root.layoutIfNeeded()
                constraint.isActive = true
            }
            #expect(layout.found == layout.expected, "\(line)")
        }
    }

    @Test func `resizing the root gives the same frames as a root of that size`() {
        for line in Self.lines {
            let (layout, fresh) = (LayoutNotation(line), LayoutNotation(line))
            _ = layout.found
            for one in [layout, fresh] { one.root.frame.size = CGSize(width: 500, height: 350) }
            #expect(layout.found == fresh.found, "\(line)")
            layout.root.frame.size = CGSize(width: 400, height: 300)
            #expect(layout.found == layout.expected, "\(line)")
        }
    }

    @Test func `changing constants and changing them back gives the same frames`() {
        for line in Self.lines {
            let layout = LayoutNotation(line)
            _ = layout.found
            for constraint in layout.constraints { constraint.constant += 3 }
            layout.root.layoutIfNeeded()
            for constraint in layout.constraints { constraint.constant -= 3 }
            #expect(layout.found == layout.expected, "\(line)")
        }
    }
}
