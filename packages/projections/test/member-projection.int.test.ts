import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  UserRegisteredSchema,
  defineEvent,
  topics,
  userErased,
  userProfileUpdated,
  userRegistered,
  userRoleChanged,
} from '@paltu/contracts';
import { type MemberId, newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { createMembersTable, fullNameOf, memberProjection, presentMember, type MemberDirectory } from '../src/index.ts';
import { openProjection, type OpenProjection } from './projection-consumers.ts';

const userMoved = defineEvent('pk.paltu.user.moved.v1', topics.user, UserRegisteredSchema);

let projection: OpenProjection;
let members: MemberDirectory;
const changed: string[] = [];
beforeAll(async () => {
  projection = await openProjection({
    name: 'shelters',
    createTable: createMembersTable,
    consumersIn: (database) => {
      const { consumers, directory } = memberProjection(
        { name: 'shelters', database },
        async ({ id, version }) => void changed.push(`${id} ${version}`),
      );
      members = directory;
      return consumers;
    },
  });
});
afterAll(() => projection.close());

const user = (id: string, firstName: string, verified = false) => ({ user: { id, firstName, lastName: 'Ahmed', verified } });
const picture = { id: newId(), width: 640, height: 480 };
const find = async (id: MemberId) => (await members.find([id])).get(id);
const isAt = (id: MemberId, version: number) => eventually(async () => (await find(id))?.version === version, `version ${version}`);
const aMember = () => newId() as MemberId;

test('a member is known by the last event of auth, of whatever type', async () => {
  const id = aMember();
  await projection.publishEvent(userRegistered, id, 1, user(id, 'Sana'));
  await isAt(id, 1);
  await projection.publishEvent(userRoleChanged, id, 2, user(id, 'Sana', true));
  await isAt(id, 2);
  expect(await find(id)).toEqual({ id, version: 2, firstName: 'Sana', lastName: 'Ahmed', isVerified: true, picture: null });
});

test('a type of event that a later release adds updates the member too', async () => {
  const id = aMember();
  await projection.publishEvent(userRegistered, id, 1, user(id, 'Ali'));
  await projection.publishEvent(userMoved, id, 2, user(id, 'Ali Raza'));
  await isAt(id, 2);
  expect(fullNameOf(await find(id))).toBe('Ali Raza Ahmed');
});

test('who has no account any more is a former member; one of whom no event came yet has no name', async () => {
  const id = aMember();
  const before = await members.count();
  await projection.publishEvent(userRegistered, id, 1, user(id, 'Sana', true));
  await isAt(id, 1);
  expect(await members.count()).toBe(before + 1);
  await projection.publishEvent(userErased, id, 2, { user: { id } });
  await isAt(id, 2);
  expect(await members.count()).toBe(before);
  const known = await members.find([id]);
  expect(presentMember(id, known)).toMatchObject({ firstName: '', lastName: '', fullName: 'Former member', verified: false });
  const nobody = aMember();
  expect(presentMember(nobody, known)).toMatchObject({ id: nobody, fullName: '' });
});

test('what comes too late changes nothing, and what comes again is kept as it is published then', async () => {
  const [id, marker] = [aMember(), aMember()];
  await projection.publishEvent(userRoleChanged, id, 3, user(id, 'Newest'));
  await projection.publishEvent(userRoleChanged, id, 3, user(id, 'Repeated'));
  await projection.publishEvent(userRegistered, id, 1, user(id, 'Oldest'));
  await projection.publishEvent(userRegistered, marker, 1, user(marker, 'Marker'));
  await isAt(marker, 1);
  expect(await find(id)).toMatchObject({ version: 3, firstName: 'Repeated' });
});

test('nobody is found of whom no event came, and nothing is asked for nobody', async () => {
  expect(await members.find([aMember()])).toEqual(new Map());
  expect(await members.find([])).toEqual(new Map());
});

test('a rebuild brings everybody back, once', async () => {
  const id = aMember();
  await projection.publishEvent(userRegistered, id, 1, user(id, 'Sana'));
  await projection.publishEvent(userRoleChanged, id, 2, user(id, 'Sana', true));
  await isAt(id, 2);
  const everybody = () => projection.database('members').orderBy('id');
  const before = await everybody();
  await projection.database('members').where({ id }).update({ first_name: 'Damaged' });
  await projection.rebuild();
  await isAt(id, 2);
  await eventually(async () => (await everybody()).length === before.length, 'everybody');
  expect(await projection.database('members').orderBy('id')).toEqual(before);
});

test('a message that names nobody is parked under its key, and the others flow on', async () => {
  const [strange, next] = [aMember(), aMember()];
  await projection.publishEvent(userRegistered, strange, 1, {});
  await projection.publishEvent(userRegistered, next, 1, user(next, 'Next'));
  await isAt(next, 1);
  const parked = await eventually(async () => (await projection.parked())[0], 'the parked event');
  expect(parked).toMatchObject({ key: strange, reason: 'undecodable' });
});

test('the picture of the profile is known, and forgotten when it is taken away', async () => {
  const id = aMember();
  await projection.publishEvent(userProfileUpdated, id, 1, { user: { ...user(id, 'Sana').user, picture } });
  await isAt(id, 1);
  expect((await find(id))?.picture).toEqual(picture);
  await projection.publishEvent(userProfileUpdated, id, 2, user(id, 'Sana'));
  await isAt(id, 2);
  expect((await find(id))?.picture).toBeNull();
});

test('the listener is called for those whom everybody sees otherwise now, and for nobody else', async () => {
  const id = aMember();
  const { user: sana } = user(id, 'Sana');
  const states = [sana, sana, { ...sana, verified: true }, { ...sana, verified: true, picture }, { ...sana, firstName: 'Saná', picture }];
  for (const [before, state] of states.entries()) await projection.publishEvent(userProfileUpdated, id, before + 1, { user: state });
  await projection.publishEvent(userProfileUpdated, id, states.length, { user: states[4]! });
  await projection.publishEvent(userProfileUpdated, id, 6, { user: states[4]! });
  await isAt(id, 6);
  expect(changed.filter((one) => one.startsWith(id))).toEqual([1, 3, 4, 5].map((version) => `${id} ${version}`));
});
