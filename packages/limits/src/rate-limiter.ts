/** Marks that are set once, such as "this viewer was counted today". What keeps them may be away: then a process keeps its own. */
export interface Marks {
  /** Sets a mark that is gone from `until` on; false when it is set already. */
  set(key: string, until: Date): Promise<boolean>;
}

/** How often one key may do something: `points` times in a window of `seconds` that begins with the first time. */
export interface LimitRule {
  /** Keys of one rule are none of another's. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

export interface Verdict {
  readonly isAllowed: boolean;
  /** How often in this window, this time included. */
  readonly taken: number;
  /** Whole seconds, at least one, until the window or the block ends. */
  readonly retryAfterSeconds: number;
}

/** Counts what a key does. What counts may be away: then a process counts for itself, so nothing rejects. */
export interface RateLimiter {
  /** Counts one more, also one that is refused. */
  take(key: string): Promise<Verdict>;
  /** Takes one back that turned out not to count. */
  giveBack(key: string): Promise<void>;
  /** Refuses the key for so many seconds from now, whatever it has left. */
  block(key: string, seconds: number): Promise<void>;
  /** The key begins anew. */
  forget(key: string): Promise<void>;
}

export interface RateLimiters {
  of(rule: LimitRule): RateLimiter;
  /** Marks of one name are none of another's. */
  marks(name: string): Marks;
  /** What a person has to look at, in a few words; nothing when all is well. */
  problems(): readonly string[];
  close(): Promise<void>;
}
