/// Values by name, where names are few: looking through them costs less than hashing one.
struct NamedValues<Value> {
    /// The values in the order in which their names came.
    private var entries: [(name: String, value: Value)] = []

    /// Whether there is none.
    var isEmpty: Bool { entries.isEmpty }

    /// The value of a name; `nil` where there is none.
    subscript(name: String) -> Value? {
        place(of: name).map { entries[$0].value }
    }

    /// The value of a name; one that is changed begins as the one given.
    subscript(name: String, default value: @autoclosure () -> Value) -> Value {
        get { self[name] ?? value() }
        _modify {
            let place = place(of: name) ?? entries.count
            if place == entries.count { entries.append((name, value())) }
            yield &entries[place].value
        }
    }

    private func place(of name: String) -> Int? {
        var place = 0
        while place < entries.count {
            if entries[place].name == name { return place }
            place += 1
        }
        return nil
    }
}
