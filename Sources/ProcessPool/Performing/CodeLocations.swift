import Basics
import Foundation

/// Finds the app's function that runs in this process, which goes on.
///
/// A copy of the process crashes there, and is explained as a crash is. If processes cannot be copied, the program's
/// own tables name the function, if they have it.
struct CodeLocations {
    /// How long a copy may run, as long as a crash.
    private static let patience = Duration.seconds(Int64(CrashHandler.patience))

    /// What was found, by the calls in the program: the same calls have the same location.
    private var known: [[UInt]: String?] = [:]
    private let stack = CrashedStack()

    /// Returns the innermost function, with its position in a source if that can be found.
    mutating func innermost() -> String? {
        let calls = stack.walk()
        if let location = known[calls] { return location }
        let end = ProcessCopy.perform(within: Self.patience, keepingCrashes: true) { channel in
            CrashHandler.crashHere { crash in _ = channel.send(Array((crash.frames.first ?? "").utf8)) }
        }
        let copied = end.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
        let location = copied.isEmpty ? AppFrames(calls: calls).lines.first : copied
        known[calls] = .some(location)
        return location
    }
}
