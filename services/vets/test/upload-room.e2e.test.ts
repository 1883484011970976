import { afterEach, expect, test } from '@jest/globals';
import { formOf } from '@paltu/testing/service';
import sharp from 'sharp';
import { aPdf, aVet, startVets, type RunningVets, type Someone } from './running-vets.ts';

const megabyte = 1_048_576;

let vets: RunningVets;
afterEach(() => vets.stop());

const aPhoto = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#b45a1e' } })
    .jpeg()
    .toBuffer();
const send = async (method: 'POST' | 'PUT', as: Someone) => {
  const files = [{ field: 'images', name: 'clinic.jpg', bytes: await aPhoto() }];
  return vets.call(method, '/vets', { as, body: formOf(method === 'POST' ? aVet({ consultationFee: '900' }) : {}, files) });
};
const kept = (owner: Someone) => ({ id: crypto.randomUUID(), memberId: owner.userId, usedBy: crypto.randomUUID(), sentAt: new Date() });

test('a member has so many megabytes for pictures, and so many for papers', async () => {
  vets = await startVets({ variables: { MEMBER_PICTURES_MB: '1', MEMBER_PAPERS_MB: '1' } });
  const [newcomer, { owner }] = [await vets.someone(), await vets.someVet()];
  const pictures = [newcomer, owner].map((one) => ({ ...kept(one), width: 1, height: 1, bytes: megabyte }));
  await vets.kept.insert('pictures', pictures);
  await vets.kept.insert('papers', [{ ...kept(owner), name: 'licence.pdf', size: megabyte, format: 'pdf' }]);
  for (const answer of [await send('POST', newcomer), await send('PUT', owner)])
    expect(answer).toMatchObject({ status: 409, body: { code: 'picture.room-used-up', errors: [{ path: 'images' }] } });
  const asked = await vets.askVerified(owner, [aPdf()], {});
  expect(asked).toMatchObject({ status: 409, body: { code: 'paper.room-used-up', errors: [{ path: 'papers' }] } });
});

test('while the disk is nearly full no picture and no paper is taken', async () => {
  vets = await startVets({ variables: { DISK_FLOOR_MB: '1000000000' } });
  const [newcomer, { owner }] = [await vets.someone(), await vets.someVet()];
  const full = { status: 503, body: { code: 'storage.full' } };
  for (const answer of [await send('POST', newcomer), await send('PUT', owner), await vets.askVerified(owner, [aPdf()], {})])
    expect(answer).toMatchObject(full);
});
