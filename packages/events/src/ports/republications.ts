/** A request of an operator to publish the state of a service again, and how far it came. */
export interface Republication {
  readonly id: string;
  /** The state that is being read, and the key of the last aggregate that was; null before the first. */
  readonly state: string | null;
  readonly after: string | null;
  /** Whether everything was read, and only waits for the relay. */
  readonly is_read: boolean;
  readonly events: number;
  /** The outbox row of the last event. */
  readonly last_position: number | null;
  readonly done_at: Date | null;
  readonly outcome: string | null;
}

/** Requests of operators, of which one at most is open. */
export interface RepublicationRows<Trx> {
  /** Whether an operator requested it and it is not done yet; asked without holding anything. */
  hasOpen(): Promise<boolean>;
  /** The open request, held until the transaction ends; undefined when there is none, or when another instance is at it. */
  take(trx: Trx): Promise<Republication | undefined>;
  update(trx: Trx, id: string, changes: Partial<Republication>): Promise<void>;
  end(trx: Trx, id: string, outcome: string): Promise<void>;
  /** Requests that the state of the service is published again; a request that is open already is joined. Returns its id. */
  request(): Promise<string>;
  read(id: string): Promise<Republication | undefined>;
}
