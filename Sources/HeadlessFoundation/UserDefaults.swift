public import Foundation
import StageRuntime

/// The user's settings, in the stage's storage, instead of Foundation's.
///
/// The app's are stored as `UserDefaults`, a suite's as `UserDefaults.` and its name. A script sets and reads them:
/// `storage UserDefaults with "{\"hasSeenIntro\":true}"`. They are JSON, with dates and data as
/// `{"$date":"2026-01-01T00:00:00.000Z"}` and `{"$data":"AQI="}`; a property list is read too.
///
/// What cannot be read is set aside at the next change, and traced; until then nothing is set. A change that the
/// storage refuses is traced too, and lost, as on a phone without space.
open class UserDefaults: NSObject {
    /// The name of the file in the stage's storage.
    private let file: String

    private init(file: String) { self.file = file }

    /// Makes the settings that are shared by apps with a suite; those of the app for `nil`.
    public init?(suiteName: String?) {
        file = suiteName.map(Self.file(ofSuite:)) ?? Self.standardFile
    }

    /// The settings of the app on the stage that runs on this thread.
    open class var standard: UserDefaults {
        Stage.currentObject(UserDefaults.self) { _ in UserDefaults(file: standardFile) }
    }

    /// Posted when a value has been set or removed; the object is the settings.
    public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")

    private static let standardFile = "UserDefaults"

    /// Returns the name of a suite's file; `-` replaces what a storage does not allow in a name.
    private static func file(ofSuite name: String) -> String {
        standardFile + "." + String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    }

    // MARK: Reading

    /// Returns the value that was set or else registered for a key; `nil` if there is none.
    open func object(forKey key: String) -> Any? {
        stored[key] ?? Self.registered.values[key].map { ($0 as? NSNumber) ?? $0 }
    }
    /// Returns a text, or a number as text; `nil` for other values.
    open func string(forKey key: String) -> String? {
        let value = object(forKey: key)
        return value as? String ?? (value as? NSNumber)?.stringValue
    }
    /// Returns an array, or `nil`.
    open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
    /// Returns an array of texts, or `nil`.
    open func stringArray(forKey key: String) -> [String]? { object(forKey: key) as? [String] }
    /// Returns a dictionary, or `nil`.
    open func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }
    /// Returns data, or `nil`.
    open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
    /// Returns a whole number; else 0.
    open func integer(forKey key: String) -> Int {
        let value = object(forKey: key)
        return (value as? NSNumber)?.intValue ?? (value as? NSString)?.integerValue ?? 0
    }
    /// Returns a number; else 0.
    open func float(forKey key: String) -> Float { Float(double(forKey: key)) }
    /// Returns a number; else 0.
    open func double(forKey key: String) -> Double {
        let value = object(forKey: key)
        return (value as? NSNumber)?.doubleValue ?? (value as? NSString)?.doubleValue ?? 0
    }
    /// Returns whether a value is true, a number other than 0, or a text such as `YES` or `true`.
    open func bool(forKey key: String) -> Bool {
        let value = object(forKey: key)
        return (value as? NSNumber)?.boolValue ?? (value as? NSString)?.boolValue ?? false
    }
    /// Returns an address, or `nil`.
    open func url(forKey key: String) -> URL? { string(forKey: key).flatMap(URL.init(string:)) }

    /// Returns all values; those that are set override the registered ones.
    open func dictionaryRepresentation() -> [String: Any] {
        Self.registered.values.merging(stored) { _, set in set }
    }

    // MARK: Changing

    /// Sets a value of a property list; `nil` removes the key.
    ///
    /// Any other value is an exception, as on a phone, and changes nothing.
    open func set(_ value: Any?, forKey key: String) {
        guard let value else { return removeObject(forKey: key) }
        guard PropertyListSerialization.propertyList(value, isValidFor: .xml) else {
            Stage.current.report(
                .exception(reason: "Attempt to insert non-property list object \(value) for key \(key)"))
            return
        }
        change { $0[key] = value }
    }
    /// Sets a whole number.
    open func set(_ value: Int, forKey key: String) { set(value as Any, forKey: key) }
    /// Sets a number.
    open func set(_ value: Float, forKey key: String) { set(Double(value) as Any, forKey: key) }
    /// Sets a number.
    open func set(_ value: Double, forKey key: String) { set(value as Any, forKey: key) }
    /// Sets a truth value.
    open func set(_ value: Bool, forKey key: String) { set(value as Any, forKey: key) }
    /// Sets an address, which is stored as text; `nil` removes the key.
    open func set(_ url: URL?, forKey key: String) { set(url?.absoluteString as Any?, forKey: key) }

    // With Objective-C, NSObject has both.
    #if canImport(ObjectiveC)
        /// Returns the value of a key; the same as `object(forKey:)`.
        open override func value(forKey key: String) -> Any? { object(forKey: key) }
        /// Sets a value of a property list; the same as `set(_:forKey:)`.
        open override func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    #else
        /// Returns the value of a key; the same as `object(forKey:)`.
        open func value(forKey key: String) -> Any? { object(forKey: key) }
        /// Sets a value of a property list; the same as `set(_:forKey:)`.
        open func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    #endif

    /// Removes what was set for a key.
    open func removeObject(forKey key: String) { change { $0[key] = nil } }

    /// Sets values for keys that are not set, until the app ends.
    open func register(defaults registrationDictionary: [String: Any]) {
        Self.registered.values.merge(registrationDictionary) { _, new in new }
    }

    /// Removes all that was set in a suite, or in the app's settings if there is no suite of the name.
    open func removePersistentDomain(forName domainName: String) {
        let suite = Self.file(ofSuite: domainName)
        let isSuite = (try? Stage.current.storage.read(suite)) ?? nil != nil
        UserDefaults(file: isSuite ? suite : Self.standardFile).change { $0 = [:] }
    }

    /// Returns `true`: each change is stored at once.
    @discardableResult
    open func synchronize() -> Bool { true }

    // MARK: Storing

    /// The stored values; none if they cannot be read.
    private var stored: [String: Any] { (try? read()) ?? [:] }

    /// Returns the stored values; `nil` if they cannot be decoded.
    private func read() throws(StorageError) -> [String: Any]? {
        guard let data = try Stage.current.storage.read(file) else { return [:] }
        // Foundation prints a warning for anything but a property list.
        let value =
            data.first == UInt8(ascii: "<") || data.starts(with: Data("bplist".utf8))
            ? try? PropertyListSerialization.propertyList(from: data, format: nil)
            : try? JSONSerialization.jsonObject(with: data)
        return (value as? [String: Any])?.mapValues(Self.decoded)
    }

    private func change(_ body: (inout [String: Any]) -> Void) {
        let stage = Stage.current
        do throws(StorageError) {
            var values: [String: Any] = [:]
            if let stored = try read() {
                values = stored
            } else {
                let other = try stage.storage.setAside(file)
                stage.trace.record("damaged UserDefaults set aside", fields: [TraceEvent.Field("as", other)])
            }
            body(&values)
            try stage.storage.write(Self.encoded(values), to: file)
        } catch {
            stage.trace.record("UserDefaults not stored", fields: [TraceEvent.Field("error", "\(error)")])
        }
        NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
    }

    private static func encoded(_ values: [String: Any]) -> Data {
        // The values were checked when they were set.
        let data = try? JSONSerialization.data(
            withJSONObject: json(values), options: [.sortedKeys, .withoutEscapingSlashes])
        return data ?? Data()
    }

    private static func json(_ value: Any) -> Any {
        switch value {
        case let date as Date: ["$date": date.formatted(dateFormat)]
        case let data as Data: ["$data": data.base64EncodedString()]
        case let values as [Any]: values.map(json)
        case let values as [String: Any]: values.mapValues(json)
        default: value
        }
    }

    /// Returns a value as it was set; a truth value of a property list is a number too, as in Foundation.
    private static func decoded(_ value: Any) -> Any {
        switch value {
        case let values as [Any]: return values.map(decoded)
        case let values as [String: Any]:
            if values.count == 1, let text = values["$date"] as? String,
                let date = try? Date(text, strategy: dateFormat)
            {
                return date
            }
            if values.count == 1, let text = values["$data"] as? String, let data = Data(base64Encoded: text) {
                return data
            }
            return values.mapValues(decoded)
        default: return (value as? NSNumber) ?? value
        }
    }

    /// Dates have milliseconds.
    private static let dateFormat = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

    /// The running app's values for keys that are not set.
    private static var registered: RegisteredDefaults {
        Stage.currentObject(RegisteredDefaults.self) { _ in RegisteredDefaults() }
    }

    /// Forgets the registered values; called when the app ends.
    static func forgetRegistered() { registered.values = [:] }
}

private final class RegisteredDefaults {
    var values: [String: Any] = [:] { didSet { withExtendedLifetime(oldValue) {} } }
}
