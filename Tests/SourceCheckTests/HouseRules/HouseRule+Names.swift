/// The rules that forbid names and operators.
extension HouseRule {
    static let uikit = ["Sources/HeadlessUIKit/"]
    static let runtime = ["Sources/StageRuntime/"]
    static let engine =
        runtime + uikit + ["Sources/ProcessPool/", "Sources/WalkthroughLanguage/", "Sources/WalkthroughRunner/"]
    static let apps = ["Sources/Scenes/", "Sources/DependencyContainers/", "Examples/"]

    /// What leaves the stage or differs from run to run; in apps `rehearse check --sources` finds this and more.
    static var ofTheEngine: [HouseRule] {
        [
            HouseRule(
                "task", in: engine, "this leaves the stage's loop: use tasks.start(\"name\") of a task scope",
                forbids: "Task . detached", "Task . immediate", "Task . immediateDetached",
                finds: "Task.detached { }", "Task<Int, Never>.immediate { 1 }",
                allows: "await Task.yield()", "// Task.detached { }", "// in Sources/Scenes/A.swift\nTask.detached { }"),
            HouseRule(
                "time", in: engine, "this is real time: use stage.now, or tasks.sleep(for:)",
                forbids: "Date ( )", "Date . now", "Date . init ( )", "Task . sleep",
                finds: "let a = Date()", "6 / 2 / Date.now", "\"\\(Date()) \\\"Date()\\\"\"", "Task.sleep(for: a)",
                allows: "Date(timeIntervalSince1970: 0)", "updateDate()", "/* /* */ Date() */", "\"Date()\"",
                "#\"\\(Date()) \"\"#", "let a = /\"Date()/", "\"\"\"\n    Date()\n    \"\"\"", "tasks.sleep(for: a)"),
            HouseRule(
                "clock", in: engine, "this is real time: use the stage's clock",
                forbids: "ContinuousClock", "SuspendingClock", "DispatchTime", "CFAbsoluteTimeGetCurrent",
                if: { !$0.isForPhone($1) }, finds: "ContinuousClock()", "#if PHONE\n#else\nDispatchTime.now()\n#endif",
                allows: "#if os(iOS) || PHONE\n#if DEBUG\n#endif\nlet a = ContinuousClock()\n#endif"),
            HouseRule(
                "random", in: engine,
                "two runs give two values: draw using: &stage.random, or use stage.makeIdentifier(_:)",
                forbids: ". random (", ". randomElement (", ". shuffle (", ". shuffled (",
                "SystemRandomNumberGenerator",
                "UUID ( )", "UUID . init ( )", if: { $0[$1] != "." || !$0.call($1).contains("using :") },
                finds: "Int.random(in: 1...6)", "a.randomElement()", "SystemRandomNumberGenerator()", "UUID()",
                allows: "Int.random(\n    in: 1...6,\n    using: &stage.random)", "UUID(uuidString: \"0\")"),
            HouseRule(
                "hasher", in: engine, "hashes differ from process to process: compare the values, or use a TraceHash",
                forbids: "Hasher (", ". hashValue", finds: "var a = Hasher()", "a.hashValue",
                allows: "func hash(into hasher: inout Hasher) {}"),
        ]
    }

    static var ofSources: [HouseRule] {
        [
            HouseRule(
                "trap", in: ["Sources/"],
                "throw, handle it, or use as?; a broken invariant is a preconditionFailure that names the fix",
                forbids: "fatalError (", "try !", "as !",
                finds: "fatalError(\"no\")", "try! run()", "let a = b as! Int",
                allows: "preconditionFailure(\"Run it on its stage.\")", "try? run()", "let a = b as? Int", "try !run()"
            ),
            // UIKit has some properties of this kind, and WebKit's delegates a parameter.
            HouseRule(
                "force-unwrap", in: ["Sources/"], "use if let, guard let or ?? and say what happens if it is nil",
                forbids: "!",
                if: { file, index in
                    let words = file.words(ofLine: file.lineNumber(of: index))
                    let isUIKits = file.isIn(uikit) && !words.isDisjoint(with: ["public", "open", "override"])
                    return !["try", "as", "WKNavigation"].contains(file[index - 1])
                        && !(isUIKits && file.isImplicit(index))
                },
                finds: "let a = b[0]!.c", "let a = b()!", "if a != b, !c, a! == b {}", "\"\\(b!)\"",
                "public var a: Loop!",
                "// in Sources/HeadlessUIKit/A.swift\nvar a: [UIColor]!",
                allows: "\"so! \\(b) yes!\"", "let a = (!b) ? !c : d", "try! a()", "a as! B",
                "func a(b: WKNavigation!) {}",
                "// in Sources/HeadlessUIKit/A.swift\npublic var a: UIColor! { nil }"),
            HouseRule(
                "preconcurrency", in: ["Sources/"],
                "@preconcurrency hides what the compiler knows: import what is checked",
                forbids: "@ preconcurrency", finds: "@preconcurrency import A", allows: "import A"),
            HouseRule(
                "actor", in: ["Sources/"], "no actors: a stage and all on it are confined to its thread",
                forbids: "@ globalActor", "actor", if: { $0[$1] == "@" || $0[$1 + 1].first?.isUppercase == true },
                finds: "actor A {}", "@globalActor struct A {}",
                allows: "func actor(_ name: String) {}", "actor.act()"),
            HouseRule(
                "main-actor", in: ["Sources/"], "no actors: leave it out, or put it under #if PHONE",
                forbids: "@ MainActor",
                if: { !$0.isIn(apps) && !$0.isForPhone($1) }, finds: "@MainActor func a() {}",
                allows: "#if PHONE\n    @MainActor func a() {}\n#endif",
                "// in Sources/Scenes/A.swift\n@MainActor class A {}"),
            HouseRule(
                "print", in: ["Sources/"], "only Reports and Console print: record it with stage.trace, or return it",
                forbids: "print (", "debugPrint (", "dump (",
                if: { file, _ in !file.isIn(apps + ["Sources/Reports/", "Sources/Console/"]) },
                finds: "Swift.print(1)", "debugPrint(1)", allows: "output.print(1)", "sprint(1)",
                "func print(_ a: String) {}",
                "// in Sources/Console/A.swift\nprint(1)", "// in Sources/Scenes/A.swift\nprint(1)"),
            HouseRule(
                "unsafe", in: ["Sources/"] + apps,
                "only StageRuntime shares what is not Sendable, and says on the lines above why: // Safe: …",
                forbids: "@ unchecked Sendable", "nonisolated ( unsafe )",
                if: { !$0.isIn(runtime) || !$0.isCalledSafe(line: $0.lineNumber(of: $1)) },
                finds: "// Safe.\nstruct A: @unchecked Sendable {}",
                "// in Examples/A.swift\nnonisolated(unsafe) let a = b",
                "// in Sources/StageRuntime/A.swift\n// Safe.\nlet c = 1\n// Unsafe.\nstruct A: @unchecked Sendable {}",
                allows: "nonisolated let a = b",
                "// in Sources/StageRuntime/A.swift\n// Safe.\nnonisolated(unsafe) let a = b\nnonisolated(unsafe) let c = b",
                "// in Sources/StageRuntime/A.swift\n/// `@unchecked Sendable`: …\n@frozen\nstruct A: @unchecked Sendable {}"
            ),
            HouseRule(
                "availability", in: ["Sources/"] + apps,
                "this is newer than the platforms of Package.swift; a Duration of a Double is .seconds(_:)",
                forbids: "InlineArray", "UTF8Span", "RawSpan", "MutableSpan", "OutputSpan", "Observations",
                "Observation . Observations", ". utf8 . span", ". utf8Span", ". mutableSpan", ". nanoseconds (",
                ". microseconds (", ". milliseconds (",
                if: { !$0[$1 + 1].hasSuffix("seconds") || $0.call($1).contains("Double") },
                finds: "let a: InlineArray<3, Int>", "let a = b.utf8.span", "Duration.nanoseconds(a(as: Double.self))",
                allows: "\"InlineArray\"", "Duration.nanoseconds(3)", "Duration.seconds(a(as: Double.self))"),
            HouseRule(
                "core-graphics", in: ["Sources/"], "on a Mac its members are CoreGraphics': import HeadlessUIKit",
                forbids: "CGRect", "CGSize", "CGPoint", "CGVector", "CGAffineTransform",
                if: { file, _ in
                    let modules = ["HeadlessUIKit", "Rehearsal", "Scene", "UIKit", "MapKit", "CoreGraphics"]
                    return !file.isIn(uikit) && modules.allSatisfy { file.all("import \($0)").isEmpty }
                },
                finds: "import Foundation\nlet a = CGRect.zero",
                allows: "package import HeadlessUIKit\nlet a = CGRect.zero",
                "// in Sources/HeadlessUIKit/A.swift\nlet a = CGRect.zero"),
            HouseRule(
                "dependency", in: ["Package.swift", "Examples/", "Benchmarks/"],
                "no package depends on another than Rehearsal, by name and path: use the toolchain's own libraries",
                forbids: ". package (",
                if: { file, index in
                    let isOurs = file.call(index).contains("path :") && file.call(index).contains("name :")
                    return file.base == "Package" && (file.path == "Package.swift" || !isOurs)
                },
                finds: ".package(name: \"a\", path: \"../a\")",
                "// in Benchmarks/Package.swift\n.package(path: \"..\")",
                "// in Examples/A/Package.swift\n.package(name: \"a\", url: \"a\", from: \"1.0.0\")",
                allows: "// in Benchmarks/Package.swift\n.package(\n    name: \"Rehearsal\",\n    path: \"..\")",
                "\".package(\""),
        ]
    }
}
