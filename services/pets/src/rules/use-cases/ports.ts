/** How a rule for listings stands. */
export interface KnownRule {
  readonly id: string;
  /** Counts its switches. */
  readonly version: number;
  readonly isOff: boolean;
}
