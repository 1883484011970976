import type { Accessory } from './accessory.ts';

/** Something that happened to an accessory: as it was after that. */
interface Fact {
  readonly accessory: Accessory;
  readonly at: Date;
}

export interface AccessoryListed extends Fact {
  readonly type: 'AccessoryListed';
}

export interface AccessoryUpdated extends Fact {
  readonly type: 'AccessoryUpdated';
}

export interface AccessoryRemoved extends Fact {
  readonly type: 'AccessoryRemoved';
}

/** Nobody may sell it any more. */
export interface AccessoryRecalled extends Fact {
  readonly type: 'AccessoryRecalled';
}

/** Pieces were reserved for an order, or are no longer. */
export interface StockChanged extends Fact {
  readonly type: 'StockReserved' | 'StockReleased';
  readonly orderId: string;
  readonly pieces: number;
}

export type AccessoryEvent = AccessoryListed | AccessoryUpdated | AccessoryRemoved | AccessoryRecalled | StockChanged;
