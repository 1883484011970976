import { create, type Message } from '@bufbuild/protobuf';
import { expect, test } from '@jest/globals';
import { userRegistered, UserRegisteredSchema, userRoleChanged, UserRoleChangedSchema, type EventDefinition } from '@paltu/contracts';
import { readEnvelope, toMessage } from '@paltu/events';
import { newId } from '@paltu/kernel';
import type { Knex } from 'knex';
import { inMemoryOwners } from '../data/in-memory-owners.ts';
import { onUserChanged } from './on-user-changed.ts';

const trx = {} as Knex.Transaction;

test('the order of the events decides which state of an owner is kept', async () => {
  const owners = inMemoryOwners();
  const rule = onUserChanged(() => owners);
  const hear = (definition: EventDefinition, sequence: number, data: Message) => {
    const message = toMessage({ id: newId(), definition, subject: id, sequence, time: new Date(), data }, '/paltu/auth');
    return rule.prepare(readEnvelope({ ...message, partition: 0, offset: 0, appendedAt: new Date() }))(trx);
  };
  const id = newId();
  const user = { id, firstName: 'علی', lastName: 'Raza', verified: false };

  await hear(userRoleChanged, 2, create(UserRoleChangedSchema, { user: { ...user, verified: true } }));
  await hear(userRegistered, 1, create(UserRegisteredSchema, { user }));

  expect(await owners.find(id)).toEqual({ ...user, version: 2, verified: true });
});
