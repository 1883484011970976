import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { contactErased, contactUpdated } from '@paltu/contracts';
import { type MemberId, newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { contactProjection, createContactsTable, type ContactDirectory } from '../src/index.ts';
import { openProjection, type OpenProjection } from './projection-consumers.ts';

let projection: OpenProjection;
let contacts: ContactDirectory;
beforeAll(async () => {
  projection = await openProjection({
    name: 'shelters',
    createTable: createContactsTable,
    consumersIn: (database) => {
      const { consumers, directory } = contactProjection({ name: 'shelters', database });
      contacts = directory;
      return consumers;
    },
  });
});
afterAll(() => projection.close());

const verifiedAt = new Date('2026-03-01T09:00:00Z');
const contact = (id: string, phone = '+923001234567') => ({
  contact: { id, email: 'Sana@example.com', emailVerified: true, phone, emailVerifiedAt: timestampFromDate(verifiedAt) },
});
const find = async (id: MemberId) => (await contacts.find([id])).get(id);
const isAt = (id: MemberId, version: number) => eventually(async () => (await find(id))?.version === version, `version ${version}`);
const isGone = (id: MemberId) => eventually(async () => (await find(id)) === undefined, 'it is gone');
const aMember = () => newId() as MemberId;
/** A member whose event is published after all the others, so that those have arrived too. */
const arrives = async () => {
  const last = aMember();
  await projection.publishEvent(contactUpdated, last, 1, contact(last));
  await isAt(last, 1);
};

test('a member is reached as auth published last', async () => {
  const id = aMember();
  await projection.publishEvent(contactUpdated, id, 1, contact(id));
  await isAt(id, 1);
  await projection.publishEvent(contactUpdated, id, 4, contact(id, '+442071838750'));
  await isAt(id, 4);
  const verified = { isEmailVerified: true, emailVerifiedAt: verifiedAt };
  expect(await find(id)).toEqual({ id, version: 4, email: 'Sana@example.com', ...verified, phone: '+442071838750' });
});

test('what comes too late changes nothing', async () => {
  const id = aMember();
  await projection.publishEvent(contactUpdated, id, 3, contact(id, '+442071838750'));
  await isAt(id, 3);
  await projection.publishEvent(contactUpdated, id, 2, contact(id));
  await arrives();
  expect(await find(id)).toMatchObject({ version: 3, phone: '+442071838750' });
});

test('nothing stays of an account that was erased, and one that was never published has nothing to lose', async () => {
  const [id, stranger] = [aMember(), aMember()];
  await projection.publishEvent(contactUpdated, id, 1, contact(id));
  await isAt(id, 1);
  await projection.publishEvent(contactErased, stranger, 2, {});
  await projection.publishEvent(contactErased, id, 2, {});
  await isGone(id);
  await arrives();
  expect(await projection.database('contacts').whereIn('id', [id, stranger])).toEqual([]);
  expect(await projection.parked()).toEqual([]);
});

test('a rebuild brings back who is there, and nobody who was erased', async () => {
  const [stays, goes] = [aMember(), aMember()];
  await projection.publishEvent(contactUpdated, stays, 1, contact(stays));
  await projection.publishEvent(contactUpdated, goes, 1, contact(goes));
  await projection.publishEvent(contactUpdated, stays, 2, contact(stays, '+442071838750'));
  await projection.publishEvent(contactErased, goes, 2, {});
  await isAt(stays, 2);
  await isGone(goes);
  const before = await find(stays);
  await projection.database('contacts').insert({ id: goes, version: 1, email: 'left', is_email_verified: false, phone: 'over' });
  await projection.database('contacts').where({ id: stays }).delete();
  await projection.rebuild();
  await isAt(stays, 2);
  await arrives();
  expect(await find(stays)).toEqual(before);
  expect(await find(goes)).toBeUndefined();
});

test('nothing is asked for nobody', async () => {
  expect(await contacts.find([])).toEqual(new Map());
});
