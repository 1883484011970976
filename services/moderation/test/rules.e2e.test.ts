import { ruleChanged, ruleSwitched, Species } from '@paltu/contracts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { firstRules } from '@paltu/reference/first-rules';
import { until, type APet } from './running-moderation.ts';
import { ifMatch, refusal, startReviews, type RunningReviews } from './running-reviews.ts';

let reviews: RunningReviews;
beforeAll(async () => {
  reviews = await startReviews();
});
afterAll(() => reviews.stop());

const rule = 'wild-bird-punjab';
const switchRule = (off: unknown, id: string = rule) => reviews.asAdmin('PATCH', `/rules/${id}`, { json: { off } });
const published = (id: string) =>
  reviews.publishedAbout(id).flatMap((message) => {
    const event = message.as(ruleChanged) ?? message.as(ruleSwitched);
    return event === undefined ? [] : [[event.type, event.sequence, event.data.off]];
  });

const both = { en: 'No camels', ur: 'اونٹ نہیں' };
const camels = {
  title: both,
  admin: both,
  owner: both,
  action: 'hold',
  condition: { species: ['Other'], words: ['camel/camels', 'اونٹ'], unless: ['camel colour'] },
};
const write = (json: object) => reviews.asAdmin('POST', '/rules', { json });

const warningsOf = async (pet: APet) => {
  const { body } = await reviews.asAdmin('GET', `/pets/${pet.id}`);
  return (body.data?.pet.review.warnings as { id: string; action: string }[] | undefined)?.map(({ id, action }) => [id, action]);
};

const aPetWith = async (changes: Parameters<APet['publish']>[1]): Promise<APet> => {
  const pet = reviews.aPet(reviews.owner.userId);
  await pet.publish('created', changes);
  await reviews.isWaiting(pet);
  return pet;
};

test('the rules that come with the program are kept and published when the service starts, once', async () => {
  const { body } = await reviews.asAdmin('GET', '/rules');
  expect(body.data.rules.map(({ id }: { id: string }) => id)).toEqual(firstRules.map(({ id }) => id).sort());
  expect(body.data).toMatchObject({
    days: 90,
    rules: expect.arrayContaining([expect.objectContaining({ id: rule, version: 1, off: false })]),
  });
  expect(body.data.rules.find(({ id }: { id: string }) => id === rule)).toMatchObject({
    action: 'warn',
    condition: { provinces: ['Punjab'], species: ['Bird'], words: expect.arrayContaining(['parrot', 'طوطا']), youngerThan: null },
    changed: { by: null },
    lastDays: { found: 0, rejected: 0 },
  });
  await until(
    async () => published('young-litter'),
    (all) => all.length > 0,
  );
  expect(published('young-litter')).toEqual([['pk.paltu.rule.changed.v1', 1, false]]);
});

test('an admin is warned of what a listing may break, until the rule is switched off', async () => {
  const pet = await aPetWith({ species: Species.BIRD, breed: 'Indian parakeet' });
  expect(await warningsOf(pet)).toEqual([[rule, 'warn']]);

  const { status, body } = await switchRule(true);
  expect([status, body.message]).toEqual([200, 'Rule switched off']);
  const by = { id: reviews.admin.userId, name: 'Bilal Khan' };
  expect(body.data.rule).toMatchObject({ id: rule, version: 2, off: true, changed: { by, at: expect.any(String) } });
  expect(await warningsOf(pet)).toEqual([]);
  expect((await switchRule(true)).body.data.rule).toEqual(body.data.rule);

  expect((await switchRule(false)).body.data.rule).toMatchObject({ off: false, version: 3, changed: { by } });
  expect(await warningsOf(pet)).toEqual([[rule, 'warn']]);
  expect((await reviews.approve(pet)).body.data.pet.review.warnings).toMatchObject([{ id: rule }]);
  await until(
    async () => published(rule),
    (all) => all.length === 5,
  );
  expect(published(rule)).toEqual([
    ['pk.paltu.rule.changed.v1', 1, false],
    ['pk.paltu.rule.changed.v1', 2, true],
    ['pk.paltu.rule.switched.v1', 2, true],
    ['pk.paltu.rule.changed.v1', 3, false],
    ['pk.paltu.rule.switched.v1', 3, false],
  ]);
  const { versions } = (await reviews.asAdmin('GET', `/rules/${rule}/history`)).body.data;
  expect(versions.map(({ version, off }: { version: number; off: boolean }) => [version, off])).toEqual([
    [3, false],
    [2, true],
    [1, false],
  ]);
  const { rules } = (await reviews.asAdmin('GET', '/rules')).body.data;
  expect(rules.find(({ id }: { id: string }) => id === rule).lastDays).toEqual({ found: 1, rejected: 0 });
});

test('two admins who switch at once are served one after the other', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => switchRule(true, 'stud')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await reviews.database('rule_versions').where({ rule_id: 'stud' })).toHaveLength(2);
});

test('a listing that a rule holds is approved by an admin who confirms that rule, and not in bulk', async () => {
  const { id } = (await write(camels)).body.data.rule;
  const [held, other, free] = [
    await aPetWith({ species: Species.OTHER, description: 'A young camel' }),
    await aPetWith({ species: Species.OTHER, description: 'ایک اونٹ' }),
    await aPetWith({ species: Species.OTHER, description: 'A goat of camel colour' }),
  ] as const;
  expect([await warningsOf(held), await warningsOf(other), await warningsOf(free)]).toEqual([[[id, 'hold']], [[id, 'hold']], []]);

  const bulk = await reviews.asAdmin('PATCH', '/pets/bulk-approve', { json: { petIds: [held.id, free.id] } });
  expect(bulk.body.data.results).toMatchObject([
    { id: held.id, status: 'failed', code: 'pet.held' },
    { id: free.id, status: 'approved' },
  ]);
  const approve = (confirmed: unknown) => reviews.asAdmin('PATCH', `/pets/${held.id}/approve`, { json: { confirmed } });
  expect(await reviews.approve(held)).toMatchObject(refusal(409, 'pet.held'));
  expect(await approve(['young-litter'])).toMatchObject({ status: 409, body: { errors: [{ path: 'confirmed', msg: 'No camels' }] } });
  expect(await approve('yes')).toMatchObject({ status: 400, body: { errors: [{ path: 'confirmed' }] } });
  expect(reviews.decided(held.id)).toEqual([]);
  expect((await approve([id])).body.data.pet.approvalStatus).toBe('approved');
  expect((await reviews.reject(other, 'No camels')).status).toBe(200);

  const { rules } = (await reviews.asAdmin('GET', '/rules')).body.data;
  expect(rules.find((one: { id: string }) => one.id === id).lastDays).toEqual({ found: 2, rejected: 1 });
  const trial = (await reviews.asAdmin('POST', '/rule-trials', { json: camels })).body.data.trial;
  expect(trial).toMatchObject({ found: 2, approved: 1, rejected: 1, finished: true, lookedAt: trial.total });
  expect(trial.examples.map((example: { id: string }) => example.id)).toEqual([held.id, other.id]);
  expect((await reviews.asAdmin('GET', `/rule-trials/${trial.id}`)).body.data.trial).toEqual(trial);
});

test('a rule is written anew by who saw its last version', async () => {
  const { id, version } = (await write(camels)).body.data.rule;
  expect(version).toBe(1);
  const rewrite = (json: object, seen?: number) =>
    reviews.asAdmin('PUT', `/rules/${id}`, { json, ...(seen === undefined ? {} : { headers: ifMatch(seen) }) });
  expect((await rewrite({ ...camels, action: 'refuse' }, 1)).body.data.rule).toMatchObject({ id, version: 2, action: 'refuse' });
  expect(await rewrite({ ...camels, action: 'warn' }, 1)).toMatchObject(refusal(412, 'rule.stale'));
  expect((await rewrite({ ...camels, action: 'refuse' })).body.data.rule.version).toBe(2);
  expect(await reviews.asAdmin('PUT', '/rules/no-rule', { json: camels })).toMatchObject(refusal(404, 'rule.not-found'));
});

test.each([
  [{ title: { en: 'No camels' } }, 'title.ur'],
  [{ action: 'shout' }, 'action'],
  [{ condition: {} }, 'condition'],
  [{ condition: { words: ['… camel'] } }, 'condition.words.0'],
  [{ condition: { words: ['(a+)+'] } }, 'condition.words.0'],
  [{ condition: { unless: ['camel'], youngerThan: 2 } }, 'condition.words'],
  [{ condition: { species: ['Camel'], words: ['camel'] } }, 'condition.species.0'],
  [{ condition: { provinces: ['Sind'], words: ['camel'] } }, 'condition.provinces.0'],
  [{ condition: { youngerThan: 0 } }, 'condition.youngerThan'],
  [{ condition: { belowMedian: 100 } }, 'condition.belowMedian'],
  [{ action: 'refuse', condition: { belowMedian: 30 } }, 'action'],
])('a rule with %j is refused, and tried neither: %s', async (changes, path) => {
  const refused = { status: 400, body: { code: 'request.invalid', errors: [{ path }] } };
  expect(await write({ ...camels, ...changes })).toMatchObject(refused);
  expect(await reviews.asAdmin('POST', '/rule-trials', { json: { ...camels, ...changes } })).toMatchObject(refused);
});

test('nothing else can be switched, and no trial of another admin is read', async () => {
  for (const id of ['no-rule', 'WILD-BIRD-PUNJAB', '__proto__'])
    expect(await switchRule(true, id)).toMatchObject(refusal(404, 'rule.not-found'));
  expect(await switchRule('perhaps')).toMatchObject({ status: 400, body: { errors: [{ path: 'off' }] } });
  const { trial } = (await reviews.asAdmin('POST', '/rule-trials', { json: camels })).body.data;
  const another = await reviews.tokens.issue({ role: 'admin' });
  expect(await reviews.call('GET', `/admin/rule-trials/${trial.id}`, { as: another })).toMatchObject(refusal(404, 'rule-trial.not-found'));
});
