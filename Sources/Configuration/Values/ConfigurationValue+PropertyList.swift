import Foundation

extension ConfigurationValue {
    /// The most values that a file may hold.
    static let countLimit = 100_000

    /// Takes over what `PropertyListSerialization` has read.
    init(propertyList: Any) throws(PropertyListFault) {
        var count = 0
        try self.init(propertyList, at: ConfigurationKeyPath(), count: &count)
    }

    private init(_ object: Any, at path: ConfigurationKeyPath, count: inout Int) throws(PropertyListFault) {
        count += 1
        if count > Self.countLimit { throw .tooMany }
        if path.components.count > ConfigurationKeyPath.depthLimit { throw .tooDeep }
        // Numbers bridge to Bool and back on every platform: what the object is counts, not what it can be cast to.
        if let flag = Self.boolean(object) {
            self = .boolean(flag)
        } else if let text = object as? String {
            self = .string(text)
        } else if let number = object as? NSNumber {
            self = try Self.number(number, at: path)
        } else if let date = object as? Date {
            self = .date(date)
        } else if let data = object as? Data {
            self = .data(data)
        } else if let objects = object as? [Any] {
            var values: [ConfigurationValue] = []
            for (index, object) in objects.enumerated() {
                values.append(try ConfigurationValue(object, at: path.appending(String(index)), count: &count))
            }
            self = .array(values)
        } else if let objects = object as? [String: Any] {
            var members: [String: ConfigurationValue] = [:]
            for key in objects.keys.sorted() {
                guard let object = objects[key] else { continue }
                members[key] = try ConfigurationValue(object, at: path.appending(key), count: &count)
            }
            self = .dictionary(members)
        } else {
            throw .unusable(at: path, text: String(describing: object))
        }
    }

    /// Linux hands out `Bool`; Apple's platforms hand out one of two `NSNumber` objects, known by identity.
    private static func boolean(_ object: Any) -> Bool? {
        if type(of: object) == Bool.self { return object as? Bool }
        guard let number = object as? NSNumber else { return nil }
        if number === NSNumber(value: true) { return true }
        if number === NSNumber(value: false) { return false }
        return nil
    }

    private static func number(
        _ number: NSNumber, at path: ConfigurationKeyPath
    ) throws(PropertyListFault) -> ConfigurationValue {
        if ["d", "f"].contains(String(cString: number.objCType)) {
            guard number.doubleValue.isFinite else { throw .unusable(at: path, text: String(number.doubleValue)) }
            return .real(number.doubleValue)
        }
        guard let integer = Int(number.stringValue) else { throw .unusable(at: path, text: number.stringValue) }
        return .integer(integer)
    }

    /// The same value for `PropertyListSerialization` to write.
    var propertyList: Any {
        switch self {
        case .string(let text): text
        case .integer(let number): number
        case .real(let number): number
        case .boolean(let flag): flag
        case .date(let date): date
        case .data(let data): data
        case .array(let values): values.map(\.propertyList)
        case .dictionary(let members): members.mapValues(\.propertyList)
        }
    }
}
