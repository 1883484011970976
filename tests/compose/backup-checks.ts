import { chmod, cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@paltu/testing';
import type { ExpectThat } from '../expectations.ts';
import { continuityProblems, type EventOnLog } from '../product/event-continuity.ts';
import { approveListing, newListing } from '../product/listings.ts';
import { engines, processes, waitLimitMs, type ComposedProduct } from './composed-product.ts';
import type { People } from './people.ts';
import type { Ran } from './run-program.ts';
import { startVisitLoad } from './visit-load.ts';
import { startWriteLoad, type Kept, type WriteLoad } from './write-load.ts';

const moreWrites = (load: Pick<WriteLoad, 'writes'>, count: number): Promise<unknown> => {
  const before = load.writes();
  return eventually(() => load.writes() >= before + count, `${count} more writes are acknowledged`, waitLimitMs);
};

const fails = ({ code, text }: Ran, why: RegExp): string[] => (code !== 0 && why.test(text) ? [] : [`${code}: ${text.slice(-600)}`]);

const wholeBackups = async ({ backupsFolder }: ComposedProduct): Promise<string[]> =>
  (await readdir(backupsFolder).catch(() => [])).filter((name) => name.startsWith('2'));

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** A program in the place of gzip, which ends well and writes what nobody can read. */
const badCompression = async ({ folder }: ComposedProduct): Promise<string> => {
  const programs = join(folder, 'programs');
  await mkdir(programs, { recursive: true });
  await writeFile(join(programs, 'gzip'), '#!/bin/sh\nfor file; do :; done\necho damaged >"$file.gz" && rm "$file"\n');
  await chmod(join(programs, 'gzip'), 0o755);
  return `${programs}:${process.env['PATH']}`;
};

/** A copy that cannot be restored is no backup, and the site goes on. */
const checkFailing = async (product: ComposedProduct, expectThat: ExpectThat): Promise<void> => {
  const failed = await product.backup({ PATH: await badCompression(product) });
  const kafka = (await product.containers()).find(({ service }) => service === 'kafka')?.State.Status;
  const left = [
    ...(await wholeBackups(product)),
    ...((await isThere(join(product.folder, '.last-backup'))) ? ['.last-backup'] : []),
    ...(await product.leftovers(`${product.project}-check`)),
    ...(kafka === 'running' ? [] : [`kafka is ${kafka}`]),
  ];
  expectThat('a copy that cannot be restored aside is no backup: nothing of it is left, no mark, and Kafka runs', [
    ...fails(failed, /gzip|tar/),
    ...left,
  ]);
};

const versions = async (product: ComposedProduct, service: string, sql: string): Promise<Map<string, number>> => {
  const rows = JSON.parse(await product.probe(service, 'query', sql)) as { id: string; version: string }[];
  return new Map(rows.map(({ id, version }) => [id, Number(version)]));
};

/** What is wrong with the events of listings, and with what others know by them. */
export const eventProblems = async (product: ComposedProduct): Promise<string[]> => {
  const known = {
    pets: await versions(product, 'pets', 'select id, version from listings'),
    reviews: await versions(product, 'moderation', 'select pet_id as id, version from reviews'),
    offered: await versions(product, 'adoption', 'select id, version from pets'),
  };
  const log = JSON.parse(await product.probe('moderation', 'events of listings')) as EventOnLog[];
  return log.length === 0 ? ['the log holds no event of a listing'] : continuityProblems(log, known);
};

/** Once nothing is on its way any more. */
export const expectContinuity = async (product: ComposedProduct, when: string, expectThat: ExpectThat): Promise<void> => {
  let problems: string[] = [];
  const isWhole = async (): Promise<boolean> => (problems = await eventProblems(product)).length === 0;
  await eventually(isWhole, 'every event has its effects', waitLimitMs).catch(() => undefined);
  expectThat(`${when} no event of a listing is lost, doubled or made up, and each has its effects`, problems.slice(0, 5));
};

const isAsAcknowledged = async (
  { call, owner }: People,
  address: string,
  [pet, later]: readonly [Kept, Kept | undefined],
): Promise<string[]> => {
  const answer = await call(owner, 'GET', `/pets/${pet.id}`);
  const text = (answer.body.data?.['pet'] as { description?: string } | undefined)?.description;
  const picture = await fetch(`${address}${pet.picture}`);
  return [
    ...(text === pet.description || text === later?.description ? [] : [`${pet.id} holds ${text ?? answer.text}`]),
    ...(picture.status === 200 ? [] : [`the picture of ${pet.id} answers ${picture.status}`]),
    ...(pet.isApproved && (await call(undefined, 'GET', `/pets/${pet.id}`)).status !== 200
      ? [`${pet.id} was approved and is not public`]
      : []),
  ];
};

const checkRefusals = async (product: ComposedProduct, people: People, expectThat: ExpectThat): Promise<void> => {
  const [name = ''] = await wholeBackups(product);
  const damaged = join(product.folder, 'damaged');
  await cp(join(product.backupsFolder, name), damaged, { recursive: true });
  const archive = join(damaged, 'postgres.tar.gz');
  const bytes = await readFile(archive);
  bytes[20_000] = (bytes[20_000] ?? 0) ^ 1;
  await writeFile(archive, bytes);
  expectThat(
    'a backup that is damaged is not restored',
    fails(await product.restore(damaged, { YES: '1' }), /postgres\.tar\.gz is damaged/),
  );
  expectThat('nor is any unasked', fails(await product.restore('', { YES: '' }), /This replaces everything .* set YES=1/));
  const { status } = await people.call(undefined, 'GET', '/pets?limit=1');
  expectThat('and the site goes on', status === 200 ? [] : [String(status)]);
};

/** A backup while members write, in a checkout whose name is not that of the project; a restore; and that all goes on from there. */
export const checkBackup = async (product: ComposedProduct, people: People, expectThat: ExpectThat): Promise<void> => {
  const before = await startVisitLoad(product);
  await moreWrites(before, 6);
  await before.stop();
  await checkFailing(product, expectThat);

  const load = startWriteLoad(people, product.folder);
  const visits = await startVisitLoad(product);
  await Promise.all([moreWrites(load, 6), moreWrites(visits, 3)]);
  const acknowledged = structuredClone(load.kept);
  const begunAt = Date.now();
  const made = await product.backup();
  const seconds = Math.round((Date.now() - begunAt) / 1_000);
  const [name = 'none'] = await wholeBackups(product);
  const mark = await readFile(join(product.folder, '.last-backup'), 'utf8').catch(String);
  expectThat(`a backup is made while members write (${seconds} s), checked, and marked then`, [
    ...(made.code === 0 ? [] : [made.text.slice(-1_500)]),
    ...(mark.trim() === join(product.backupsFolder, name) ? [] : [mark]),
    ...(await product.leftovers(`${product.project}-check`)),
  ]);
  await Promise.all([moreWrites(load, 3), moreWrites(visits, 3)]);
  await Promise.all([load.stop(), visits.stop()]);
  const lost = await newListing(people.call, people.owner);
  await checkRefusals(product, people, expectThat);

  const restored = await product.restore('', { YES: '1' });
  expectThat('the site is restored from it', restored.code === 0 ? [] : [restored.text.slice(-1_500)]);
  await product.compose('stop', 'demo');
  await product.whenHealthy(...engines, ...processes);
  const problems: string[] = [];
  for (const pet of acknowledged)
    problems.push(...(await isAsAcknowledged(people, product.address, [pet, load.kept.find(({ id }) => id === pet.id)])));
  expectThat(
    `all ${acknowledged.length} listings that were acknowledged before it are there: texts, pictures, approvals, and who was logged in`,
    problems,
  );
  const { status } = await people.call(people.owner, 'GET', `/pets/${lost.id}`);
  expectThat('what came later is not', status === 404 ? [] : [String(status)]);
  await before.check(expectThat);
  const later = await newListing(people.call, people.owner);
  await approveListing(people.call, people.admin, later.id, waitLimitMs);
  await eventually(
    async () => (await people.call(undefined, 'GET', `/pets/${later.id}`)).status === 200,
    'a new listing is public',
    waitLimitMs,
  );
  await expectContinuity(product, 'after the restore', expectThat);
};
