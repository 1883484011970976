import { expect, test } from '@jest/globals';
import { publicUrlVariable } from './config.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['https://paltu.example', 'https://paltu.example'],
  [' https://paltu.example/ ', 'https://paltu.example'],
  ['http://localhost:8080', 'http://localhost:8080'],
])('%j is the address %j', (text, address) => {
  expect(publicUrlVariable.parse(text)).toBe(address);
});

test.each(['paltu.example', 'https://paltu.example/site', 'https://paltu.example?lang=ur', 'ftp://paltu.example', 'https://a b'])(
  '%j is refused',
  (text) => {
    expect(publicUrlVariable.safeParse(text).error?.issues[0]?.message).toContain('such as https://paltu.example');
  },
);
