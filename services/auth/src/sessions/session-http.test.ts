import { expect, test } from '@jest/globals';
import { anyCharacter } from '@paltu/testing/any-character';
import fc from 'fast-check';
import { deviceOf } from './session-http.ts';

const chromeOnAndroid = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const safariOnIphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const firefoxOnLinux = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const edgeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0';

test.each([
  [chromeOnAndroid, { browser: 'Chrome', system: 'Android' }],
  [safariOnIphone, { browser: 'Safari', system: 'iOS' }],
  [firefoxOnLinux, { browser: 'Firefox', system: 'Linux' }],
  [edgeOnWindows, { browser: 'Microsoft Edge', system: 'Windows' }],
  [undefined, { browser: null, system: null }],
  [' ', { browser: null, system: null }],
])('%s', (userAgent, device) => expect(deviceOf(userAgent)).toEqual(device));

test('whatever a caller claims to be, what is kept is short and plain', () => {
  const userAgent = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 2_000 }),
    fc.string({ maxLength: 80 }).map((name) => `${name}/1.0 (x)`),
  );
  const property = fc.property(userAgent, (text) => {
    for (const name of Object.values(deviceOf(text))) if (name !== null) expect(name).toMatch(/^[\w .+-]{1,40}$/);
  });
  fc.assert(property);
});
