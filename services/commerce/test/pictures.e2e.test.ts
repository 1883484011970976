import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { formOf, refusedPictures } from '@paltu/testing/service';
import { pictureCalls } from './picture-calls.ts';
import { aStore, startCommerce, type RunningCommerce, type Someone } from './running-commerce.ts';

let commerce: RunningCommerce;
beforeAll(async () => {
  commerce = await startCommerce();
});
afterAll(() => commerce.stop());

const photos = (count: number) => Array.from({ length: count }, () => ({ field: 'image', bytes: commerce.photo }));
const sendAhead = (as: Someone, count: number) => commerce.call('POST', '/commerce/images', { as, body: formOf({}, photos(count)) });

describe('a file that is refused', () => {
  test.each(refusedPictures)('%s is named by each call, and nothing is opened, offered or changed', async (_name, make, status, code) => {
    const { send, kept } = await pictureCalls(commerce);
    const before = await kept();
    for (const { answer, field } of await send(make(commerce.photo)))
      expect(answer).toMatchObject({ status, body: { code, errors: [{ path: field, msg: expect.stringContaining('strange.jpg') }] } });
    expect(await kept()).toEqual(before);
    expect(before).toMatchObject({ ofNewcomer: 404, store: { image: null, banner: null }, accessories: [{}] });
  });
});

test('a field of one picture takes no second one', async () => {
  const member = await commerce.someone();
  const tooMany = { status: 400, body: { code: 'picture.too-many', errors: [{ path: 'image' }] } };
  expect(await sendAhead(member, 2)).toMatchObject(tooMany);
  expect(await commerce.call('POST', '/stores', { as: member, body: formOf(aStore(), photos(2)) })).toMatchObject(tooMany);
});

test('a picture that is sent ahead is a form of one file', async () => {
  const as = await commerce.someone();
  expect(await sendAhead(as, 0)).toMatchObject({ status: 400, body: { code: 'request.invalid', errors: [{ path: 'image' }] } });
  const post = (sent: object) => commerce.call('POST', '/commerce/images', { as, ...sent });
  expect(await post({ json: {} })).toMatchObject({ status: 415, body: { code: 'request.unsupported-type' } });
  const cut = { body: '--x\r\nbroken', headers: { 'content-type': 'multipart/form-data; boundary=x' } };
  expect(await post(cut)).toMatchObject({ status: 400, body: { code: 'request.malformed' } });
  expect(await sendAhead(as, 1)).toMatchObject({ status: 201 });
});

test('pictures are not sent without end', async () => {
  const { newcomer, owner, send, kept } = await pictureCalls(commerce);
  const unused = [newcomer, owner].flatMap(({ userId }) =>
    Array.from({ length: 100 }, () => ({
      id: crypto.randomUUID(),
      member_id: userId,
      width: 1,
      height: 1,
      bytes: 1,
      sent_at: new Date(),
    })),
  );
  await commerce.database('pictures').insert(unused);
  const before = await kept();
  for (const { answer } of await send(commerce.photo))
    expect(answer).toMatchObject({ status: 429, body: { code: 'picture.too-many-unused' } });
  expect(await kept()).toEqual(before);
});

test('a picture that a browser has is not sent again', async () => {
  const { id } = await commerce.someAccessory();
  const [{ url }] = (await commerce.accessory(id)).images;
  const etag = (await fetch(commerce.url + url)).headers.get('etag') ?? '';
  const known = await fetch(commerce.url + url, { headers: { 'if-none-match': etag } });
  expect([known.status, await known.text()]).toEqual([304, '']);
});
