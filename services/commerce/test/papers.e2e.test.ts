import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { formOf } from '@paltu/testing/service';
import { aPdf, startCommerce, type RunningCommerce } from './running-commerce.ts';

let commerce: RunningCommerce;
beforeAll(async () => {
  commerce = await startCommerce();
});
afterAll(() => commerce.stop());

test('papers of a store are refused by name, and its owner may send others', async () => {
  const { owner } = await commerce.someStore();
  const sent: [readonly Uint8Array[], number, string][] = [
    [[], 400, 'request.invalid'],
    [[Buffer.from('plain words')], 415, 'paper.unsupported-type'],
    [[aPdf(5 * 1_048_576 + 1)], 413, 'paper.too-large'],
    [Array<Buffer>(6).fill(aPdf()), 400, 'paper.too-many'],
  ];
  for (const [files, status, code] of sent)
    expect(await commerce.askVerified(owner, files)).toMatchObject({ status, body: { code, errors: [{ path: 'papers' }] } });
  const post = (sentAs: object) => commerce.call('POST', '/stores/user/verification', { as: owner, ...sentAs });
  expect(await post({ json: {} })).toMatchObject({ status: 415, body: { code: 'request.unsupported-type' } });
  const cut = { body: '--x\r\nbroken', headers: { 'content-type': 'multipart/form-data; boundary=x' } };
  expect(await post(cut)).toMatchObject({ status: 400, body: { code: 'request.malformed' } });
  expect(await post({ body: formOf({}, [{ field: 'images', name: 'a.pdf', bytes: aPdf() }]) })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'images' }] },
  });
  expect((await commerce.askVerified(owner, [aPdf()])).body.data.verification).toMatchObject({ status: 'waiting' });
});
