/// What `addObserver` returns: the way to remove the observer again.
final class NotificationToken {
    /// The number of the registration.
    let number: Int
    /// The centre that gave it; weak, a token keeps nothing alive.
    weak let center: NotificationCenter?

    init(number: Int, center: NotificationCenter) {
        self.number = number
        self.center = center
    }
}
