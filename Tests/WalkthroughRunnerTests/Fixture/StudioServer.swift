/// The offline server: it counts, and outlives a relaunch.
final class StudioServer {
    var answered = 0
}
