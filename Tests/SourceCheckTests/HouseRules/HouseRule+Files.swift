/// The rules about files and declarations.
extension HouseRule {
    /// The parts that stand beside a scene's controller.
    static let parts = ["View", "Interactor", "Logic", "LogicState", "Presenter", "Navigator", "Setup"]

    static var ofFiles: [HouseRule] {
        [
            HouseRule(
                "scene-part", in: ["Sources/"] + apps,
                "beside a scene's controller stand \(parts.joined(separator: ", ")), each in its file; an empty one says why",
                lines: { file, files in
                    let isScene = file.base.hasSuffix("VC") && (file.isIn(apps) || file.path.contains("/Scenes/"))
                    let paths = parts.map { "\(file.path.dropLast(8))\($0).swift" }
                    return isScene && !paths.allSatisfy { path in files.contains { $0.path == path } } ? [1] : []
                },
                finds: "// in Sources/Scenes/Shop/ShelfVC.swift\nfinal class ShelfVC {}\nfinal class ShelfView {}",
                allows: "// in Sources/Scenes/Shop/TillVC.swift\nfinal class TillVC {}",
                "// in Sources/HeadlessUIKit/TillVC.swift\nfinal class TillVC {}"),
            HouseRule(
                "line-length", in: ["Sources/"], "a line has at most 120 columns",
                lines: { file, _ in
                    let long = file.lines.indices.filter { file.lines[$0].count > 120 }
                    return long.filter { file.lines[$0].count { $0 & 0xC0 != 0x80 } > 120 }.map { $0 + 1 }
                },
                finds: "// " + String(repeating: "…", count: 118), allows: "// " + String(repeating: "…", count: 117)),
            HouseRule(
                "file-length", in: ["Sources/"],
                "15 lines are the least, 300 the most: what belongs together, what is one thing?",
                lines: { file, _ in
                    let count = file.lines.count - (file.lines.last == [] ? 1 : 0)
                    let isShort = count < 15 && !file.isIn(apps) && file.base != "main" && file.all("protocol").isEmpty
                    return count > 300 ? [301] : isShort ? [1] : []
                },
                finds: String(repeating: "//\n", count: 14), String(repeating: "//\n", count: 301),
                allows: String(repeating: "//\n", count: 15), String(repeating: "//\n", count: 300), "protocol A {}",
                "// in Sources/Scenes/AView.swift\nstruct AView {}", "// in Sources/rehearse/main.swift\nmain()"),
            HouseRule(
                "leftover", in: ["Sources/"], "finish it, or open an issue: nothing is left to be done in the sources",
                lines: { file, _ in
                    let words = ["TODO", "FIXME", "XXX"]
                    return file.lines(with: words).filter { !file.words(ofLine: $0).isDisjoint(with: words) }
                },
                finds: "// TODO: later", "/* FIXME */", allows: "// A todo list is none.", "\"XXXL\""),
            HouseRule(
                "linux-only", in: ["Tests/"],
                "a Mac has no /proc, /dev/full or /bin/true: put it in #if os(Linux); programs are found by ProgramFile, "
                    + "functions by SystemFunction",
                lines: { file, _ in
                    let texts = [
                        "/proc/", "\"/proc\"", "/dev/full", "\"/bin/true\"", "\"/bin/false\"", "dlsym(nil",
                        "Bundle.main.bundleURL",
                    ]
                    guard !file.path.contains("/HouseRules/") else { return [] }
                    return file.lines(with: texts).filter { !file.isUnder("os(Linux)", line: $0) }
                },
                finds: "dlsym(nil, \"fork\")", "Bundle.main.bundleURL", "\"/proc/self/fd\"", "\"/proc\"",
                "\"/bin/true\"",
                "#if os(Linux)\n#else\n    let a = \"b >/dev/full\"\n#endif",
                "#if os(macOS)\n    let a = \"/bin/false\"\n#endif",
                allows: "\"/usr/bin/true\"",
                "#if os(Linux)\n#if DEBUG\nlet a = \"/proc\"\n#else\nlet a = \"/dev/full\"\n#endif\nlet b = \"/bin/true\"\n#endif"
            ),
            HouseRule(
                "file-name", in: ["Sources/"], "nothing here has the file's name: name it for what it holds",
                lines: { file, _ in file.isNamedForItsContent ? [] : [1] },
                finds: "struct Other {}", "// in Sources/A/A.swift\nstruct B {}\nfunc c() {}",
                "// in Sources/A/B.swift\nfunc c() {}",
                "// in Sources/A/B.Other.swift\nextension B {\n    enum Kind {}\n}",
                allows: "struct Sample {}", "// in Sources/A/B.C+Layout.swift\nextension B.C where D == E {}",
                "// in Sources/A/b.swift\nfunc b() {}", "// in Sources/A/A.swift\nimport B\nfunc c() {}",
                "// in Sources/A/main.swift\nb(3)", "// in Sources/A/B.Kind.swift\nextension B {\n    enum Kind {}\n}"),
            HouseRule(
                "documentation", in: ["Sources/"], "what crosses a target has a doc comment",
                lines: { file, _ in file.crossing { $0 == 0 } },
                finds: "package var a = 0", "// A.\npackage init() {}", "@inlinable public class func a() {}",
                "@available(macOS 15, *)\npackage subscript(a: Int) -> Int { 0 }", "///\npackage typealias A = B",
                "/// A.\npackage enum A {\n    case b\n}", "/// A.\npackage protocol A {\n    func b()\n}",
                allows: "var a = 0", "/// A.\n@discardableResult\npackage func a() -> Int { 0 }",
                "enum A {\n    case b\n}",
                "/// A.\npackage enum A {\n    var c: Int {\n        switch self {\n        case .b: 1\n        }\n    }\n}",
                "package import A",
                "init(\n    a: () -> Void = { b() },\n    c: Int\n) {\n    let open = a\n    later(open)\n}"),
            HouseRule(
                "abstract", in: ["Sources/"], "the first sentence of a doc comment has at most 150 characters",
                lines: { file, _ in file.crossing { $0 > 150 } },
                finds:
                    "/// \(String(repeating: "…", count: 75))\n/// \(String(repeating: "…", count: 75))\npackage init() {}",
                allows:
                    "/// \(String(repeating: "…", count: 150))\n///\n/// More, which no list shows.\npackage init() {}"),
            HouseRule(
                "reference", in: ["Sources/"], "say why the reference is weak or unowned",
                lines: { file, _ in file.unexplainedReferences },
                finds: "class A {\n    weak var b: A?\n}",
                "class A {\n    /// C.\n    var c = 0\n\n    unowned let b: A\n}",
                allows: "class A {\n    /// B.\n    weak var b: A?\n    weak var c: A?\n}",
                "class A {\n    var b: A?\n}",
                "/// A; weak, nothing here keeps it.\nstruct A {\n    weak var b: A?\n}"),
            HouseRule(
                "apple-name", in: uikit,
                "Apple has this name too, so it is ambiguous for an app: HeadlessUIKit must re-export CoreGraphics where it "
                    + "can be imported, and Rehearsal.swift must have a typealias",
                lines: { file, files in
                    file.declarations.filter { type in
                        // Under an `#if` it is indented.
                        let isShown = file[type.token] == "public" && file.lines[type.line - 1].first != 32
                        let isApples =
                            ["class", "enum", "struct"].contains(type.keyword)
                            && type.name.contains(/^(CG[A-Z]|NSItem)/)
                        let needed = ["@ _exported public import CoreGraphics", "public typealias \(type.name)"]
                        return isShown && isApples
                            && !needed.allSatisfy { text in
                                files.contains { $0.isIn(uikit + ["Sources/Rehearsal/"]) && !$0.all(text).isEmpty }
                            }
                    }.map(\.line)
                },
                finds: "/// A.\npublic nonisolated struct CGPaper {}",
                allows: "/// A.\npublic final class CGInk {}",
                "#if !canImport(CoreGraphics)\n    public struct CGMove {}\n#endif"),
        ]
    }
}
