import Foundation
import StageRuntime
import TestSupport

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What a careless author could write into a scene or a worker; each is performed by a task of a stage, and this very
/// file is what the source check reads.
enum PlantedBreakers {
    static func awaitedTask(_ play: BreakerPlay) async throws {
        let door = play.door
        await Task { await door.pass() }.value
    }

    static func forgottenTask(_ play: BreakerPlay) async throws {
        Task { () async in }
    }

    static func awaitedDetachedTask(_ play: BreakerPlay) async throws {
        let door = play.door
        await Task.detached { await door.pass() }.value
    }

    static func forgottenDetachedTask(_ play: BreakerPlay) async throws {
        Task.detached { () async in }
    }

    static func taskSleep(_ play: BreakerPlay) async throws {
        try await Task.sleep(for: .milliseconds(50))
    }

    static func continuousClock(_ play: BreakerPlay) async throws {
        try await ContinuousClock().sleep(for: .milliseconds(50))
    }

    static func mainActor(_ play: BreakerPlay) async throws {
        await MainActor.run {}
    }

    static func dispatchCallback(_ play: BreakerPlay) async throws {
        let door = play.door
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                door.waitUntilOpen()
                continuation.resume()
            }
        }
    }

    static func operationQueue(_ play: BreakerPlay) async throws {
        let door = play.door
        await withCheckedContinuation { continuation in
            OperationQueue().addOperation {
                door.waitUntilOpen()
                continuation.resume()
            }
        }
    }

    static func thread(_ play: BreakerPlay) async throws {
        let door = play.door
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                door.waitUntilOpen()
                continuation.resume()
            }
        }
    }

    static func urlSessionCallback(_ play: BreakerPlay) async throws {
        let door = play.door
        guard let nowhere = URL(string: "nowhere:") else { return }
        await withCheckedContinuation { continuation in
            URLSession.shared.dataTask(with: nowhere) { _, _, _ in
                door.waitUntilOpen()
                continuation.resume()
            }.resume()
        }
    }

    static func childTask(_ play: BreakerPlay) async throws {
        await withTaskGroup { group in
            group.addTask { try? await Task.sleep(for: .milliseconds(50)) }
        }
    }

    static func startedTask(_ play: BreakerPlay) async throws {
        play.scope.start("upload") { try await Task.sleep(for: .milliseconds(50)) }
    }

    static func date(_ play: BreakerPlay) async throws {
        play.show(Date().timeIntervalSinceReferenceDate)
    }

    static func uuid(_ play: BreakerPlay) async throws {
        play.show(UUID())
    }

    static func systemGenerator(_ play: BreakerPlay) async throws {
        var generator = SystemRandomNumberGenerator()
        play.show(generator.next())
    }

    static func random(_ play: BreakerPlay) async throws {
        play.show(UInt64.random(in: 0...UInt64.max))
    }

    static func shuffle(_ play: BreakerPlay) async throws {
        play.show(Array(0..<100).shuffled())
    }

    static func setOrder(_ play: BreakerPlay) async throws {
        let tags: Set = ["swift", "bird", "fast"]
        for tag in Set(tags) { play.show(tag) }
    }

    static func dictionaryOrder(_ play: BreakerPlay) async throws {
        let ages = ["Ann": 31, "Ben": 27, "Cleo": 45]
        play.show(ages.map { $0.key })
    }

    static func objectIdentifierKeys(_ play: BreakerPlay) async throws {
        let objects = [NSObject(), NSObject(), NSObject()]
        var places: [ObjectIdentifier: Int] = [:]
        for (place, object) in objects.enumerated() { places[ObjectIdentifier(object)] = place }
        for (_, place) in places { play.show(place) }
    }

    static func hashValue(_ play: BreakerPlay) async throws {
        play.show("swift".hashValue)
    }

    static func staticState(_ play: BreakerPlay) async throws {
        enum Visits {
            nonisolated(unsafe) static var count = 0
        }
        Visits.count += 1
        play.show(Visits.count)
    }

    static func locale(_ play: BreakerPlay) async throws {
        play.show(Locale.current.identifier)
    }

    static func environment(_ play: BreakerPlay) async throws {
        play.show(ProcessInfo.processInfo.processIdentifier)
    }

    static func stuck(_ play: BreakerPlay) async throws {
        let first = play.scope.start("first") {
            await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
                play.keep(continuation)
            }
        }
        await first.finish()
    }

    static func livelock(_ play: BreakerPlay) async throws {
        play.scope.start("spin") { while !Task.isCancelled { await Task.yield() } }
    }
}
