import type { Cart } from '#shared/api/types.ts';

/** A cart on the screen, wherever it is kept, with what can be done to it. */
export interface ShownCart {
  /** Undefined until it has been loaded. */
  cart: Cart | undefined;
  error: unknown;
  isFetching: boolean;
  /** A change is under way; further ones wait for it. */
  isBusy: boolean;
  retry: () => void;
  setQuantity: (accessoryId: string, quantity: number) => void;
  remove: (accessoryId: string) => void;
  clear: () => void;
  /** Answers why it was refused, if it was. */
  applyCode: (code: string) => Promise<unknown>;
  dropCode: () => void;
}
