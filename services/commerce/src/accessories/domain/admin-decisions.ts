import type { Decided } from '@paltu/kernel';
import type { AccessoryEvent } from './accessory-events.ts';
import type { Accessory, Recall } from './accessory.ts';

/** Nobody may sell it any more; one that was recalled stays so, with the newest reason. */
export const recallAccessory = (accessory: Accessory, why: Omit<Recall, 'recalledAt'>, at: Date): Decided<Accessory, AccessoryEvent> => {
  const recall: Recall = { ...why, recalledAt: at.toISOString() };
  const recalled: Accessory = { ...accessory, recall, version: accessory.version + 1, updatedAt: at };
  return { state: recalled, events: [{ type: 'AccessoryRecalled', accessory: recalled, at }] };
};
