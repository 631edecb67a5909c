import Basics
import Foundation

/// The frames of an app in a backtrace, the innermost first.
package struct AppFrames {
    /// The most frames that are shown.
    private static let limit = 20
    /// The folder of the engine's sources, as they were compiled.
    private static let engine =
        URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path + "/"
    /// The folders beside the engine's own whose frames belong to an app.
    static let apps = ["DependencyContainers", "Scenes", "Workers", "rehearse"]
    /// The engine's targets, for frames that name no source; a test compares them with the folders.
    static let targets = [
        "Adoption", "Authentication", "Basics", "Configuration", "Console", "Coordinators", "Explorer", "Generator",
        "HeadlessCombine", "HeadlessFoundation", "HeadlessFrameworks", "HeadlessUIKit", "LanguageServer",
        "LayoutSolver",
        "ProcessPool", "Rehearsal", "RehearsalRunner", "RehearsalTesting", "Reports", "Results", "Scene", "SourceCheck",
        "StageRuntime", "Studio",
        "WalkthroughLanguage", "WalkthroughRunner",
    ]

    /// The frames, one line each, safe to print: the function, and its position in a source if it is known.
    package let lines: [String]

    /// Reads a backtrace of the Swift runtime.
    package init(_ trace: String, engine: String? = nil) {
        let engine = engine ?? Self.engine
        let here = FileManager.default.currentDirectoryPath + "/"
        var lines: [String] = []
        // Other threads have frames too.
        var isCrashed = true
        for line in trace.split(separator: "\n") {
            if line.hasPrefix("Thread ") { isCrashed = line.hasSuffix("crashed:") }
            guard isCrashed,
                let frame = line.wholeMatch(of: /\s*\d+ .*?0x[0-9a-f]+ (.+?)(?: \+ \d+)? in \S+ at (\/[^\/].*)/)
            else { continue }
            let location = String(frame.2)
            guard !Self.isEngine(location, engine), !Self.isMain(frame.1) else { continue }
            let shown = location.hasPrefix(here) ? String(location.dropFirst(here.count)) : location
            lines.append(SafeText.fragment("\(frame.1) at \(shown)"))
        }
        self.lines = Array(lines.prefix(Self.limit))
    }

    /// Names the functions of calls, for where the runtime makes no backtrace: `Home.HomeLogic.start() -> ()`.
    init(calls: [UInt]) {
        let names = calls.compactMap(CrashedStack.function).filter { name in
            !Self.isMain(name[...])
                && !Self.targets.contains { name.hasPrefix($0 + ".") || name.contains(" " + $0 + ".") }
        }
        lines = names.prefix(Self.limit).map { SafeText.fragment($0) }
    }

    private static func isEngine(_ location: String, _ engine: String) -> Bool {
        guard location.hasPrefix(engine) else { return false }
        return !apps.contains { location.dropFirst(engine.count).hasPrefix($0 + "/") }
    }

    /// Returns whether a function is the program's main function, which calls the engine.
    private static func isMain(_ function: Substring) -> Bool {
        function == "main" || function.hasSuffix("_main") || function.hasSuffix(".$main()")
    }
}
