import RehearsalRunner

// An executable as an app's author has one, with an app that ends its process in every way there is: for tests.

RehearsalRunner.main(apps: [TroubledApp.self])
