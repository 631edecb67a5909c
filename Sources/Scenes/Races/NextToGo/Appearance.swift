package import RacesWorkers
package import Rehearsal
import WorkerSupport

/// Whether the app is dark; a choice is applied to the screen at once, and then stored.
///
/// The container owns it, so that a choice is stored even if the settings are closed at once.
package final class Appearance {
    /// Whether the app is dark.
    package private(set) var isDark = false
    /// Makes the screen dark or light; the app sets it.
    package var apply: (Bool) -> Void = { _ in }
    /// Called if the stored choice differs from the one on screen; the settings set it, and it holds them weakly.
    package var changed: (Bool) -> Void = { _ in }

    /// Stores the choice; strong, the container shares it.
    private let store: any PreferencesStore
    /// The tasks of the app; strong, they end with the stage.
    private let tasks: TaskScope
    /// The stored choice, as far as it is known.
    private var stored = false
    /// Whether the user has chosen, so that a stored choice that is read later is ignored.
    private var isChosen = false
    /// Whether a choice is being stored.
    private var isSaving = false

    /// Makes a light appearance.
    package init(store: any PreferencesStore, tasks: TaskScope) {
        self.store = store
        self.tasks = tasks
    }

    /// Reads the stored choice; without one, or after an error, the app is light.
    package func read() {
        tasks.start("read preferences") { [weak self, store] in
            let preferences = (try? await store.read()) ?? Preferences()
            self?.didRead(preferences)
        }
    }

    /// Makes the app dark or light, and stores the choice.
    ///
    /// - Parameters:
    ///   - isDark: the choice.
    ///   - failed: called if the choice could not be stored; the previous choice is then restored.
    package func choose(dark isDark: Bool, failed: @escaping () -> Void) {
        isChosen = true
        show(isDark)
        guard !isSaving else { return }
        isSaving = true
        tasks.start("save preferences") { await self.save(failed: failed) }
    }

    private func didRead(_ preferences: Preferences) {
        guard !isChosen else { return }
        stored = preferences.darkMode
        guard isDark != stored else { return }
        show(stored)
        changed(stored)
    }

    /// Stores the choice, and then another one that was made meanwhile.
    private func save(failed: () -> Void) async {
        defer { isSaving = false }
        do throws(StoreError) {
            repeat {
                let choice = isDark
                try await store.save(Preferences(darkMode: choice))
                stored = choice
            } while stored != isDark
        } catch {
            guard error != .cancelled else { return }
            show(stored)
            failed()
        }
    }

    private func show(_ isDark: Bool) {
        self.isDark = isDark
        apply(isDark)
    }
}
