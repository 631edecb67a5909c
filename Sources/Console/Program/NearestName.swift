import Configuration

/// The name of a file that was probably meant.
enum NearestName {
    /// Returns the nearest name; one without its `.walk` counts as the name itself.
    static func search(_ name: String, among names: [String]) -> String? {
        names.first { $0 == name + ".walk" } ?? NearestWord.search(name, among: names)
    }
}
