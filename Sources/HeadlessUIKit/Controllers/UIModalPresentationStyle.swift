/// How a controller is presented.
public enum UIModalPresentationStyle: Sendable {
    /// As the system chooses: a page sheet.
    case automatic
    /// In place of what is below it; it cannot be pulled down.
    case fullScreen
    /// Over what is below it, which stays visible; the user can pull it down.
    case pageSheet
}
