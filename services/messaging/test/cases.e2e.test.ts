import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { OrderSide, parcelDue, ParcelStatus, refundContested, userDeactivated, UserType } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { startMessaging, type RunningMessaging } from './running-messaging.ts';

let messaging: RunningMessaging;
beforeAll(async () => {
  messaging = await startMessaging();
});
afterAll(() => messaging.stop());

type Someone = Awaited<ReturnType<RunningMessaging['someone']>>;

const orderOf = (buyer: Someone, seller: Someone) => {
  const parcel = { id: newId(), sellerId: seller.userId, status: ParcelStatus.DELIVERED };
  return { id: newId(), number: 'K7QX2M01', buyerId: buyer.userId, paymentStatus: 'at-door', parcels: [parcel] };
};
const casesOf = async (as: Someone) => {
  const { notifications } = (await messaging.call('GET', '/notifications', { as })).body.data;
  return notifications
    .filter(({ type }: { type: string }) => type.startsWith('case.'))
    .map(({ type, page }: Record<string, string>) => [type, page]);
};

test('a case is a notice for all who are admins now, but not for those whose own order or store it is', async () => {
  const [admin, buyer, seller, former, away, member] = [
    ...(await Promise.all(Array.from({ length: 5 }, () => messaging.someone({ role: 'admin' })))),
    await messaging.someone(),
  ] as [Someone, Someone, Someone, Someone, Someone, Someone];
  await messaging.renames(former, 2);
  const left = { id: away.userId, version: 2n, userType: UserType.ADMIN, deactivated: true };
  await messaging.publishToBus(userDeactivated, { subject: away.userId, sequence: 2, data: { user: left } });
  const isKnown = async () =>
    (await messaging.database('admins').pluck('id')).sort().join() ===
    [admin, buyer, seller]
      .map(({ userId }) => userId)
      .sort()
      .join();
  await eventually(isKnown, 'it is known who is an admin');
  const order = orderOf(buyer, seller);
  const about = { subject: order.id, data: { order, parcelId: order.parcels[0]?.id ?? '' } };
  await messaging.publishToBus(parcelDue, { ...about, data: { ...about.data, awaited: [OrderSide.ADMIN], reminder: 1 } });
  const refund = { id: newId(), parcelId: about.data.parcelId, amount: 100n, owedBy: 'store', status: 'owed-by-store', contest: 'open' };
  await messaging.publishToBus(refundContested, { subject: order.id, sequence: 2, data: { order, refund } });
  const page = `admin-case-${order.id}`;
  await eventually(async () => (await casesOf(admin)).length === 2, 'the admin is notified');
  expect((await casesOf(admin)).sort()).toEqual([
    ['case.opened', page],
    ['case.waiting', page],
  ]);
  for (const other of [buyer, seller, former, member]) expect(await casesOf(other)).toEqual([]);
  expect(await messaging.database('notices').where({ member_id: away.userId })).toEqual([]);
});
