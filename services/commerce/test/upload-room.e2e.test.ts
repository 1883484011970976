import { afterEach, expect, test } from '@jest/globals';
import { pictureCalls } from './picture-calls.ts';
import { aPdf, startCommerce, type RunningCommerce, type Someone } from './running-commerce.ts';

const megabyte = 1_048_576;

let commerce: RunningCommerce;
afterEach(() => commerce.stop());

/** An own order that is to be paid by bank transfer. */
const ordered = async (as: Someone): Promise<string> => {
  const { id } = await commerce.someAccessory();
  return (await commerce.checkout(as, { [id]: 1 }, { paymentMethod: 'bank-transfer' })).body.data.order.id;
};

const used = (owner: Someone) => ({
  id: crypto.randomUUID(),
  member_id: owner.userId,
  used_by: crypto.randomUUID(),
  sent_at: new Date(),
});

test('a member has so many megabytes for pictures, and so many for papers', async () => {
  commerce = await startCommerce({ variables: { MEMBER_PICTURES_MB: '1', MEMBER_PAPERS_MB: '1', BANK_TRANSFER_TO: 'Paltu' } });
  const { newcomer, owner, send, kept } = await pictureCalls(commerce);
  const pictures = [newcomer, owner].map((one) => ({ ...used(one), width: 1, height: 1, bytes: megabyte }));
  await commerce.database('pictures').insert(pictures);
  await commerce.database('papers').insert({ ...used(owner), name: 'licence.pdf', size: megabyte, format: 'pdf' });
  const orderId = await ordered(owner);
  const before = await kept();
  for (const { answer, field } of await send(commerce.photo))
    expect(answer).toMatchObject({ status: 409, body: { code: 'picture.room-used-up', errors: [{ path: field }] } });
  expect(await commerce.askVerified(owner, [aPdf()])).toMatchObject({
    status: 409,
    body: { code: 'paper.room-used-up', errors: [{ path: 'papers' }] },
  });
  expect(await commerce.sendSlip(owner, orderId, [aPdf()])).toMatchObject({
    status: 409,
    body: { code: 'paper.room-used-up', errors: [{ path: 'slip' }] },
  });
  expect(await kept()).toEqual(before);
});

test('while the disk is nearly full no picture and no paper is taken', async () => {
  commerce = await startCommerce({ variables: { BANK_TRANSFER_TO: 'Paltu' } });
  const { owner, send, kept } = await pictureCalls(commerce);
  const orderId = await ordered(owner);
  const before = await kept();
  const crowded = await startCommerce({ beside: commerce, variables: { DISK_FLOOR_MB: '1000000000' } });
  const full = { status: 503, body: { code: 'storage.full' } };
  try {
    for (const { answer } of await send(commerce.photo, crowded)) expect(answer).toMatchObject(full);
    expect(await crowded.askVerified(owner, [aPdf()])).toMatchObject(full);
    expect(await crowded.sendSlip(owner, orderId, [aPdf()])).toMatchObject(full);
  } finally {
    await crowded.stop();
  }
  expect(await kept()).toEqual(before);
});
