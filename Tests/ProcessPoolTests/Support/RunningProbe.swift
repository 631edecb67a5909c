#if os(Linux)
    import Foundation

    /// A probe that is under way, two of its walkthroughs hanging.
    final class RunningProbe {
        /// The process; strong, it is killed with this.
        let process = Foundation.Process()
        /// The lines that it prints.
        private let pipe = Foundation.Pipe()

        /// Starts it, and returns when both processes hang.
        init(_ words: String...) throws {
            process.executableURL = ProbeRun.executable
            process.arguments = ["count=100", "jobs=2", "bad=0:loop,1:stop"] + words
            process.standardOutput = pipe
            process.standardInput = FileHandle.nullDevice
            // What this process ignores, as one in the background of a script does, its children would ignore too.
            for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
            try process.run()
            var output = Data()
            while !["w0", "w1"].allSatisfy({ output.range(of: Data("started \($0).walk\n".utf8)) != nil }) {
                let data = pipe.fileHandleForReading.availableData
                if data.isEmpty { break }
                output += data
            }
            // When the runner ends, the system wakes a process that has stopped, not one of which a thread still runs:
            // that one would never learn of the end.
            Self.wait { descendants.contains(where: Self.hasStopped) }
        }

        deinit { process.terminate() }

        /// The processes that descend from it.
        var descendants: [Int32] {
            var found: [Int32] = []
            var parents = [process.processIdentifier]
            while let parent = parents.popLast() {
                let path = "/proc/\(parent)/task/\(parent)/children"
                let children = ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(separator: " ")
                found += children.compactMap { Int32($0) }
                parents += children.compactMap { Int32($0) }
            }
            return found
        }

        /// Waits for its end, and returns the lines that it printed since.
        func end() -> [String] {
            let data = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return String(decoding: data, as: UTF8.self).split(separator: "\n").map { String($0) }
        }

        /// Waits until something holds, at most for five minutes; returns whether it does.
        @discardableResult
        static func wait(until isReached: () -> Bool) -> Bool {
            let end = ContinuousClock.now + .seconds(300)
            while !isReached() {
                guard ContinuousClock.now < end else { return false }
                usleep(200)
            }
            return true
        }

        /// Tells whether a process is there and no mere entry that waits for its parent.
        static func isAlive(_ number: Int32) -> Bool { (state(in: "/proc/\(number)") ?? "Z") != "Z" }

        /// Tells whether each thread of a process has stopped.
        private static func hasStopped(_ number: Int32) -> Bool {
            let folder = "/proc/\(number)/task"
            let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return !threads.isEmpty && threads.allSatisfy { state(in: "\(folder)/\($0)") == "T" }
        }

        /// The letter of a process's or a thread's state; nil if there is none.
        private static func state(in folder: String) -> Character? {
            let status = try? String(contentsOfFile: folder + "/stat", encoding: .utf8)
            return status?.split(separator: ")").last?.dropFirst().first
        }
    }
#endif
