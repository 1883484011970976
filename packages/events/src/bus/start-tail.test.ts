import { expect, test } from '@jest/globals';
import { petCreated } from '@paltu/contracts';
import type { Logger } from '@paltu/kernel';
import { partialEvent } from '../../test/partial-event.ts';
import { toMessage } from '../envelope/envelope.ts';
import type { BusRecord } from '../envelope/event.ts';
import { tailHandler } from './start-tail.ts';

const recordFrom = (source: string, offset: number): BusRecord => ({
  ...toMessage(partialEvent(petCreated, { subject: 'a', data: { pet: { id: 'a' } } }), source),
  partition: 0,
  offset,
  appendedAt: new Date(),
});

test('a tail warns once of many events that are not the word of the owner, and hands on the others', async () => {
  const lines: string[] = [];
  const logAs = (level: string) => (fields: object) => void lines.push(`${level} ${(fields as { reason: string }).reason}`);
  const logger: Logger = { debug: logAs('debug'), info: logAs('info'), warn: logAs('warn'), error: logAs('error') };
  const seen: number[] = [];
  const hand = tailHandler({ topics: ['pets.pet.v1'], from: 'head', onMessage: ({ offset }) => void seen.push(offset) }, logger);
  for (let offset = 0; offset < 100; offset += 1) await hand(recordFrom(offset === 50 ? '/paltu/pets' : '/paltu/gateway', offset));
  expect(seen).toEqual([50]);
  expect(lines).toEqual(['warn UndecodableEvent: ce_source is /paltu/gateway, and only /paltu/pets publishes events on pets.pet.v1']);
});
