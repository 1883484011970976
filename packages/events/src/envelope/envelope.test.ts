import { expect, test } from '@jest/globals';
import { petCreated, petUpdated, Species } from '@paltu/contracts';
import type { BusMessage, BusRecord } from './event.ts';
import { readEnvelope, toMessage, UndecodableEvent } from './envelope.ts';
import { partialEvent } from '../../test/partial-event.ts';

const aMessage = (): BusMessage =>
  toMessage(
    partialEvent(petCreated, {
      subject: 'pet-1',
      sequence: 7,
      time: new Date('2026-03-01T10:00:00.123Z'),
      data: { pet: { id: 'pet-1', version: 7n, name: 'پالتو', species: Species.DOG } },
    }),
    '/paltu/pets',
    { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' },
  );

const recordOf = (message: BusMessage, changes: { headers?: Record<string, string | undefined>; value?: unknown } = {}): BusRecord => ({
  ...message,
  headers: Object.fromEntries(
    Object.entries({ ...message.headers, ...changes.headers }).filter(([, value]) => value !== undefined),
  ) as Record<string, string>,
  value: 'value' in changes ? Buffer.from(JSON.stringify(changes.value)) : message.value,
  partition: 3,
  offset: 12,
  appendedAt: new Date(),
});

test('an event travels as a CloudEvent in binary mode, its value as canonical protobuf JSON', () => {
  const message = aMessage();
  expect(message).toMatchObject({ topic: 'pets.pet.v1', key: 'pet-1' });
  expect(message.headers).toEqual({
    'content-type': 'application/json',
    ce_specversion: '1.0',
    ce_id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
    ce_source: '/paltu/pets',
    ce_type: 'pk.paltu.pet.created.v1',
    ce_subject: 'pet-1',
    ce_partitionkey: 'pet-1',
    ce_sequence: '7',
    ce_time: '2026-03-01T10:00:00.123Z',
    ce_dataschema: 'urn:paltu:schema:paltu.pets.v1.PetCreated',
    ce_traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  });
  expect(JSON.parse(Buffer.from(message.value ?? []).toString())).toEqual({
    pet: { id: 'pet-1', version: '7', name: 'پالتو', species: 'SPECIES_DOG' },
  });
});

test('an event that is read is the one that was written', () => {
  const event = readEnvelope(recordOf(aMessage())).as(petCreated);
  expect(event).toMatchObject({ subject: 'pet-1', sequence: 7, time: new Date('2026-03-01T10:00:00.123Z'), partition: 3, offset: 12 });
  expect(event?.data.pet).toMatchObject({ name: 'پالتو', version: 7n, species: Species.DOG });
});

test('an event of another kind is not mistaken for the wanted one', () => {
  expect(readEnvelope(recordOf(aMessage())).as(petUpdated)).toBeUndefined();
});

test("today's consumer reads a message of a later version", () => {
  const later = {
    pet: { id: 'pet-1', version: '7', name: 'Raja', species: 'SPECIES_TORTOISE', shellLength: 12, tags: ['calm'], keeper: { vet: 'x' } },
    microchipRegistry: ['a', { b: null }],
  };
  const event = readEnvelope(recordOf(aMessage(), { value: later, headers: { ce_newattribute: 'x' } })).as(petCreated);
  expect(event?.data.pet).toMatchObject({ name: 'Raja', tags: ['calm'], species: Species.UNSPECIFIED });
});

test.each([
  ['ce_id', undefined],
  ['ce_type', undefined],
  ['ce_subject', ''],
  ['ce_specversion', '0.3'],
  ['ce_source', '/paltu/auth'],
  ['ce_source', '/paltu/pets/'],
  ['ce_sequence', 'first'],
  ['ce_time', 'yesterday'],
])('a message without a good %s is no event of ours', (header, value) => {
  expect(() => readEnvelope(recordOf(aMessage(), { headers: { [header]: value } }))).toThrow(UndecodableEvent);
});

test.each([
  ['no object', 5],
  ['a field of the wrong type', { pet: { name: 3 } }],
  ['a number out of range', { pet: { price: 2 ** 40 } }],
])('data with %s cannot be decoded', (_, value) => {
  expect(() => readEnvelope(recordOf(aMessage(), { value })).as(petCreated)).toThrow(UndecodableEvent);
});

test('bytes that are no UTF-8, no JSON, or missing cannot be decoded', () => {
  const record = recordOf(aMessage());
  for (const value of [Buffer.from([0xff, 0xfe]), Buffer.from('{"pet":'), Buffer.alloc(0), null])
    expect(() => readEnvelope({ ...record, value }).as(petCreated)).toThrow(UndecodableEvent);
});
