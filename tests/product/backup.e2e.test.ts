import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { startWriteLoad, type Kept } from '../compose/write-load.ts';
import { readLog } from '../faults/read-log.ts';
import { callsTo, type Call } from './calls.ts';
import { continuityProblems } from './event-continuity.ts';
import { answerOf, eventsCommand } from './events-command.ts';
import { approveListing, newListing } from './listings.ts';
import { newAdmin, newMember, type Member } from './members.ts';
import { aPhoto } from './photo.ts';
import { startProductProcess, type ProductProcess } from './product-process.ts';
import { queryOf } from './query-of.ts';
import { startProduct, type RunningProduct } from './running-product.ts';

const withinMs = 120_000;
let product: RunningProduct;
let again: ProductProcess | undefined;
let call: Call;
let owner: Member;
let admin: Member;
const backups = () => join(product.dataDirectory, '../backups');

beforeAll(async () => {
  product = await startProduct();
  call = callsTo(product.address);
  owner = await newMember(product.address);
  admin = await newAdmin(product);
}, 180_000);
afterAll(async () => {
  await again?.stop();
  await rm(backups(), { recursive: true, force: true });
  await product.stop();
}, 60_000);

const command = (name: 'backup' | 'restore') =>
  answerOf(`deploy/local/src/commands/${name}-command.ts`, [], { DATA_DIR: product.dataDirectory, BACKUP_DIR: backups(), YES: '1' });

const versions = async (database: string, sql: string): Promise<Map<string, number>> =>
  new Map((await queryOf<{ id: string; version: string }>(product, database, sql)).map(({ id, version }) => [id, Number(version)]));

/** Every consumer has come to the end of its topics, and has refused nothing. */
const isAtRest = async (): Promise<boolean> => {
  const { text } = await eventsCommand(product, 'list');
  const rows = text.split('\n\n')[0]?.split('\n').slice(1) ?? [];
  return rows.length > 10 && rows.every((row) => / 0 +0 +0$/.test(row.trimEnd()));
};

const differencesFrom = async (pet: Kept, later: Kept | undefined): Promise<string[]> => {
  const answer = await call(owner, 'GET', `/pets/${pet.id}`);
  const text = (answer.body.data?.['pet'] as { description?: string } | undefined)?.description;
  const picture = await fetch(`${product.address}${pet.picture}`);
  const shown = pet.isApproved ? (await call(undefined, 'GET', `/pets/${pet.id}`)).status : 200;
  return [
    ...(text === pet.description || text === later?.description ? [] : [`${pet.id} holds ${text ?? answer.text}`]),
    ...(picture.status === 200 ? [] : [`its picture answers ${picture.status}`]),
    ...(shown === 200 ? [] : [`${pet.id} was approved, and answers ${shown}`]),
  ];
};

test('a backup that was made while members write is restored: all that was acknowledged before is there, and events go on, none lost and none twice', async () => {
  const load = startWriteLoad({ call, owner, admin, photo: await aPhoto() }, join(product.dataDirectory, '..'));
  const moreWrites = (count: number) => {
    const before = load.writes();
    return eventually(() => load.writes() >= before + count, `${count} writes are acknowledged`, withinMs);
  };
  await moreWrites(8);
  const acknowledged = structuredClone(load.kept);
  const made = await command('backup');
  expect(made).toMatchObject({ exitCode: 0, text: expect.stringContaining('lies in') });
  await moreWrites(4);
  await load.stop();
  const lost = await newListing(call, owner);
  const counted = load.kept.length;

  await product.stop({ keepData: true });
  expect(await command('restore')).toMatchObject({ exitCode: 0, text: expect.stringContaining('holds the backup of') });
  again = startProductProcess('deploy/local/src/main.ts', product.dataDirectory, { PORT: new URL(product.address).port });
  await again.whenReady();

  // Who was logged in then is so now.
  for (const pet of acknowledged) {
    const later = load.kept.find(({ id }) => id === pet.id);
    let differences: string[] = [];
    const isSame = async () => (differences = await differencesFrom(pet, later)).length === 0;
    await eventually(isSame, `${pet.id} is as it was acknowledged`, withinMs).catch(() => expect(differences).toEqual([]));
  }
  expect((await call(owner, 'GET', `/pets/${lost.id}`)).status).toBe(404);
  const later = await newListing(call, owner);
  await approveListing(call, admin, later.id, withinMs);
  await eventually(async () => (await call(undefined, 'GET', `/pets/${later.id}`)).status === 200, 'it is public', withinMs);

  await eventually(isAtRest, 'every consumer has come to its end', withinMs);
  const pets = await versions('pets', 'select id, version from listings');
  expect(pets.size).toBeLessThan(counted + 2);
  const known = {
    pets,
    reviews: await versions('moderation', 'select pet_id as id, version from reviews'),
    offered: await versions('adoption', 'select id, version from pets'),
  };
  expect(continuityProblems(await readLog(product), known)).toEqual([]);
}, 400_000);
