import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { petUpdated, topics } from '@paltu/contracts';
import { openBus, type BusMessage } from '@paltu/events';
import { silentLogger } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { aBomb, sentMails } from '@paltu/testing/service';
import { aListing, listingForm } from './a-listing.ts';
import { callsTo, petOf, type Pet } from './calls.ts';
import { newAdmin, newMember, type Member } from './members.ts';
import { aPhoto } from './photo.ts';
import { queryOf } from './query-of.ts';
import type { RunningProduct } from './running-product.ts';
import { joinProduct } from './shared-product.ts';

let product: RunningProduct;
let owner: Member;
let stranger: Member;
let admin: Member;
let photo: Blob;

beforeAll(async () => {
  product = await joinProduct();
  [owner, stranger] = await Promise.all([newMember(product.address), newMember(product.address, 'Bilal')]);
  admin = await newAdmin(product);
  photo = await aPhoto();
}, 180_000);
afterAll(() => product.stop(), 60_000);

const call = (member: Member | undefined, method: string, path: string, body?: object | FormData | string) =>
  callsTo(product.address)(member, method, path, body === undefined ? {} : { body });

describe('a listing through the gateway', () => {
  test('is created with its pictures, hidden until approved, then read by everybody, and gone when deleted', async () => {
    const createdPet = petOf(await call(owner, 'POST', '/pets', listingForm(aListing(), [photo, photo])));
    expect(createdPet.images).toHaveLength(2);
    const path = `/pets/${createdPet.id}`;
    expect((await call(undefined, 'GET', path)).status).toBe(404);
    expect((await call(stranger, 'GET', path)).status).toBe(404);
    expect(petOf(await call(owner, 'GET', path)).contentVersion).toBe(1);
    const picture = createdPet.images[0]?.urls['320'] ?? '';
    expect((await fetch(`${product.address}${picture}`)).headers.get('cache-control')).toMatch(/^private/);

    const approved = await eventually(async () => {
      const answer = await call(admin, 'PATCH', `/admin/pets/${createdPet.id}/approve`);
      return answer.status === 200 ? answer : undefined;
    });
    expect(approved.body.status).toBe('success');
    await eventually(async () => ((await call(undefined, 'GET', path)).status === 200 ? true : undefined));
    const shown = await fetch(`${product.address}${picture}`);
    expect([shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
      'image/webp',
      'public, max-age=86400, immutable',
    ]);
    const list = await call(undefined, 'GET', '/pets?species=dog&location=lahore&adoptionType=Adoption&limit=5');
    expect((list.body.data?.['pets'] as Pet[]).map(({ id }) => id)).toContain(createdPet.id);

    expect((await call(stranger, 'DELETE', path)).status).toBe(403);
    expect((await call(owner, 'DELETE', path)).body.message).toBe('Pet listing deleted successfully!');
    expect((await call(owner, 'DELETE', path)).status).toBe(200);
    expect((await call(owner, 'GET', path)).status).toBe(404);
    await eventually(async () => (await call(undefined, 'GET', path)).status === 404, 'it is gone for everybody', 2_000);
  });

  test('an admin call is 401 for a visitor and 403 for a member', async () => {
    expect(await call(undefined, 'GET', '/admin/pets/pending')).toMatchObject({ status: 401, body: { code: 'token.missing' } });
    expect(await call(owner, 'GET', '/admin/pets/pending')).toMatchObject({ status: 403, body: { code: 'admin.required' } });
    expect((await call(admin, 'GET', '/admin/pets/pending')).status).toBe(200);
  });

  test('a session that was ended is refused by the gateway before its token expires', async () => {
    const member = await newMember(product.address, 'Sana');
    expect((await call(member, 'GET', '/auth/profile')).status).toBe(200);
    expect((await call(member, 'POST', '/auth/logout')).status).toBe(200);
    await eventually(async () => ((await call(member, 'GET', '/auth/profile')).body.code === 'token.revoked' ? true : undefined));
  });
});

describe('bad input is refused by name, and leaves nothing behind', () => {
  const big = new Blob([new Uint8Array(10 * 1_048_576 + 1)], { type: 'image/jpeg' });
  const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'], { type: 'image/png' });
  const text = new Blob(['not a picture'], { type: 'image/png' });
  const bomb = new Blob([new Uint8Array(aBomb(8_000))], { type: 'image/png' });

  const countOf = async (): Promise<number> => {
    const { body } = await call(owner, 'GET', '/pets/user/my-pets?limit=100');
    return (body.data?.['pets'] as Pet[]).length;
  };

  test.each([
    ['a file that is no picture', 400, () => [text]],
    ['an SVG', 415, () => [svg]],
    ['a file of 10 MB and one byte', 413, () => [big]],
    ['eleven files', 400, () => new Array<Blob>(11).fill(photo)],
    ['a picture of 64 megapixels in a few kilobytes', 400, () => [bomb]],
  ])('%s', async (_name, status, files) => {
    const before = await countOf();
    const answer = await call(owner, 'POST', '/pets', listingForm(aListing(), files()));
    expect(answer.status).toBe(status);
    expect(answer.body.errors?.map(({ path }) => path)).toEqual(['images']);
    expect(answer.body.requestId).toBeTruthy();
    expect(await countOf()).toBe(before);
    expect(readdirSync(join(product.dataDirectory, 'uploads/pets'))).toEqual([]);
  });

  test('every missing field of a listing is named at once', async () => {
    const { status, body } = await call(owner, 'POST', '/pets', { species: 'Dragon', price: -1, colour: 'red' });
    expect(status).toBe(400);
    const paths = body.errors?.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['name', 'species', 'breed', 'age', 'gender', 'size', 'description', 'location', 'price', 'colour']),
    );
  });

  test.each([
    ['POST', '/auth/login', '{"email":'],
    ['POST', '/auth/register', '[]'],
    ['POST', '/auth/refresh', '{}'],
    ['POST', '/pets', '{"name":"a\\u0000"}'],
    ['GET', '/pets?page=0', undefined],
    ['GET', '/pets?limit=101', undefined],
    ['GET', '/pets?page=1&page=2', undefined],
    ['GET', '/pets/%00', undefined],
    ['PATCH', '/admin/pets/nobody/approve', undefined],
  ] as const)('%s %s with %s is refused in the shape of an error', async (method, path, body) => {
    const answer = await call(path.startsWith('/admin') ? admin : owner, method, path, body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).toMatchObject({
      status: 'error',
      code: expect.stringMatching(/^[a-z-]+\.[a-z-]+$/),
      requestId: expect.any(String),
    });
  });
});

describe('a message that nobody can read', () => {
  const headersOf = (id: string) => ({
    ce_specversion: '1.0',
    ce_id: id,
    ce_source: '/paltu/pets',
    ce_type: petUpdated.type,
    ce_subject: 'nobody',
    ce_sequence: '1',
    ce_time: '2026-11-21T10:00:00Z',
  });

  const publishMessage = async (message: Pick<BusMessage, 'headers' | 'value'>): Promise<string> => {
    const key = randomUUID();
    const bus = await openBus({ url: await product.busUrl(), clientId: 'somebody', logger: silentLogger });
    await bus.publish([{ topic: topics.pet.name, key, ...message }]);
    await bus.close();
    return key;
  };

  const parked = (key: string) =>
    eventually(async () => {
      const rows = await queryOf<{ key: string; reason: string; error: string }>(
        product,
        'moderation',
        "select key, reason, error from parked_events where consumer = 'moderation.reviews'",
      );
      return rows.find((row) => row.key === key);
    }, 'the message is set aside');

  test.each([
    ['no JSON', { headers: headersOf(randomUUID()), value: Buffer.from('{"pet":') }, /the value is no JSON: /],
    [
      'JSON of another shape',
      { headers: headersOf(randomUUID()), value: Buffer.from('{"pet":7}') },
      /the value is no paltu\.pets\.v1\.Pet: /,
    ],
    ['bytes without headers', { headers: {}, value: Buffer.from([0, 255, 1]) }, /the message has no header ce_specversion$/],
  ])('%s: it is set aside with its reason, and the events of others are consumed', async (_name, message, reason) => {
    const key = await publishMessage(message);
    expect(await parked(key)).toEqual({ key, reason: 'undecodable', error: expect.stringMatching(reason) });
    const { id } = petOf(await call(owner, 'POST', '/pets', aListing()));
    await eventually(
      async () => ((await call(admin, 'GET', `/admin/pets/${id}/history`)).status === 200 ? true : undefined),
      'moderation has consumed a later listing',
    );
  });
});

test('a mail provider ends the newsletter by the one click of RFC 8058: a form without login, without cookie, from no page', async () => {
  const email = `${randomUUID()}@paltu.example`;
  const mails = sentMails(join(product.dataDirectory, 'mails'));
  expect((await call(undefined, 'POST', '/content/newsletter', { email, elapsedMs: 9_000 })).status).toBe(200);
  const { token, headers } = await mails.last(email);
  expect((await call(undefined, 'POST', '/content/newsletter/confirm', { token })).status).toBe(200);
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const link = new URL(/^<(.+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '');
  const click = async () => {
    const answer = await fetch(`${product.address}${link.pathname}`, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    return { status: answer.status, body: await answer.json() };
  };
  for (const already of [false, true])
    expect(await click()).toMatchObject({ status: 200, body: { data: { subscription: { page: null, already } } } });
});

test('the site comes with a strict policy, hashed files for a year, and pages that are asked for again', async () => {
  const page = await fetch(`${product.address}/pets`, { headers: { accept: 'text/html' } });
  expect(page.headers.get('content-security-policy')).toContain("style-src 'self'");
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  const asset = await fetch(`${product.address}${script}`);
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});
