import { expect, test } from '@jest/globals';
import { nodeRefreshTokenSecrets } from './jose-token-adapter.ts';

const secrets = nodeRefreshTokenSecrets(() => new Uint8Array(32).fill(1));
const others = nodeRefreshTokenSecrets(() => new Uint8Array(32).fill(2));

test('no two tokens are alike, and each is too long to guess', () => {
  const tokens = Array.from({ length: 100 }, () => secrets.create());
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
});

test('a token has one successor, and only the server can compute it', () => {
  const token = secrets.create();
  expect(secrets.successorOf(token)).toBe(secrets.successorOf(token));
  expect(others.successorOf(token)).not.toBe(secrets.successorOf(token));
  expect(secrets.successorOf(token)).not.toBe(secrets.hash(token));
});

test('a sealed answer opens with its own token alone', () => {
  const token = secrets.create();
  const sealed = secrets.seal(token, 'access token');
  expect(secrets.open(token, sealed)).toBe('access token');
  expect(() => secrets.open(secrets.create(), sealed)).toThrow();
  expect(() => secrets.open(token, `${sealed.slice(0, -4)}AAAA`)).toThrow();
});
