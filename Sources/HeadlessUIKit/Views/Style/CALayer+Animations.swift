import StageRuntime

extension CALayer {
    /// Begins an animation on the stage's clock, without copying it; it replaces another one with that key.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        if let key { removeAnimation(forKey: key) }
        animations.append((key, anim))
        let span = anim.span(orElse: CATransaction.animationDuration())
        OpenTransactions.note(span ?? 0)
        if anim.delegate != nil {
            UIApplication.afterReturning("animation") { [weak self] in
                guard let self, isUnderWay(anim) else { return }
                anim.delegate?.animationDidStart(anim)
            }
        }
        guard let span else { return }
        UIApplication.shared.animations.after(.seconds(span), "animation") { [weak self] in
            guard let self, isUnderWay(anim) else { return }
            if anim.isRemovedOnCompletion {
                withExtendedLifetime(animations) { animations.removeAll { $0.animation === anim } }
            }
            anim.delegate?.animationDidStop(anim, finished: true)
        }
    }

    /// Ends the animation with a key; its delegate learns that it has not finished.
    public func removeAnimation(forKey key: String) { endAnimations { $0 == key } }

    /// Ends all animations, also those of its view; delegates and completions learn that they have not finished.
    public func removeAllAnimations() {
        endAnimations { _ in true }
        if let view { AnimationState.interrupt { $0.view === view.reference } }
    }

    /// The keys of the animations under way; `nil` if there are none.
    public func animationKeys() -> [String]? {
        let keys = animations.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// Returns the animation with a key.
    public func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }
    /// Returns the layer itself, since animations show nothing here.
    public func presentation() -> Self? { self }

    private func isUnderWay(_ animation: CAAnimation) -> Bool { animations.contains { $0.animation === animation } }

    private func endAnimations(_ ends: (String?) -> Bool) {
        let ended = animations.filter { ends($0.key) }
        withExtendedLifetime(animations) { animations.removeAll { ends($0.key) } }
        for item in ended { item.animation.delegate?.animationDidStop(item.animation, finished: false) }
    }
}
