import { expect, test } from '@jest/globals';
import { replicaResolver, type LookUp } from './watch-replicas.ts';

const answering =
  (...addresses: string[]): LookUp =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

test('a name with several addresses is as many replicas, in an order that stays', async () => {
  const resolve = replicaResolver(['http://pets:8080'], answering('172.18.0.9', '172.18.0.5'));
  expect(await resolve()).toEqual(['http://172.18.0.5:8080', 'http://172.18.0.9:8080']);
});

test('a name with one address keeps its name; an address, and a name with a certificate, are not looked up', async () => {
  const never: LookUp = () => Promise.reject(new Error('it was looked up'));
  expect(await replicaResolver(['http://pets:8080'], answering('172.18.0.5'))()).toEqual(['http://pets:8080']);
  const given = ['http://10.0.0.1:80', 'http://[::1]:81', 'https://pets.example'];
  expect(await replicaResolver(given, never)()).toEqual(['http://10.0.0.1', 'http://[::1]:81', 'https://pets.example']);
});

test('the two families of a name are the same machines', async () => {
  expect(await replicaResolver(['http://localhost:1'], answering('::1', '127.0.0.1'))()).toEqual(['http://localhost:1']);
  expect(await replicaResolver(['http://pets:1'], answering('fd00::1', 'fd00::2'))()).toEqual(['http://[fd00::1]:1', 'http://[fd00::2]:1']);
});

test('while a name cannot be looked up its replicas are those of before', async () => {
  let look = answering('10.0.0.1', '10.0.0.2');
  const resolve = replicaResolver(['http://pets:1', 'http://pets:1'], (host) => look(host));
  const before = await resolve();
  look = () => Promise.reject(new Error('EAI_AGAIN'));
  expect(await resolve()).toEqual(before);
  expect(before).toHaveLength(2);
});

test('a name that never could be looked up stays, for its connections to fail by name', async () => {
  expect(await replicaResolver(['http://pets:1'], () => Promise.reject(new Error('ENOTFOUND')))()).toEqual(['http://pets:1']);
});
