import { expect, test } from '@jest/globals';
import { busUrl } from './config-schemas.ts';

test.each([
  'postgres://bus:secret@127.0.0.1:5432/bus',
  'postgresql://localhost/bus',
  'kafka://kafka:9092',
  'kafka://a:9092,b:9092,10.0.0.3:9093',
  'kafka://user:secret@a:9092,b:9092',
  'kafka://user:secret@a:9092?mechanism=plain',
])('%s is the address of a bus', (url) => {
  expect(busUrl.safeParse(url).success).toBe(true);
});

test.each([
  '',
  'kafka:9092',
  'kafka://',
  'kafka://host',
  'kafka://a:9092,',
  'kafka://user@a:9092',
  'kafka://user:@a:9092',
  'redis://a:6379',
  'postgres://',
])('%j is none', (url) => {
  expect(busUrl.safeParse(url).error?.issues[0]?.message).toBe('must be postgres://… or kafka://user:password@host:port[,host:port…]');
});
