import SourceCheck

/// Makes properties lazy that use their object, and initialisers of cells required that a list calls on a stage.
struct MemberRewriter {
    private let text: SourceText
    private let declarations: Declarations
    private let classes: [DeclaredClass]

    init(_ text: SourceText, _ declarations: Declarations, inFile file: Int) {
        (self.text, self.declarations, classes) = (text, declarations, declarations.classes[file])
    }

    func rewrite(_ edits: inout SourceEdits) {
        for type in classes where !type.isExtension {
            for index in type.body where text.opener(around: index) == type.body.lowerBound {
                if ["let", "var"].contains(text[index]) { makeLazy(index, in: type, &edits) }
            }
            if isReusable(type) { makeRequired(in: type, &edits) }
        }
    }

    /// Returns whether a list makes views of a class by itself.
    private func isReusable(_ type: DeclaredClass) -> Bool {
        var (name, visited) = (type.superclass, Set<String>())
        while let next = name, visited.insert(next).inserted {
            if Self.reusable.contains(next) { return true }
            name = declarations.main(next)?.superclass
        }
        return false
    }

    /// Makes `init()` required; a class with other designated initialisers only gets one that nobody calls.
    private func makeRequired(in type: DeclaredClass, _ edits: inout SourceEdits) {
        let own = type.body.filter { text[$0] == "init" && text.opener(around: $0) == type.body.lowerBound }
        if let plain = own.first(where: { text[$0 + 1] == "(" && text[$0 + 2] == ")" }) {
            guard modifiers(before: plain).isDisjoint(with: ["required", "override"]) else { return }
            edits.insert("required ", at: text.tokens[plain].range.lowerBound)
        } else if own.contains(where: { index in
            text[index + 1] == "(" && text[index + 2] != "coder"
                && modifiers(before: index).isDisjoint(with: ["convenience", "override", "required"])
        }) {
            edits.insert(
                "\n\n    required init() { fatalError(\"init() has not been implemented\") }",
                at: text.tokens[type.body.upperBound - 1].range.upperBound)
        }
    }

    /// UIKit's classes whose views a list makes.
    private static let reusable: Set<String> = [
        "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionViewCell", "UICollectionViewListCell",
        "UICollectionReusableView",
    ]

    private func makeLazy(_ index: Int, in type: DeclaredClass, _ edits: inout SourceEdits) {
        let modifiers = modifiers(before: index)
        guard modifiers.isDisjoint(with: ["lazy", "static", "class", "weak", "unowned"]), text.isWord(index + 1),
            let start = initializer(of: index, in: type)
        else { return }
        var end = start
        while end < type.body.upperBound {
            // A bracket is passed as a whole; the declaration ends with its line.
            let next = text.partner(of: end).map { $0 > end ? $0 + 1 : end + 1 } ?? end + 1
            if text.tokens[next].beginsLine, text[next] != "." { break }
            if text[next] == "{", ["didSet", "willSet"].contains(text[next + 1]) { break }
            if text[next] == "(", text.tokens[next].beginsLine { break }
            end = next
        }
        let last = text.partner(of: end).map { max($0, end) } ?? end
        let usesSelf = (start...min(last, type.body.upperBound - 1)).contains {
            text[$0] == "self" && text[$0 - 1] != "."
        }
        guard usesSelf else { return }
        let range = text.tokens[index].range
        edits.replace(range, by: "lazy var")
    }

    /// Returns the first token after the `=` of a property.
    private func initializer(of index: Int, in type: DeclaredClass) -> Int? {
        var next = index + 2
        while next < type.body.upperBound, !text.tokens[next].beginsLine {
            if text[next] == "=" { return next + 1 < type.body.upperBound ? next + 1 : nil }
            if text[next] == "{" { return nil }
            next += 1
        }
        return nil
    }

    private func modifiers(before index: Int) -> Set<String> {
        var modifiers: Set<String> = []
        var before = index - 1
        while before >= 0 {
            if text[before] == ")", let open = text.partner(of: before),
                text[open - 1] == "private" || text[open - 2] == "@"
            {
                before = open - 1
            }
            guard Keywords.modifiers.contains(text[before]) || text[before - 1] == "@" else { break }
            modifiers.insert(text[before])
            before -= text[before - 1] == "@" ? 2 : 1
        }
        return modifiers
    }
}
