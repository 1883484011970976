/** Somebody who may connect to Kafka, and all that they may do there. */
export interface KafkaUser {
  readonly name: string;
  readonly password: string;
  /** Topics that it may append to. */
  readonly publishes: readonly string[];
  /** Topics that it may read, in groups whose names begin with its own and a dot. */
  readonly consumes: readonly string[];
}
