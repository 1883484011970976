import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  accessoryListed,
  AccessoryStatus,
  adoptionRequested,
  AdoptionStatus,
  commentPosted,
  orderPlaced,
  ParcelStatus,
} from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { startMessaging, type RunningMessaging, type Someone } from './running-messaging.ts';

let messaging: RunningMessaging;
beforeAll(async () => {
  messaging = await startMessaging();
});
afterAll(() => messaging.stop());

const bell = async (as: Someone): Promise<{ type: string; image?: object | null }[]> =>
  (await messaging.call('GET', '/notifications', { as })).body.data.notifications;

/** What the bell of a member shows once it has one notice. */
const shownTo = async (member: Someone) => {
  await eventually(async () => (await bell(member)).length === 1, 'one notice');
  return (await bell(member))[0];
};

const isAskedFor = async (ownerId: string, petId: string) => {
  const at = timestampFromDate(new Date());
  const sides = { petId, petName: 'شیرو', ownerId, requesterId: newId() };
  const request = { id: newId(), version: 1n, ...sides, status: AdoptionStatus.PENDING, createdAt: at, updatedAt: at, respondBy: at };
  await messaging.publishToBus(adoptionRequested, { subject: petId, data: { request } });
};

const pictureOf = (folder: string) => expect.objectContaining({ url: expect.stringMatching(`^/media/${folder}/[0-9a-f-]+/800\\.webp$`) });

test.each([
  { pet: 'that everybody sees', isPublic: true, isOwn: true, isSeen: true },
  { pet: 'of the reader, which waits for review', isPublic: false, isOwn: true, isSeen: true },
  { pet: 'of somebody else, which is out of sight', isPublic: false, isOwn: false, isSeen: false },
])('beside a notice about a pet $pet stands its picture: $isSeen', async ({ isPublic, isOwn, isSeen }) => {
  const [reader, other] = [await messaging.someone(), await messaging.someone()];
  const pet = await messaging.aThing('pet', isOwn ? reader : other, isPublic);
  await isAskedFor(reader.userId, pet.id);
  expect((await shownTo(reader))?.image).toEqual(isSeen ? pictureOf('pets') : null);
});

test('a notice about an order shows its first product', async () => {
  const [buyer, sellerId, accessoryId] = [await messaging.someone(), newId(), newId()];
  const images = [{ id: newId(), width: 800, height: 600 }];
  const accessory = { id: accessoryId, version: 1n, ownerId: sellerId, name: 'Bowl', images, status: AccessoryStatus.ACTIVE };
  await messaging.publishToBus(accessoryListed, { subject: accessoryId, data: { accessory } });
  await eventually(
    async () => (await messaging.database('things').where({ id: accessoryId }).first()) !== undefined,
    'the product is known',
  );
  const parcel = { id: newId(), sellerId, status: ParcelStatus.PLACED, lines: [{ accessoryId, name: 'Bowl' }] };
  const order = { id: newId(), number: 'K7M2Q9XA', buyerId: buyer.userId, paymentStatus: 'unpaid', parcels: [parcel] };
  await messaging.publishToBus(orderPlaced, { subject: order.id, data: { order } });
  expect(await shownTo(buyer)).toMatchObject({ type: 'order.placed', image: pictureOf('commerce') });
});

test('a notice about nothing that has a picture names none', async () => {
  const reader = await messaging.someone();
  const comment = { id: newId(), version: 1n, articleSlug: 'cats', parentId: newId(), parentAuthorId: reader.userId, authorId: newId() };
  const createdAt = timestampFromDate(new Date());
  await messaging.publishToBus(commentPosted, { subject: comment.id, data: { comment: { ...comment, createdAt } } });
  expect(await shownTo(reader)).not.toHaveProperty('image');
});
