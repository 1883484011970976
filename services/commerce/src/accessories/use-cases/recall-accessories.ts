import type { Clock } from '@paltu/kernel';
import type { AccessoryId } from '../domain/accessory.ts';
import { recallAccessory } from '../domain/admin-decisions.ts';
import { accessoryNotFound } from '../domain/accessory-errors.ts';
import type { InAccessoryTransaction } from './ports.ts';

export interface RecallAccessoriesNeeds {
  readonly inTransaction: InAccessoryTransaction;
  readonly clock: Clock;
}

export interface RecallRequest {
  readonly ids: readonly AccessoryId[];
  readonly reason: string;
  readonly advice: string;
}

/** @throws AppError `accessory.not-found` when one of them is not there: then none is recalled */
export type RecallAccessories = (request: RecallRequest) => Promise<void>;

/** Stops the sale of dangerous products. Reserved pieces stay with their orders, whose buyers will be notified. */
export const recallAccessories =
  ({ inTransaction, clock }: RecallAccessoriesNeeds): RecallAccessories =>
  ({ ids, reason, advice }) =>
    inTransaction(async ({ accessories, keep, noteRecall }) => {
      const at = clock.now();
      // In the order of their stores, which are locked first.
      for (const accessory of await accessories.listForRecall(ids)) {
        if (accessory.removedAt !== null) throw accessoryNotFound();
        await keep(accessory, recallAccessory(accessory, { reason, advice }, at));
        await noteRecall(accessory.id, at);
      }
    });
