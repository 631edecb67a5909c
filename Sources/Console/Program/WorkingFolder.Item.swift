extension WorkingFolder {
    /// What stands at a path.
    enum Item: Equatable {
        case file
        case folder
        case nothing
    }
}
