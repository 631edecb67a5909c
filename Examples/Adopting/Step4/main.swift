import RehearsalRunner

RehearsalRunner.main(apps: [ShelfApp.self])
