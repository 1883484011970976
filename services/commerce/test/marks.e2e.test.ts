import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { accessoryRecalled, Mark, MarkedKind, storeVerificationRequested } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { aPdf, startCommerce, type RunningCommerce, type Someone } from './running-commerce.ts';

let commerce: RunningCommerce;
beforeAll(async () => {
  commerce = await startCommerce();
});
afterAll(() => commerce.stop());

const { STORE, ACCESSORY } = MarkedKind;
const carriedOut = (table: 'stores' | 'accessories', id: string, number: number) =>
  eventually(
    async () => (await commerce.database(table).where({ id }).first('decided_up_to')).decided_up_to >= number,
    'the decision was carried out',
  );
const idsOf = async (path: string, things: 'stores' | 'accessories') =>
  ((await commerce.call('GET', path)).body.data[things] as { readonly id: string }[]).map(({ id }) => id);
const sendPapers = (owner: Someone, count = 1) => commerce.askVerified(owner, Array<Buffer>(count).fill(aPdf()));

describe('a store that moderation', () => {
  test('features is in the list of these, and one that it registers is marked so', async () => {
    const { id } = await commerce.someStore();
    expect(await idsOf('/stores/featured?limit=100', 'stores')).not.toContain(id);
    await commerce.isMarked(STORE, id, Mark.FEATURED);
    await commerce.isMarked(STORE, id, Mark.REGISTERED, { number: 2 });
    await carriedOut('stores', id, 2);
    expect(await idsOf('/stores/featured?limit=100', 'stores')).toContain(id);
    expect(await commerce.store(id)).toMatchObject({ featured: true, registered: true, verified: false });
  });

  test('hides is seen by its owner and admins alone, with all that it offers, until it is shown again', async () => {
    const { owner, storeId, id } = await commerce.someAccessory();
    await commerce.isMarked(STORE, storeId, Mark.HIDDEN, { reason: 'Stolen pictures' });
    await carriedOut('stores', storeId, 1);
    expect([await commerce.store(storeId), await commerce.accessory(id)]).toEqual([undefined, undefined]);
    expect(await idsOf('/accessories?limit=100', 'accessories')).not.toContain(id);
    expect(await commerce.store(storeId, owner)).toMatchObject({ hidden: true, hiddenReason: 'Stolen pictures' });
    expect(await commerce.accessory(id, owner)).toMatchObject({ id });
    await commerce.isMarked(STORE, storeId, Mark.HIDDEN, { number: 2, set: false });
    await carriedOut('stores', storeId, 2);
    expect(await idsOf('/accessories?limit=100', 'accessories')).toContain(id);
  });

  test('verifies by its papers is verified, which ends with another name until an admin has looked again', async () => {
    const { owner, id } = await commerce.someStore();
    expect(await sendPapers(owner, 0)).toMatchObject({ status: 400, body: { errors: [{ path: 'papers' }] } });
    expect((await sendPapers(owner, 2)).body.data.verification).toMatchObject({ status: 'waiting', papers: [{ size: 200 }, {}] });
    expect(await commerce.untilPublished(storeVerificationRequested, id)).toMatchObject({ store: { id, verification: { number: 1 } } });
    expect(await sendPapers(owner)).toMatchObject({ status: 409, body: { code: 'verification.already-waiting' } });
    const decide = async (number: number, verificationNumber: number, set = true) => {
      await commerce.isMarked(STORE, id, Mark.VERIFIED, { number, verificationNumber, set, reason: 'Not to be read' });
      await carriedOut('stores', id, number);
    };
    const own = async () => (await commerce.call('GET', '/stores/user/verification', { as: owner })).body.data.verification;
    await decide(1, 1);
    expect([(await commerce.store(id)).verified, await own()]).toMatchObject([true, { status: 'verified', verifiedUntil: null }]);
    await commerce.call('PUT', '/stores', { as: owner, json: { name: 'Another name' } });
    expect([(await commerce.store(id)).verified, await own()]).toMatchObject([false, { status: 'waiting', papers: [{}, {}] }]);
    // It is about the papers under the old name.
    await decide(2, 1);
    expect((await commerce.store(id)).verified).toBe(false);
    await decide(3, 2, false);
    expect(await own()).toMatchObject({ status: 'sent-back', reason: 'Not to be read' });
  });

  test('its papers are read by its owner and admins alone', async () => {
    const { owner, id } = await commerce.someStore();
    const [paper] = (await sendPapers(owner)).body.data.verification.papers;
    const read = async (as: Someone) => (await commerce.call('GET', `/stores/${id}/papers/${paper.id}`, { as })).status;
    const [admin, stranger] = [await commerce.someone({ role: 'admin' }), await commerce.someone()];
    expect([await read(owner), await read(admin), await read(stranger)]).toEqual([200, 200, 404]);
    const nobody = { status: 404, body: { code: 'store.not-found' } };
    expect(await sendPapers(stranger)).toMatchObject(nobody);
    expect(await commerce.call('GET', '/stores/user/verification', { as: stranger })).toMatchObject(nobody);
  });
});

test('a product that moderation hides leaves its store, which counts it no longer, and one that it features is in that list', async () => {
  const { owner, storeId, id } = await commerce.someAccessory();
  await commerce.isMarked(ACCESSORY, id, Mark.FEATURED);
  await carriedOut('accessories', id, 1);
  expect(await idsOf('/accessories/featured?limit=100', 'accessories')).toContain(id);
  await commerce.isMarked(ACCESSORY, id, Mark.HIDDEN, { number: 2, reason: 'Fur' });
  await carriedOut('accessories', id, 2);
  expect([await commerce.accessory(id), (await commerce.store(storeId)).products]).toEqual([undefined, 0]);
  expect(await commerce.accessory(id, owner)).toMatchObject({ hidden: true, hiddenReason: 'Fur' });
});

describe('a recall', () => {
  const recall = (as: Someone, accessoryIds: readonly string[], rest: object = {}) =>
    commerce.call('POST', '/admin/accessories/recalls', {
      as,
      json: { accessoryIds, reason: 'Splinters', advice: 'Throw it away', ...rest },
    });

  test('stops the sale of products at once, and their pages show why', async () => {
    const { storeId, id } = await commerce.someAccessory();
    const admin = await commerce.someone({ role: 'admin' });
    const { status, body } = await recall(admin, [id]);
    expect([status, body.data.accessories]).toMatchObject([200, [{ id, recall: { reason: 'Splinters', advice: 'Throw it away' } }]]);
    expect(await commerce.untilPublished(accessoryRecalled, id)).toMatchObject({
      accessory: { id, offered: false, recall: { reason: 'Splinters' } },
    });
    expect(await commerce.accessory(id)).toMatchObject({ recall: { advice: 'Throw it away' } });
    expect(await idsOf('/accessories?limit=100', 'accessories')).not.toContain(id);
    expect((await commerce.store(storeId)).products).toBe(0);
  });

  test('is of all products that are named, or of none, and of admins alone', async () => {
    const { owner, id } = await commerce.someAccessory();
    const admin = await commerce.someone({ role: 'admin' });
    expect(await recall(admin, [id, newId()])).toMatchObject({ status: 404, body: { code: 'accessory.not-found' } });
    expect(await recall(owner, [id])).toMatchObject({ status: 403 });
    expect((await commerce.accessory(id)).recall).toBeNull();
    for (const [rest, path] of [
      [{ reason: ' ' }, 'reason'],
      [{ advice: 'a'.repeat(501) }, 'advice'],
      [{ accessoryIds: [] }, 'accessoryIds'],
    ] as const)
      expect(await recall(admin, [id], rest)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });
});
