/// AuthSelect has no changes to show.
final class AuthSelectPresenter {}
