package import Foundation
import Synchronization

extension Stage {
    /// The bundles of resources beside the program, which a phone has in the app's own bundle; sorted by path.
    private static let bundlesOfApp: [URL] = {
        let folder = Bundle.main.bundleURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let bundles = names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
        return bundles.map { folder.appendingPathComponent($0) }
    }()

    /// The texts read so far in this process, by the folder of their bundle.
    private static let known = Mutex<[URL: Result<LocalizedTexts, UnreadableTexts>]>([:])

    /// Returns an app's text in the language of the running stage, or in English without one; `nil` if there is none.
    ///
    /// A file of texts that cannot be read is a problem of the stage.
    ///
    /// - Parameters:
    ///   - table: the name of its table; `Localizable` by default.
    ///   - bundle: the bundle; for `nil` and the main bundle, all bundles of resources beside the program.
    ///   - count: the number in the text, which selects its plural form.
    package static func localizedText(
        _ key: String, table: String?, bundle: Bundle?, count: Int? = nil
    ) -> String? {
        let locale = running?.locale ?? Locale(identifier: "en_US_POSIX")
        let folder = bundle == .main ? nil : bundle.map { $0.resourceURL ?? $0.bundleURL }
        for folder in folder.map({ [$0] }) ?? bundlesOfApp {
            switch texts(of: folder) {
            case .success(let texts):
                let found = texts.text(key, table: table ?? "Localizable", locale: locale, count: count)
                if let found { return found }
            case .failure(let error): running?.loop.report(.unreadableTexts(error))
            }
        }
        return nil
    }

    private static func texts(of folder: URL) -> Result<LocalizedTexts, UnreadableTexts> {
        known.withLock { known in
            if let texts = known[folder] { return texts }
            let texts = Result { () throws(UnreadableTexts) in try LocalizedTexts(of: folder) }
            known[folder] = texts
            return texts
        }
    }
}
