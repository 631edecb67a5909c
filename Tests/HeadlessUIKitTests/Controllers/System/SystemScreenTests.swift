import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Screens of the system that an app presents: a browser, pickers of photos, a mail.
@Suite struct SystemScreenTests {
    let play = Play()
    let root: SpyController
    /// Told by the screens; strong, they hold it weakly.
    let owner: Owner

    init() {
        let play = play
        root = play.stage.run { play.spy("root") }
        owner = Owner(play.journal)
        play.show(root)
    }

    final class Owner: NSObject, SFSafariViewControllerDelegate, UINavigationControllerDelegate,
        UIImagePickerControllerDelegate, PHPickerViewControllerDelegate, MFMailComposeViewControllerDelegate
    {
        let journal: Journal
        init(_ journal: Journal) { self.journal = journal }

        func safariViewControllerDidFinish(_ controller: SFSafariViewController) { journal.note("finished") }
        func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad isLoaded: Bool) {
            journal.note("loaded \(isLoaded)")
        }
        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            let sizes = [.originalImage, .editedImage].map {
                (info[$0] as? UIImage).map { "\($0.size.width)" } ?? "none"
            }
            journal.note("picked \(sizes.joined(separator: " ")) \(info[.mediaType] ?? "")")
            picker.dismiss(animated: true)
        }
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            journal.note("picked \(results.count)")
            for result in results {
                result.itemProvider.loadObject(ofClass: UIImage.self) { [journal] object, error in
                    journal.note("image \((object as? UIImage)?.size.height ?? 0) \(error == nil)")
                }
            }
            picker.dismiss(animated: true)
        }
        func mailComposeController(
            _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
        ) {
            journal.note("mail \(result) \(error == nil)")
            controller.dismiss(animated: true)
        }
    }

    private func present(_ make: () -> UIViewController) {
        play.stage.run { root.present(make(), animated: true) }
        play.stage.settle()
    }

    private var screen: String { play.screenText }

    private func tap(_ label: String) throws -> [String] { try play.tap(label) }

    private var isOver: Bool { play.stage.run { root.presentedViewController == nil } }

    // safariservices/sfsafariviewcontroller: the user dismisses it with Done, which its delegate is told.
    @Test func `a browser shows its address, and Done dismisses it`() throws {
        let url = try #require(URL(string: "https://example.org/terms"))
        present {
            let browser = SFSafariViewController(url: url)
            browser.delegate = owner
            return browser
        }
        #expect(play.journal.take().contains("loaded true"))
        expect(screen, is: "text \"https://example.org/terms\"\nbutton \"Done\"")
        #expect(play.stage.run { play.window.screenController } === root)
        expect((try tap("Done"), isOver), is: (["finished"], true))
    }

    // The same page: "The only supported URL schemes are http and https; other URL schemes throw an exception."
    @Test func `a browser refuses an address that is no page`() throws {
        let url = try #require(URL(string: "mailto:ann@example.org"))
        play.stage.run { _ = SFSafariViewController(url: url) }
        #expect(
            play.stage.takeProblems() == [
                .exception(
                    reason: "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
            ])
    }

    // uikit/uiimagepickercontroller: "Dismiss the image picker using your delegate object."
    @Test func `a photo of the library goes to the delegate, cropped if the app wants it`() throws {
        present {
            let picker = UIImagePickerController()
            picker.delegate = owner
            return picker
        }
        expect(screen, is: "button \"Photo 1\"\nbutton \"Photo 2\"\nbutton \"Photo 3\"\nbutton \"Cancel\"")
        expect((try tap("Photo 2"), isOver), is: (["picked 400.0 none public.image"], true))
        present {
            let picker = UIImagePickerController()
            picker.delegate = owner
            picker.allowsEditing = true
            return picker
        }
        expect(try tap("Photo 3"), is: ["picked 300.0 300.0 public.image"])
    }

    @Test func `the camera takes a photo, again if the user wants to`() throws {
        present {
            let picker = UIImagePickerController()
            picker.sourceType = .camera
            picker.delegate = owner
            return picker
        }
        expect(screen, is: "button \"Take Picture\"\nbutton \"Cancel\"")
        expect((try tap("Take Picture"), screen), is: ([], "button \"Use Photo\"\nbutton \"Retake\""))
        expect((try tap("Retake"), screen), is: ([], "button \"Take Picture\"\nbutton \"Cancel\""))
        _ = try tap("Take Picture")
        expect((try tap("Use Photo"), isOver), is: (["picked 300.0 none public.image"], true))
    }

    // uiimagepickercontrollerdelegate: a delegate that does not implement a method has the picker dismissed.
    @Test func `a picker without a delegate is dismissed by Cancel`() throws {
        present { UIImagePickerController() }
        expect((try tap("Cancel"), isOver), is: ([], true))
    }

    // photosui/phpickerviewcontroller: with a limit of one, a tap chooses; the results are empty after Cancel.
    @Test func `a picker of one photo ends with the first, and the photo is loaded after the call`() throws {
        let make: () -> UIViewController = {
            let picker = PHPickerViewController(configuration: PHPickerConfiguration())
            picker.delegate = owner
            return picker
        }
        present(make)
        expect(screen, is: "button \"Photo 1\"\nbutton \"Photo 2\"\nbutton \"Photo 3\"\nbutton \"Cancel\"")
        expect((try tap("Photo 1"), isOver), is: (["picked 1", "image 400.0 true"], true))
        present(make)
        expect(try tap("Cancel"), is: ["picked 0"])
    }

    @Test func `a picker of several photos ends with Add, and has no more than its limit`() throws {
        present {
            var configuration = PHPickerConfiguration()
            configuration.selectionLimit = 2
            configuration.filter = .any(of: [.videos, .images])
            let picker = PHPickerViewController(configuration: configuration)
            picker.delegate = owner
            return picker
        }
        for photo in ["Photo 3", "Photo 1", "Photo 3", "Photo 2", "Photo 3"] { expect(try tap(photo), is: []) }
        #expect(screen.contains("button \"Photo 1\" selected\nbutton \"Photo 2\" selected\nbutton \"Photo 3\"\n"))
        expect(try tap("Add"), is: ["picked 2", "image 400.0 true", "image 300.0 true"])
    }

    @Test func `a picker of videos is empty, and a provider hands over no other class`() throws {
        final class Other: NSObject, HeadlessUIKit.NSItemProviderReading {}
        present {
            var configuration = PHPickerConfiguration()
            configuration.filter = .all(of: [.not(.images), .videos])
            return PHPickerViewController(configuration: configuration)
        }
        expect(screen, is: "button \"Cancel\"")
        play.stage.run {
            let provider = HeadlessUIKit.NSItemProvider(object: SamplePhoto.taken.image)
            #expect(provider.canLoadObject(ofClass: UIImage.self) && !provider.canLoadObject(ofClass: Other.self))
            provider.loadObject(ofClass: Other.self) { [journal = play.journal] object, error in
                journal.note("none \(object == nil) \(error != nil)")
            }
        }
        play.stage.settle()
        expect(play.journal.take().last, is: "none true true")
    }

    // messageui/mfmailcomposeviewcontroller: the app sets the mail up before it presents the screen.
    @Test func `a mail shows what the app has prepared, and its end is told`() throws {
        #expect(MFMailComposeViewController.canSendMail())
        let make: () -> UIViewController = {
            let mail = MFMailComposeViewController()
            mail.mailComposeDelegate = owner
            mail.setToRecipients(["ann@example.org", "bob@example.org"])
            mail.setCcRecipients(nil)
            mail.setSubject("Feedback")
            mail.setMessageBody("Hello", isHTML: false)
            mail.addAttachmentData(Data(), mimeType: "text/plain", fileName: "log.txt")
            return mail
        }
        present(make)
        #expect(
            screen == """
                button "Cancel"
                heading "New Message"
                button "Send"
                text "To: ann@example.org, bob@example.org"
                text "Subject: Feedback"
                text "Hello"
                text "Attachment: log.txt"
                """)
        expect((try tap("Send"), isOver), is: (["mail sent true"], true))
        present(make)
        expect(try tap("Cancel"), is: ["mail cancelled true"])
    }
}
