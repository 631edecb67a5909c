import RehearsalRunner

// An executable with an app in which defects are planted, for `rehearse explore` to find.

RehearsalRunner.main(apps: [PlantedApp.self])
