extension WorkingFolder {
    /// What stands where a folder is wanted, in words.
    enum Obstacle: String {
        /// A file.
        case file = "a file"
        /// What is neither a file nor a folder.
        case stream = "a pipe, a socket or a device"
        /// A symbolic link to something that is not there.
        case dangling = "a link that leads nowhere"
        /// A symbolic link that is reached again on the way to what it leads to.
        case loop = "a link that leads back to itself"

        /// Whether it is a link, which can be mended.
        var isLink: Bool { self == .dangling || self == .loop }
    }
}
