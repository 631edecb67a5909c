extension String {
    /// Its lines, blank ones too; at least one.
    var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}
