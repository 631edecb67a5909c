// Here, since a phone has Combine and a stage has HeadlessCombine.
extension StageURLSession {
    /// Returns a publisher that performs a request for each of its subscribers.
    ///
    /// It sends the body and the response, whatever its status, and finishes, or it fails.
    public func dataTaskPublisher(
        for request: URLRequest
    ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
        Deferred {
            let subject = PassthroughSubject<(data: Data, response: URLResponse), URLError>()
            let task = self.dataTask(with: request) { data, response, error in
                if let data, let response {
                    subject.send((data, response))
                    subject.send(completion: .finished)
                } else {
                    subject.send(completion: .failure(error as? URLError ?? URLError(.unknown)))
                }
            }
            return subject.handleEvents(receiveCancel: { task.cancel() }, receiveRequest: { _ in task.resume() })
        }
        .eraseToAnyPublisher()
    }

    /// Returns a publisher that performs a `GET` request for each of its subscribers.
    ///
    /// It sends the body and the response, whatever its status, and finishes, or it fails.
    public func dataTaskPublisher(for url: URL) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
        dataTaskPublisher(for: URLRequest(url: url))
    }
}
