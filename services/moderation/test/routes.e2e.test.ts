import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { refusesJunk } from '@paltu/testing/service';
import { startModeration, until, type RunningModeration } from './running-moderation.ts';

let moderation: RunningModeration;
beforeAll(async () => {
  moderation = await startModeration();
});
afterAll(() => moderation.stop());

refusesJunk(() => moderation.service, {
  samples: { 'PATCH /api/v1/admin/pets/:id/reject': { body: () => ({ rejectionReason: 'Spam' }) } },
});

test('what is refused decides nothing', async () => {
  const { token } = await moderation.register('Bilal', 'Khan', 'admin');
  const pet = moderation.aPet((await moderation.register('Sana', 'Ahmed')).id);
  await pet.says('created');
  const decide = (call: object) => moderation.call('PATCH', `/pets/${pet.id}/reject`, { token, ...call });
  await until(
    () => moderation.call('GET', '/pets/pending', { token }),
    ({ body }) => body.data.pets.length === 1,
  );
  for (const rejectionReason of ['', ' \n', 'a\u0000b', 'x'.repeat(501), '\ud800', undefined, ['Spam']]) {
    expect(await decide({ body: { rejectionReason } })).toMatchObject({ status: 400, body: { errors: [{ path: 'rejectionReason' }] } });
  }
  expect(await decide({ body: '{"rejectionReason":"a","rejectionReason":["b"]}' })).toMatchObject({ status: 400 });
  expect(await decide({ body: { rejectionReason: 'Spam' }, headers: { 'if-match': '1' } })).toMatchObject({ status: 400 });
  expect(await decide({ body: { rejectionReason: 'Spam' }, headers: { 'if-match': '"0"' } })).toMatchObject({ status: 412 });
  const unseen = await decide({ body: { rejectionReason: 'Spam' }, headers: { 'if-match': '"9"' } });
  expect(unseen).toMatchObject({ status: 409, body: { code: 'pet.version-unknown' } });
  expect((await moderation.call('GET', `/pets/${pet.id}/history`, { token })).body.data.history).toEqual([]);
});
