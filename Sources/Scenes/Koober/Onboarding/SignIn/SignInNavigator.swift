/// SignIn opens no scene: its setup's closure takes the session, and the navigation bar has Back.
final class SignInNavigator {}
