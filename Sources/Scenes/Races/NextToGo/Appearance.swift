package import Rehearsal
package import Workers

/// Whether all is dark: what the user has chosen, at once on screen, then in the store.
///
/// The container owns it; it outlives the settings, so that a choice is stored even if they are closed at once.
package final class Appearance {
    /// Whether all is dark.
    package private(set) var isDark = false
    /// Makes what is on screen dark or not; the app sets it.
    package var apply: (Bool) -> Void = { _ in }
    /// Hears that the store had another choice than was shown; the settings set it, and it holds them weakly.
    package var changed: (Bool) -> Void = { _ in }

    /// What remembers the choice; strong, the container shares it.
    private let store: any PreferencesStore
    /// The tasks of the app; strong, they end with the stage.
    private let tasks: TaskScope
    /// What is stored, as far as it is known.
    private var stored = false
    /// Whether the user has chosen, so that what is read later counts no more.
    private var isChosen = false
    /// Whether a choice is being stored.
    private var isSaving = false

    /// Makes it with nothing dark.
    package init(store: any PreferencesStore, tasks: TaskScope) {
        self.store = store
        self.tasks = tasks
    }

    /// Reads what was chosen; what cannot be read is off.
    package func read() {
        tasks.start("read preferences") { [weak self, store] in
            let preferences = (try? await store.read()) ?? Preferences()
            self?.didRead(preferences)
        }
    }

    /// Makes all dark or not, and stores that.
    ///
    /// - Parameters:
    ///   - isDark: the choice.
    ///   - failed: called if it could not be stored; what was stored before then holds again.
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

    /// Stores the choice, and another one that was made meanwhile.
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
