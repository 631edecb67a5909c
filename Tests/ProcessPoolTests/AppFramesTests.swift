import Basics
import Foundation
import TestSupport

@testable import ProcessPool

struct AppFramesTests {
    @Test func `frames of the engine and the runtime are omitted`() {
        let trace = """
            Thread 0 "my-app":

              0              0x000055e761a30980 Other.wait() + 20 in my-app at /app/Sources/Other.swift:5:1

            Thread 1 "my-app" crashed:

              0              0x00007f6a7f16df7f closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
              1 [ra]         0x000055e761a30981 static Deep.trap(_:) + 320 in my-app at /app/Sources/Deep.swift:58:28
              2 [ra]         0x000055e76199a741 UIAction.perform(from:) + 144 in my-app at /engine/Sources/HeadlessUIKit/UIAction.swift:83:9
              3 [ra] [thunk] 0x000055e761e93ee7 partial apply for closure #1 + 22 in my-app at //<compiler-generated>
              4 [ra]         0x000055e761a313e1 HomeLogic.start() + 208 in my-app at /app/Sources/HomeLogic.swift:34:26
              5 [ra]         0x000055e761a313e2 my_app_main + 20 in my-app at /app/Sources/main.swift:5:1

            Registers:

            rax 0x0000000000000000  0
            """
        #expect(
            AppFrames(trace, engine: "/engine/Sources/").lines == [
                "static Deep.trap(_:) at /app/Sources/Deep.swift:58:28",
                "HomeLogic.start() at /app/Sources/HomeLogic.swift:34:26",
            ])
    }

    @Test func `frames of all of the engine's targets are omitted, those of the apps beside them are not`() {
        let frame = { (place: String) in "  0 0x000055e761a30981 f() + 3 in my-app at /engine/Sources/\(place):8:1" }
        let engine = AppFrames.targets.map { frame("\($0)/A.swift") }
        let apps = ["Scenes/Home/HomeLogic.swift", "DependencyContainers/Home.swift", "rehearse/main.swift"].map(frame)
        #expect(
            AppFrames((engine + apps).joined(separator: "\n"), engine: "/engine/Sources/").lines == [
                "f() at /engine/Sources/Scenes/Home/HomeLogic.swift:8:1",
                "f() at /engine/Sources/DependencyContainers/Home.swift:8:1",
                "f() at /engine/Sources/rehearse/main.swift:8:1",
            ])
    }

    @Test func `the list of the engine's targets is that of the folders`() throws {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 1...3 { root.deleteLastPathComponent() }
        let folders = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Sources").path)
        expect(AppFrames.targets, is: folders.filter { !AppFrames.apps.contains($0) }.sorted())
    }

    @Test func `without a backtrace of the runtime, functions are named by the program's own tables`() throws {
        let count = try #require(SystemFunction.address(of: "$sSS5countSivg"))
        expect(AppFrames(calls: [UInt(bitPattern: count), 8]).lines, is: ["Swift.String.count.getter : Swift.Int"])
    }
}
