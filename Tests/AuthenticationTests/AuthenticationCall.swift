/// What the controllers ask of the store and of the interfaces, and what they call back.
enum AuthenticationCall: Equatable {
    case read
    case save(String)
    case delete
    case login(String)
    case logout
    case failed(String)
    case makeLaunch
    case makeSignedOut
    case makeMain(String)
}
