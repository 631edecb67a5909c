/// Splash has no controls.
final class SplashInteractor {}
