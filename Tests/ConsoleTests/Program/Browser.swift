import Foundation
import TestSupport

#if canImport(Glibc)
    import Glibc
#endif

/// Chromium without a window, which a test drives by the DevTools protocol; it ends with the test.
final class Browser {
    /// Why it cannot go on.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The installed program; nil if there is none.
    static let path: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let names = ["chromium", "chromium-browser", "google-chrome"]
        return folders.flatMap { folder in names.map { folder + "/" + $0 } }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// The most milliseconds that an answer may take.
    private static let patience: Int32 = 120_000

    /// What the page's script has thrown, and what the browser has refused.
    private(set) var problems: [String] = []
    private let process = Process()
    private let profile = TemporaryFolder()
    /// The end of a pair of sockets; the browser has the other one.
    private let socket: Int32
    private var received = Data()
    private var session: String?
    private var lastNumber = 0

    /// Opens a page.
    init(_ address: String, width: Int = 1600, height: Int = 1000, isDark: Bool = false) throws {
        var ends: [Int32] = [0, 0]
        #if canImport(Glibc)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw Failure(description: "there is no socket") }
        socket = ends[0]
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        let other = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
        process.executableURL = URL(filePath: "/bin/sh")
        // The browser reads what it is to do from descriptor 3 and answers on 4.
        process.arguments = [
            "-c", "exec \"$0\" \"$@\" 3<&0 4<&0 </dev/null >/dev/null 2>&1", Self.path ?? "", "--headless=new",
            "--remote-debugging-pipe", "--no-sandbox", "--no-first-run", "--disable-gpu", "--disable-dev-shm-usage",
            "--disable-background-networking", "--user-data-dir=" + profile.root, "about:blank",
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(["HOME": profile.root]) { $1 }
        process.standardInput = other
        try process.run()
        try other.close()
        // Such a context keeps its cache in memory; one on disk would be written when the browser has ended already.
        let context = try call("Target.createBrowserContext")["browserContextId"] ?? ""
        let page = try call("Target.createTarget", ["url": "about:blank", "browserContextId": context])
        let attached = try call("Target.attachToTarget", ["targetId": page["targetId"] ?? "", "flatten": true])
        session = attached["sessionId"] as? String
        for part in ["Page", "Runtime", "Log"] { try call(part + ".enable") }
        try call(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
        let scheme = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
        try call("Emulation.setEmulatedMedia", ["features": [scheme]])
        try call("Page.navigate", ["url": address])
        try settle()
    }

    deinit {
        // After `Browser.close` all of its processes end, and with the last the other end of the sockets.
        session = nil
        _ = try? call("Browser.close")
        while (try? receive(within: 10_000)) != nil {}
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        close(socket)
        // A process of its own may write there until it notices the end.
        let folder = profile.root
        _ = RunningProgram.wait {
            try? FileManager.default.removeItem(atPath: folder)
            return !FileManager.default.fileExists(atPath: folder)
        }
    }

    /// Returns the value of an expression of JavaScript; waits for a promise.
    @discardableResult
    func evaluate(_ expression: String) throws -> Any? {
        let answer = try call(
            "Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true])
        if let thrown = answer["exceptionDetails"] { throw Failure(description: "\(expression): \(thrown)") }
        return (answer["result"] as? [String: Any])?["value"]
    }

    /// Returns the text of an expression.
    func text(_ expression: String) throws -> String { try evaluate(expression) as? String ?? "" }

    /// Waits until the page has drawn the answers to all that it has asked.
    func settle() throws {
        try evaluate(
            """
            new Promise((done) => {
              const look = () => typeof isSettled === "function" && isSettled() ? done() : setTimeout(look, 10);
              look();
            })
            """)
    }

    /// Clicks in the middle of the first button, line or box with a name that begins so.
    func click(_ name: String) throws { try drag(name, by: 0) }

    /// Presses the mouse there, moves it to the right or, by a negative number, to the left, and releases it.
    func drag(_ name: String, by distance: Double) throws {
        let encoded = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
        let point = try evaluate(
            """
            (() => {
              const name = (item) => item.getAttribute("aria-label") || (item.labels && item.labels[0] || item).textContent;
              const part = document.querySelector("dialog[open]") || document;
              const item = [...part.querySelectorAll("button, input, select")]
                .find((item) => item.checkVisibility() && name(item).trim().startsWith(\(encoded)));
              if (!item) return null;
              item.scrollIntoView({ block: "center" });
              const box = item.getBoundingClientRect();
              return [box.x + box.width / 2, box.y + box.height / 2];
            })()
            """)
        guard let point = point as? [Double] else { throw Failure(description: "nothing is called \(name)") }
        let moves = distance == 0 ? [] : [("mouseMoved", distance)]
        for (type, moved) in [("mouseMoved", 0), ("mousePressed", 0)] + moves + [("mouseReleased", distance)] {
            try call(
                "Input.dispatchMouseEvent",
                ["type": type, "x": point[0] + moved, "y": point[1], "button": "left", "clickCount": 1])
        }
        try settle()
    }

    /// Types a text where the focus is, in place of what is selected, and presses Return.
    func type(_ text: String) throws {
        try call("Input.insertText", ["text": text])
        try press("Enter", 13, text: "\r")
    }

    /// Presses a key.
    func press(_ key: String, _ code: Int = 0, text: String = "") throws {
        try call(
            "Input.dispatchKeyEvent", ["type": "keyDown", "key": key, "windowsVirtualKeyCode": code, "text": text])
        try call("Input.dispatchKeyEvent", ["type": "keyUp", "key": key, "windowsVirtualKeyCode": code])
        try settle()
    }

    /// Performs a command of the protocol.
    @discardableResult
    func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        lastNumber += 1
        var message: [String: Any] = ["id": lastNumber, "method": method, "params": parameters]
        message["sessionId"] = session
        guard LoopbackSocket.send(try JSONSerialization.data(withJSONObject: message) + [0], to: socket) else {
            throw Failure(description: "the browser has gone")
        }
        while true {
            let answer = try receive(within: Self.patience)
            if answer["id"] as? Int == lastNumber {
                if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
                return answer["result"] as? [String: Any] ?? [:]
            }
            if let name = answer["method"] as? String, ["Runtime.exceptionThrown", "Log.entryAdded"].contains(name) {
                problems.append("\(answer["params"] ?? "")")
            }
        }
    }

    /// Returns the next message.
    private func receive(within milliseconds: Int32) throws -> [String: Any] {
        while true {
            if let end = received.firstIndex(of: 0) {
                let message = received[..<end]
                received = Data(received[received.index(after: end)...])
                return try JSONSerialization.jsonObject(with: Data(message)) as? [String: Any] ?? [:]
            }
            var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
            guard poll(&waiting, 1, milliseconds) > 0 else { throw Failure(description: "the browser does not answer") }
            var buffer = [UInt8](repeating: 0, count: 64 << 10)
            let count = recv(socket, &buffer, buffer.count, 0)
            guard count > 0 else { throw Failure(description: "the browser has ended") }
            received += buffer[..<count]
        }
    }
}
