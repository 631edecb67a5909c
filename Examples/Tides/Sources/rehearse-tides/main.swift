import Rehearsal
import Tides

Rehearsal.main(apps: [TidesApp.self])
