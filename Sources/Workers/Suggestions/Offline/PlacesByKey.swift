/// The places in a text by what stands there: those of one key side by side, in ascending order.
struct PlacesByKey: Sendable {
    /// All places, ordered by key and then by place.
    private let places: [Int]
    /// Where the places of each key begin; one more at the end.
    private let starts: [Int]

    /// Sorts the places from 0 by their keys, which lie in `0..<keyCount`, by counting.
    init(count: Int, keyCount: Int, key: (_ place: Int) -> Int) {
        let keys = (0..<count).map(key)
        var starts = Array(repeating: 0, count: keyCount + 1)
        for key in keys { starts[key + 1] += 1 }
        for key in 0..<keyCount { starts[key + 1] += starts[key] }
        var next = starts
        var places = Array(repeating: 0, count: count)
        for (place, key) in keys.enumerated() {
            places[next[key]] = place
            next[key] += 1
        }
        self.places = places
        self.starts = starts
    }

    /// Returns the places of a key, in ascending order.
    func places(of key: Int) -> ArraySlice<Int> { places[starts[key]..<starts[key + 1]] }

    /// Returns how many places a key has.
    func count(of key: Int) -> Int { starts[key + 1] - starts[key] }
}
