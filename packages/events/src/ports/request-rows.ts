/** What an operator asks of a consumer. */
export interface ConsumerRequest {
  readonly id: string;
  readonly consumer: string;
  readonly kind: 'replay' | 'drop' | 'rebuild' | 'rewind';
  readonly key: string | null;
  readonly event_id: string | null;
}

/** What came of a request, for the command that waits for it. */
export interface RequestOutcome {
  readonly done_at: Date | null;
  readonly outcome: string | null;
}

/** Requests of operators, which the running consumer carries out. */
export interface RequestRows<Trx> {
  add(request: ConsumerRequest): Promise<void>;
  read(id: string): Promise<RequestOutcome | undefined>;
  /** The consumer of each request that was not carried out yet. */
  openConsumers(): Promise<string[]>;
  /** Whether something is requested of this consumer that was not carried out yet. */
  hasOpen(consumer: string): Promise<boolean>;
  /** The open requests of a consumer, oldest first, held until the transaction ends. */
  takeOpen(trx: Trx, consumer: string): Promise<ConsumerRequest[]>;
  end(trx: Trx, id: string, outcome: string): Promise<void>;
}
