import Rehearsal

struct Book: Decodable {
    let title: String
    let author: String
}

final class BookService {
    static let calls = [
        ServerCall("books.list", "GET /shelf.json", latency: .milliseconds(400)) { _ in
            .json(
                """
                [{"title": "Emma", "author": "Austen"}, {"title": "Middlemarch", "author": "Eliot"}]
                """)
        }
    ]

    private let session: StageURLSession

    init(session: StageURLSession) { self.session = session }

    func books() async throws -> [Book] {
        guard let url = URL(string: "https://books.example.com/shelf.json") else { throw URLError(.badURL) }
        let (data, _) = try await session.data(from: url)
        return try JSONDecoder().decode([Book].self, from: data)
    }
}
