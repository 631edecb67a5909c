import DemoContainers
import KooberContainers
import RacesContainers
import Rehearsal
import SkeletonContainers

/// The main flow of an app, and what it is called.
struct Flow {
    /// What the command line calls it by.
    let name: String
    /// Performs it on a phone of its own.
    let perform: () throws -> Void

    /// Every flow: one of each app, and one that must be told off.
    static let all = [demo, koober, races, skeleton, planted]

    /// Splash, a search whose suggestions arrive, a detail, and back by its button.
    private static let demo = flow(DemoApp.self) { phone in
        try phone.type("swi", into: "searchField")
        try phone.selectFirstRow(of: "suggestions")
        try phone.wait(forScreen: "DetailVC")
        try phone.tap("reset")
        try phone.wait(forScreen: "SearchVC")
    }

    /// A sign-in, a ride from here to a place, and the driver on the way.
    private static let koober = flow(KooberApp.self) { phone in
        try phone.tap("Sign In")
        try phone.type("johnny@gmail.com", into: "email")
        try phone.type("password", into: "password")
        try phone.tap("signIn")
        try phone.tap("whereTo")
        try phone.selectFirstRow(of: "locations")
        try phone.tap("Wallaroo")
        try phone.tap("confirm")
        try phone.wait(forScreen: "WaitingForPickupVC")
        try phone.tap("newRide")
    }

    /// The next races, one of them, back, and the settings.
    private static let races = flow(RacesApp.self) { phone in
        try phone.wait(for: "race in place of the placeholders") { !phone.shows("placeholder") }
        try phone.selectFirstRow(of: "races")
        try phone.wait(forScreen: "RaceDetailVC")
        phone.rest(1.2)
        phone.back()
        try phone.tap("settings")
        try phone.wait(forScreen: "SettingsVC")
        try phone.tap("Close")
        try phone.wait(forScreen: "RaceListVC")
    }

    /// A sign-in, and a search among the breeds.
    private static let skeleton = flow(SkeletonApp.self) { phone in
        try phone.tap("Sign In")
        try phone.type("ada@example.com", into: "Email")
        try phone.type("difference", into: "Password")
        try phone.tap("done")
        try phone.search("retriever", in: "search")
        let breeds = try phone.view(UITableView.self, "breeds")
        try phone.wait(for: "breed") { phone.rowCount(of: breeds) > 0 }
    }

    /// An app whose scene leaks, whose task lets an error through, and which makes a thread: all must be told.
    private static let planted = Flow(name: "planted") {
        let phone = try Phone(PlantedApp.self)
        try phone.wait(for: "leak and error that are told") {
            phone.problems.contains { $0.contains("Planted has left for good") }
                && phone.problems.contains { $0.contains("Planted: fail ended with an error") }
        }
        if let threads = try strayThreads(), threads.count != 1 {
            throw FlowFailure(reason: "not just the one planted thread: \(threads)")
        }
    }

    /// A flow after which nothing may have leaked and no thread may be left.
    private static func flow<App: StageApp>(_ app: App.Type, _ use: @escaping (Phone) throws -> Void) -> Flow {
        Flow(name: App.name) {
            let phone = try Phone(app)
            try use(phone)
            // A second and a half: what is left of a scene is looked for a second after it has left.
            phone.rest(1.5)
            if let problem = phone.problems.first { throw FlowFailure(reason: problem) }
            if let threads = try strayThreads(), !threads.isEmpty {
                throw FlowFailure(reason: "threads are left: \(threads)")
            }
        }
    }

    /// The names of the threads besides the main one and Dispatch's pool, whose names end in the queue's; `nil` if it is
    /// not Linux, where UIKit has threads of its own.
    ///
    /// The pool serves timers and the ends of tasks. Code of the app that ran there would have ended the process: it is
    /// on the main actor, and there is no stage on another thread.
    private static func strayThreads() throws -> [String]? {
        #if os(Linux)
            let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")
            return try threads.filter { $0 != String(getpid()) }.map {
                let name = try String(contentsOfFile: "/proc/self/task/\($0)/comm", encoding: .utf8)
                return String(name.prefix { $0 != "\n" })
            }.filter { !$0.hasSuffix("-qos") && !$0.hasSuffix("-qos.overcommit") }
        #else
            return nil
        #endif
    }
}
