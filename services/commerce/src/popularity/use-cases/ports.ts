/** Pieces that were reserved for an order, or given back: then there are less than none. */
export interface SoldPieces {
  readonly accessoryId: string;
  /** Order of the events of this accessory. */
  readonly version: number;
  readonly pieces: number;
  readonly at: Date;
}

/** Pieces by accessory and day, in one transaction with the committed offset. */
export type CountPieces = (sold: SoldPieces) => Promise<void>;
