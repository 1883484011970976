import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Mark, topics } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { exported, movingEnvironment, type MovingEnvironment } from './moving-environment.ts';
import { aPdf, type RunningVets, type Someone } from './running-vets.ts';

let now = new Date('2027-05-04T05:00:00Z');
let environment: MovingEnvironment;
beforeEach(async () => {
  environment = await movingEnvironment(() => now);
});
afterEach(() => environment.close());

interface Filled {
  readonly vetId: string;
  readonly owner: Someone;
  readonly guest: Someone;
  readonly admin: Someone;
}

/** One of everything that the service keeps, by its own calls. */
const fill = async (vets: RunningVets): Promise<Filled> => {
  now = new Date('2027-05-04T05:00:00Z');
  const { owner, id: vetId } = await vets.someVet({ bio: 'بہت مہربان  "quoted" \\ \u2028', services: ['Surgery'] });
  const guest = await vets.someone();
  const gone = await vets.someone();
  const admin = await vets.someone({ role: 'admin' });
  const hidden = await vets.someVet({ name: 'ڈاکٹر چاند', city: 'Karachi', consultationFee: 0 });
  await vets.isMarked(vetId, 1, Mark.FEATURED);
  await vets.isMarked(hidden.id, 1, Mark.HIDDEN, { reason: 'No vet' });
  expect((await vets.askVerified(owner, [aPdf(300)])).status).toBe(200);
  const [came, cancelled, missed] = await vets.opened(owner, '2027-05-04', '12:00', '13:00', '14:00');
  const [booked, free] = await vets.opened(owner, '2027-05-08', '09:00', '10:00');
  expect(free).toBeDefined();
  // Of the day on which answers are compared, for who is free today.
  await vets.opened(owner, '2027-05-05', '23:30');
  const visits = [];
  for (const slot of [came, cancelled, missed]) visits.push(await vets.booked(guest, vetId, slot));
  await vets.cancel(owner, visits[1] as string, 'بیمار ہوں');
  for (const [as, id] of [
    [guest, vetId],
    [gone, vetId],
    [guest, hidden.id],
  ] as const)
    await vets.call('POST', `/vets/${id}/like`, { as, json: { liked: true } });
  now = new Date('2027-05-05T05:00:00Z');
  await vets.setStatus(owner, visits[0] as string, 'completed');
  await vets.setStatus(owner, visits[2] as string, 'no-show');
  await vets.booked(guest, vetId, booked);
  await vets.call('POST', `/vets/${vetId}/reviews`, { as: guest, json: { rating: 4, comment: 'Kind\nand quick' } });
  const { review } = (await vets.call('GET', `/vets/${vetId}/reviews/own`, { as: guest })).body.data;
  expect((await vets.call('DELETE', `/vets/${vetId}/reviews/${review.id}`, { as: guest })).status).toBe(200);
  await vets.call('POST', `/vets/${vetId}/reviews`, { as: guest, json: { rating: 4, comment: 'Kind\nand quick' } });
  await vets.leaves(gone);
  await eventually(async () => (await vets.keptVet(vetId)).decidedUpTo === 1, 'the decision was carried out');
  await eventually(async () => (await vets.kept.find('presences', { id: gone.userId })).length > 0, 'who left is known');
  await environment.bus.publish([{ topic: topics.mark.name, key: newId(), headers: {}, value: Buffer.from('no event') }]);
  await eventually(async () => (await vets.kept.find('parked_events')).length > 0, 'the event is parked');
  await vets.republish();
  await eventually(async () => (await vets.kept.find('outbox', { published_at: null })).length === 0, 'what happened is published');
  await expect(exported(vets.databaseUrl)).rejects.toThrow('still running');
  environment.setBusAway(true);
  await vets.opened(owner, '2027-05-10', '09:00');
  return { vetId, owner, guest, admin };
};

const paths = (vetId: string): readonly string[] => [
  ...['rating', 'newest', 'name', 'fee-low', 'fee-high'].map((sortBy) => `?sortBy=${sortBy}`),
  ...['?search=chand', '?search=چاند', '?search=surgry', '?today=true', '?city=lahore', '/featured', '/specialty?specialty=Surgery'],
  '/nearby?latitude=31.5&longitude=74.3&maxDistance=1000000',
  ...['', '/slots', '/reviews', '/reviews/own'].map((part) => `/${vetId}${part}`),
  ...['my-profile', 'stats', 'likes', 'appointments', 'appointments?as=vet&status=completed', 'verification'].map((own) => `/user/${own}`),
  '/export',
];

/** Every answer as text, for a visitor, the vet, the guest and an admin. */
const answers = async (vets: RunningVets, { vetId, owner, guest, admin }: Filled): Promise<string[]> => {
  const all: string[] = [];
  for (const [who, as] of Object.entries({ visitor: undefined, owner, guest, admin }))
    for (const path of paths(vetId)) {
      const { status, body } = await vets.call('GET', `/vets${path}`, { as });
      all.push(`${who} ${path} ${status} ${JSON.stringify({ ...body, requestId: undefined })}`);
    }
  return all;
};

const countOf = (lines: readonly string[], kind: string): number => lines.filter((line) => line.startsWith(`["${kind}",`)).length;
const statesOf = (lines: readonly string[], kind: string) =>
  lines.filter((line) => line.startsWith(`["${kind}",`)).map((line) => (JSON.parse(line) as [string, Record<string, unknown>])[1]);

describe.each([
  ['PostgreSQL', 'MongoDB'],
  ['MongoDB', 'PostgreSQL'],
] as const)('from %s to %s', (from, to) => {
  test('all that is kept is moved, and every answer stays as it was', async () => {
    const [urlFrom, urlTo] = [await environment.emptyOn(from), await environment.emptyOn(to)];
    const before = await environment.start(urlFrom);
    const filled = await fill(before);
    const asked = await answers(before, filled);
    expect((await before.call('GET', '/vets?today=true')).body.data.vets).toMatchObject([{ id: filled.vetId }]);
    await environment.stop(before);
    const lines = await exported(urlFrom);
    for (const kind of ['members', 'contacts', 'presences', 'papers', 'vets', 'slots', 'appointments', 'interests', 'likes'])
      expect([kind, countOf(lines, kind) > 0]).toEqual([kind, true]);
    for (const kind of ['reviews', 'removed_reviews']) expect([kind, countOf(lines, kind)]).toEqual([kind, 1]);
    for (const kind of ['outbox', 'inbox', 'consumer_offsets', 'parked_events', 'republications', 'counters'])
      expect([kind, countOf(lines, kind) > 0]).toEqual([kind, true]);
    expect(new Set(statesOf(lines, 'appointments').map(({ document }) => (document as { status: string }).status))).toEqual(
      new Set(['booked', 'cancelled', 'completed', 'no-show']),
    );
    const waiting = statesOf(lines, 'outbox').filter((row) => row['published_at'] === null);
    expect(waiting.length).toBeGreaterThan(0);

    expect(await environment.imported(urlTo, lines)).toBe(lines.length - 2);
    expect(await exported(urlTo)).toEqual(lines);
    await expect(environment.imported(urlTo, lines)).rejects.toThrow('is not empty');

    environment.setBusAway(false);
    const publishedBefore = environment.published().length;
    const after = await environment.start(urlTo);
    expect(await answers(after, filled)).toEqual(asked);
    const [slot] = await after.opened(filled.owner, '2027-05-09', '09:00');
    await after.booked(await after.someone(), filled.vetId, slot);
    await eventually(async () => (await after.kept.find('outbox', { published_at: null })).length === 0, 'what waited is published');
    await environment.stop(after);
    const exportedIds = new Set(statesOf(lines, 'outbox').map(({ id }) => id));
    expect(
      environment
        .published()
        .slice(publishedBefore)
        .filter((id) => exportedIds.has(id)),
    ).toEqual(waiting.map(({ id }) => id));
    const last = Number(statesOf(lines, 'counters')[0]?.['last']);
    const linesAfter = await exported(urlTo);
    const added = statesOf(linesAfter, 'outbox').filter(({ id }) => !exportedIds.has(id));
    expect(added.map(({ position }) => Number(position) > last)).toEqual(added.map(() => true));
    expect(added.length).toBeGreaterThan(0);
    expect(statesOf(linesAfter, 'parked_events')).toEqual(statesOf(lines, 'parked_events'));
  }, 180_000);
});
