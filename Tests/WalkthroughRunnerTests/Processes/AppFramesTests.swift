import Testing

@testable import WalkthroughRunner

struct AppFramesTests {
    @Test func `frames of the engine and the runtime are omitted`() {
        let trace = """
            Thread 0 "my-app" crashed:

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
}
