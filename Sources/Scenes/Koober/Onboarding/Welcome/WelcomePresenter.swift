/// Welcome has no results to show.
final class WelcomePresenter {}
