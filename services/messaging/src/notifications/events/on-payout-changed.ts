import { timestampDate } from '@bufbuild/protobuf/wkt';
import { payoutChanged } from '@paltu/contracts';
import { on, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { Notify } from '../notice.ts';

/** A store is paid out to another account: its owner is notified while nothing goes there yet, for somebody else may have named it. */
export const onPayoutChanged = (notifyIn: (trx: Transaction) => Notify): EventRule =>
  on(payoutChanged, async ({ id, time, data: { storeId, sellerId, heldUntil }, isRepublished }, trx) => {
    if (isRepublished) return;
    await notifyIn(trx)({
      eventId: id,
      type: 'payout.changed',
      memberIds: [sellerId as MemberId],
      subjectId: storeId,
      params: heldUntil === undefined ? {} : { startsAt: timestampDate(heldUntil).toISOString() },
      page: 'vendor-dashboard?tab=account',
      at: time,
    });
  });
