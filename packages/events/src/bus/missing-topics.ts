/** What `publish` rejects with when topics are not on the bus: what is for other topics can be published without them. */
export class MissingTopics extends Error {
  override readonly name = 'MissingTopics';
  readonly topics: readonly string[];

  constructor(topics: readonly string[], options: ErrorOptions = {}) {
    super(`there is no topic ${topics.join(', ')} on the bus: who owns the bus makes it`, options);
    this.topics = topics;
  }
}
