import type { Decided } from '@paltu/kernel';
import type { AccessoryEvent } from './accessory-events.ts';
import type { Accessory, Recall } from './accessory.ts';

/** Stops the sale for good; a product that is recalled again gets the newest reason. */
export const recallAccessory = (
  accessory: Accessory,
  why: Pick<Recall, 'reason' | 'advice'>,
  at: Date,
): Decided<Accessory, AccessoryEvent> => {
  const recall: Recall = { ...why, name: accessory.recall?.name ?? accessory.details.name, recalledAt: at.toISOString() };
  const recalled: Accessory = { ...accessory, recall, version: accessory.version + 1, updatedAt: at };
  return { state: recalled, events: [{ type: 'AccessoryRecalled', accessory: recalled, at }] };
};
