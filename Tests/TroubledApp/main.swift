import Rehearsal

// An executable as an app's author has one, with an app that ends its process in every way there is: for tests.

Rehearsal.main(apps: [TroubledApp.self])
