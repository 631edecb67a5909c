import TestSupport
import Testing

@testable import Generator

@Suite struct PackageOutlineTests {
    private func outline(_ text: String) -> PackageOutline { PackageOutline([("Sources/Shop/A.swift", text)]) }

    private func text(_ outline: PackageOutline) -> String { outline.text(of: "Sources/Shop/A.swift") ?? "" }

    /// Judges whether something found its place: a call that changes an outline cannot stand in the macro.
    private func expect(
        _ isEntered: Bool, is expected: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(isEntered == expected, sourceLocation: sourceLocation)
    }

    @Test func `lines go to the end of a type, after an empty line if it has members`() {
        var shop = outline("final class A: B {\n    let x = 1\n}\nclass C {}\n")
        expect(shop.append("    func f() {}", to: "A", ["class"], isApart: true))
        expect(shop.append("    func g() {}", to: "C", ["class"], isApart: true))
        #expect(
            text(shop) == "final class A: B {\n    let x = 1\n\n    func f() {}\n}\nclass C {\n    func g() {}\n}\n")
        expect(shop.append("    x", to: "D", ["class"], isApart: true), is: false)
        expect(shop.append("    x", to: "A", ["protocol"], isApart: true), is: false)
    }

    @Test func `a type in a comment or inside another type does not count`() {
        let shop = outline("/// final class A {\nenum B {\n    struct A {\n    }\n}\n")
        #expect(shop.typeRange(of: "A") == nil && shop.names(of: "enum") == ["B"])
    }

    @Test func `a list takes what it does not have, and is broken into lines if it gets too long`() {
        var shop = outline("final class A: StageApp {\n    static let screens = [\"Home\"]\n}\n")
        expect(shop.addElements(["\"Home\"", "\"Detail\""], toList: "screens", of: "A"))
        #expect(text(shop).contains("    static let screens = [\"Home\", \"Detail\"]\n"))
        let long = (1...12).map { "\"ScreenNumber\($0)\"" }
        expect(shop.addElements(long, toList: "screens", of: "A"))
        #expect(text(shop).split(separator: "\n").allSatisfy { $0.count <= 120 })
        #expect(text(shop).contains("\n        \"Home\", \"Detail\", \"ScreenNumber1\","))
        expect(shop.addElements(["\"Last\""], toList: "screens", of: "A"))
        #expect(text(shop).contains("\"ScreenNumber12\", \"Last\",\n    ]\n"))
        expect(shop.addElements(["x"], toList: "identifiers", of: "A"), is: false)
        var empty = outline("class A: StageApp {\n    static let calls: [Call] = []\n}\n")
        expect(empty.addElements(["B.c"], toList: "calls", of: "A"))
        #expect(text(empty).contains("    static let calls: [Call] = [B.c]\n"))
    }

    @Test func `a case, a branch and an import go to their places`() {
        var shop = outline(
            """
            import Rehearsal

            enum HomePlace: String {
            }

            final class HomeNavigator {
                func show() {
                    switch place {
                    case .a:
                        if x {
                        }
                    }
                }
            }
            """)
        expect(shop.addCase("    case b", to: "HomePlace"))
        expect(shop.addCase("    case c", to: "HomePlace"))
        expect(shop.addBranch("        case .b:\n            go()", toSwitchOver: "place", in: "HomeNavigator"))
        shop.addImport("Coordinators", toFileOf: "HomeNavigator")
        shop.addImport("Coordinators", toFileOf: "HomeNavigator")
        #expect(
            text(shop) == """
                import Coordinators
                import Rehearsal

                enum HomePlace: String {
                    case b
                    case c
                }

                final class HomeNavigator {
                    func show() {
                        switch place {
                        case .a:
                            if x {
                            }
                        case .b:
                            go()
                        }
                    }
                }
                """)
        expect(shop.addBranch("x", toSwitchOver: "thing", in: "HomeNavigator"), is: false)
    }
}
