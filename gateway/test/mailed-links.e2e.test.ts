import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aGateway, type AGateway } from './a-gateway.ts';

let gateway: AGateway;
beforeAll(async () => {
  gateway = await aGateway();
});
afterAll(() => gateway.stop());

const open = (token: string) => fetch(`${gateway.url}/api/v1/content/newsletter/unsubscribe/${token}`, { redirect: 'manual' });

test('a mail program that opens the address by which a newsletter is ended comes to the page that ends it', async () => {
  const { status, headers } = await open('a_token-1');
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, '/unsubscribe?token=a_token-1', 'no-store']);
});

test('whatever stands in the place of the token leads nowhere else', async () => {
  expect((await open('%2F%2Fevil.example%0d%0a%26x%3d1')).headers.get('location')).toBe(
    '/unsubscribe?token=%2F%2Fevil.example%0D%0A%26x%3D1',
  );
});
