import Foundation
import TestSupport
import Testing

@testable import Console

@Suite struct AdoptCommandTests {
    private static let source = """
        import UIKit

        final class FormVC: UIViewController {
            @IBOutlet var label: UILabel!

            override func viewDidLoad() {
                save.addTarget(self, action: #selector(tapped), for: .touchUpInside)
            }

            @objc private func tapped() {}
        }

        """
    private static let adopted = """
        import Rehearsal

        final class FormVC: UIViewController {
            @IBOutlet var label: UILabel!

            override func viewDidLoad() {
                save.addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
            }

            private func tapped() {}
        }

        """
    private static let rest = """

        storyboards and nibs: make the views and their constraints in code, and the outlets plain properties
          Sources/FormVC.swift:4: @IBOutlet


        """

    private func git(_ workshop: Workshop, _ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            ["git", "-c", "user.name=a", "-c", "user.email=a@b.c", "-C", workshop.root.path] + arguments
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }

    @Test func `changes are printed as a diff, with what is left, and nothing is written`() throws {
        let workshop = try Workshop(configuration: nil)
        try workshop.write(Self.source, to: "Sources/FormVC.swift")
        let outcome = try workshop.run("adopt", "Sources")
        let diff = """
            --- a/Sources/FormVC.swift
            +++ b/Sources/FormVC.swift
            @@ -1,11 +1,11 @@
            -import UIKit
            +import Rehearsal
            \u{20}
             final class FormVC: UIViewController {
                 @IBOutlet var label: UILabel!
            \u{20}
                 override func viewDidLoad() {
            -        save.addTarget(self, action: #selector(tapped), for: .touchUpInside)
            +        save.addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
                 }
            \u{20}
            -    @objc private func tapped() {}
            +    private func tapped() {}
             }

            """
        #expect(
            outcome
                == Workshop.Outcome(
                    status: .passed,
                    output: diff + Self.rest + "1 file would change, 0 unchanged; 1 place left\n", errors: ""))
        expect(try workshop.read("Sources/FormVC.swift"), is: Self.source)
    }

    @Test func `files that git could not restore are changed only if one says so`() throws {
        let workshop = try Workshop(configuration: nil)
        try workshop.write(Self.source, to: "Sources/FormVC.swift")
        try git(workshop, "init", "-q")
        let refused = try workshop.run("adopt", "Sources", "--write")
        expect(refused.status, is: .wrongInput)
        #expect(
            refused.errors == """
                rehearse: error: Sources/FormVC.swift has changes that are not committed
                rehearse: error: nothing was changed; --uncommitted changes files that git could not restore

                """)
        expect(try workshop.read("Sources/FormVC.swift"), is: Self.source)
        try git(workshop, "add", ".")
        try git(workshop, "commit", "-qm", "a")
        let outcome = try workshop.run("adopt", "Sources", "--write")
        expect(outcome.output, is: Self.rest + "1 file changed, 0 unchanged; 1 place left\n")
        expect(try workshop.read("Sources/FormVC.swift"), is: Self.adopted)
        let again = try workshop.run("adopt", "Sources", "--write", "--uncommitted")
        expect(again.output, is: Self.rest + "0 files changed, 1 unchanged; 1 place left\n")
    }
}
