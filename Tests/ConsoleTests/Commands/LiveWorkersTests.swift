import TestSupport
import Testing

@testable import Console

/// The messages of the command line about workers that ask a server.
@Suite struct LiveWorkersTests {
    private let workshop: Workshop
    private let missing =
        "rehearse: error: Config.plist: environments.dev.notes: missing, expected a URL (http://host/path), since "
        + "workers.mode is live (--set); add it there, such as http://localhost/, "
        + "or make workers.mode offline\n"

    init() throws {
        workshop = try Workshop()
        try workshop.write("launch\nexpect screen Home\n", to: "UITestScripts/home.walk")
        try workshop.write("app clock\nlaunch\n", to: "UITestScripts/clock.walk")
    }

    @Test func `workers lists the live workers and their servers`() throws {
        let server = "environments.dev.notes=http://127.0.0.1:8080/"
        let outcome = try workshop.run("workers", "--set", "workers.notes=live", "--set", server)
        #expect(
            outcome.output == """
                CALL        KIND     LATENCY  STORAGE  WORKER  MODE                            APP
                notes.load  network  100ms    -        notes   live at http://127.0.0.1:8080/  notes
                notes.keep  store    0s       notes    notes   -                               notes

                """)
        expect(outcome.errors, is: "")
    }

    @Test(arguments: [["workers"], ["test"], ["run", "notes"], ["run"]])
    func `a live worker without a server is reported before anything runs`(command: [String]) throws {
        let outcome = try workshop.run(command + ["--set", "workers.mode=live"])
        expect(outcome.errors, is: missing)
        expect(outcome.output, is: "")
        expect(outcome.status, is: .wrongInput)
    }

    @Test func `an app that needs no server runs`() throws {
        let outcome = try workshop.run("test", "UITestScripts/clock.walk", "--set", "workers.mode=live")
        expect(outcome.errors, is: "")
        expect(outcome.status, is: .passed)
    }

    @Test func `a script that makes a worker live is checked too, once for all that say the same`() throws {
        let text = "app notes\nset workers.mode live\nlaunch\n"
        try workshop.write(text, to: "UITestScripts/live.walk")
        try workshop.write("\n" + text, to: "UITestScripts/live2.walk")
        let outcome = try workshop.run("test")
        expect(
            outcome.errors, is: missing.split(separator: "--set").joined(separator: "UITestScripts/live.walk:2"))
        expect(outcome.status, is: .wrongInput)
        let server = "environments.dev.notes=http://127.0.0.1:8080/"
        expect(try workshop.run("test", "--set", server).status, is: .passed)
    }

    @Test(arguments: [["--schedules", "5"], ["--schedule", "3"]])
    func `a live worker cannot be put under schedules, whatever made it live`(schedules: [String]) throws {
        try workshop.write("app notes\nset workers.mode live\nlaunch\n", to: "UITestScripts/live.walk")
        let outcome = try workshop.run(["test", "--set", "environments.dev.notes=http://127.0.0.1:8080/"] + schedules)
        #expect(
            outcome.errors
                == "rehearse: error: schedules choose when replies arrive, which is impossible for a live server: "
                + "make workers.notes offline, or run without schedules\n")
        expect(outcome.output, is: "")
        expect(outcome.status, is: .wrongInput)
    }

    @Test func `a key that an app needs is missed before anything runs`() throws {
        try workshop.write(
            "<plist version=\"1.0\"><dict><key>app</key><string>notes</string></dict></plist>", to: "C.plist")
        let outcome = try workshop.run("test", "--config", "C.plist")
        #expect(
            outcome.errors
                == "rehearse: error: C.plist: limit: missing, expected an integer; add it there, such as 1\n"
        )
        expect(outcome.output, is: "")
        expect(outcome.status, is: .wrongInput)
    }

    @Test func `only workers of the network have a key of their own`() throws {
        expect(
            try workshop.run("workers", "--set", "workers.keep=live").errors,
            is: "rehearse: error: --set: workers.keep: unknown key; rehearse config lists all keys\n")
    }

    @Test func `a file that somebody names must be there for workers too`() throws {
        let outcome = try workshop.run("workers", "--config", "none.plist")
        expect(outcome.status, is: .wrongInput)
    }
}
