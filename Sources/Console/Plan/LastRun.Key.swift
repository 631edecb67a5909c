import Walkthroughs

extension LastRun {
    /// What a walkthrough is found by in a later run: lines may have moved, so the row counts by its values.
    struct Key: Hashable {
        /// The script's path.
        let path: String
        /// The values of the examples row; empty where there is none.
        let row: String

        init(path: String, row: String) {
            (self.path, self.row) = (path, row)
        }

        /// Paths and rows are one only where their bytes are.
        static func == (left: Key, right: Key) -> Bool {
            ExactText(left.path) == ExactText(right.path) && ExactText(left.row) == ExactText(right.row)
        }

        init(_ identity: WalkthroughIdentity) {
            self.init(path: identity.path, row: identity.rowName ?? "")
        }
    }
}
