import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { aMember, refusesJunk, type Sent } from '@paltu/testing/service';
import { startModeration, until, type RunningModeration } from './running-moderation.ts';

let moderation: RunningModeration;
// Decisions on a listing that nobody knows would wait for it.
const known = { id: newId() };
const both = { en: 'No camels', ur: 'اونٹ نہیں' };
const aRule = { title: both, admin: both, owner: both, action: 'hold', condition: { words: ['camel'] } };
beforeAll(async () => {
  moderation = await startModeration();
  await moderation.aPet(newId(), known.id).publish('created');
  await until(
    () => moderation.database('reviews').where({ pet_id: known.id }).first(),
    (review) => review !== undefined,
  );
});
afterAll(() => moderation.stop());

refusesJunk(() => moderation, {
  samples: {
    'PATCH /api/v1/admin/pets/:id/approve': { params: known },
    'PATCH /api/v1/admin/pets/:id/reject': { params: known, body: () => ({ rejectionReason: 'Spam' }) },
    'PATCH /api/v1/admin/pets/bulk-approve': { body: () => ({ petIds: [known.id] }) },
    'PATCH /api/v1/admin/pets/bulk-reject': { body: () => ({ petIds: [known.id], rejectionReason: 'Spam' }) },
    'PATCH /api/v1/admin/vets/:id/featured': { body: () => ({ featured: true }) },
    'PATCH /api/v1/admin/vets/:id/hidden': { body: () => ({ hidden: true, reason: 'Spam' }) },
    'PATCH /api/v1/admin/vets/:id/verified': { body: () => ({ verified: true, reason: 'Seen' }) },
    'PATCH /api/v1/admin/stores/:id/featured': { body: () => ({ featured: true }) },
    'PATCH /api/v1/admin/stores/:id/hidden': { body: () => ({ hidden: true, reason: 'Spam' }) },
    'PATCH /api/v1/admin/stores/:id/verified': { body: () => ({ verified: true, reason: 'Seen' }) },
    'PATCH /api/v1/admin/stores/:id/registered': { body: () => ({ registered: true }) },
    'PATCH /api/v1/admin/accessories/:id/featured': { body: () => ({ featured: true }) },
    'PATCH /api/v1/admin/accessories/:id/hidden': { body: () => ({ hidden: true, reason: 'Spam' }) },
    'POST /api/v1/reports': { body: () => ({ kind: 'pet', thingId: known.id, reason: 'fraud' }) },
    'POST /api/v1/reports/mine/:id/objection': { body: () => ({ text: 'It was not me' }) },
    'POST /api/v1/admin/conduct/:id/decision': { body: () => ({ upheld: true, reason: 'Seen' }) },
    'POST /api/v1/admin/conduct/:id/objection': { body: () => ({ accepted: true, reason: 'Seen' }) },
    'PATCH /api/v1/admin/rules/:id': { params: { id: 'young-litter' }, body: () => ({ off: true }) },
    'PUT /api/v1/admin/rules/:id': { params: { id: 'young-litter' }, body: () => aRule },
    'GET /api/v1/admin/rules/:id/history': { params: { id: 'young-litter' } },
    'POST /api/v1/admin/rules': { body: () => aRule },
    'POST /api/v1/admin/rule-trials': { body: () => aRule },
  },
});

test('what is refused decides nothing', async () => {
  const admin = await aMember(moderation, { role: 'admin' });
  const pet = moderation.aPet((await aMember(moderation)).userId);
  await pet.publish('created');
  const decide = (sent: Sent) => moderation.call('PATCH', `/admin/pets/${pet.id}/reject`, { as: admin, ...sent });
  await until(
    () => moderation.call('GET', '/admin/pets/pending', { as: admin }),
    ({ body }) => body.data.pets.some(({ id }: { id: string }) => id === pet.id),
  );
  for (const rejectionReason of ['', ' \n', 'a\u0000b', 'x'.repeat(501), '\ud800', undefined, ['Spam']]) {
    expect(await decide({ json: { rejectionReason } })).toMatchObject({ status: 400, body: { errors: [{ path: 'rejectionReason' }] } });
  }
  expect(
    await decide({ body: '{"rejectionReason":"a","rejectionReason":["b"]}', headers: { 'content-type': 'application/json' } }),
  ).toMatchObject({ status: 400 });
  expect(await decide({ json: { rejectionReason: 'Spam' }, headers: { 'if-match': '1' } })).toMatchObject({ status: 400 });
  expect(await decide({ json: { rejectionReason: 'Spam' }, headers: { 'if-match': '"0"' } })).toMatchObject({ status: 412 });
  const unseen = await decide({ json: { rejectionReason: 'Spam' }, headers: { 'if-match': '"9"' } });
  expect(unseen).toMatchObject({ status: 409, body: { code: 'pet.version-unknown' } });
  expect((await moderation.call('GET', `/admin/pets/${pet.id}/history`, { as: admin })).body.data.history).toEqual([]);
});
