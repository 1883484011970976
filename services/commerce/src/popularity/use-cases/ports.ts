/** Pieces that were reserved for an order; negative when they were released. */
export interface SoldPieces {
  readonly accessoryId: string;
  /** Order of the events of this accessory. */
  readonly version: number;
  readonly pieces: number;
  readonly at: Date;
}

/** Counts pieces by accessory and day, in one transaction with the committed offset. */
export type CountPieces = (sold: SoldPieces) => Promise<void>;
