/// Welcome has no changes to show.
final class WelcomePresenter {}
