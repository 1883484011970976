import { ruleSwitched, Species } from '@paltu/contracts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ruleIds } from '@paltu/reference';
import { until } from './running-moderation.ts';
import { refusal, startReviews, type RunningReviews } from './running-reviews.ts';

let reviews: RunningReviews;
beforeAll(async () => {
  reviews = await startReviews();
});
afterAll(() => reviews.stop());

const rule = 'wild-bird-punjab';
const switchRule = (off: unknown, id: string = rule) => reviews.asAdmin('PATCH', `/rules/${id}`, { json: { off } });
const switches = () => reviews.publishedAbout(rule).flatMap((message) => message.as(ruleSwitched) ?? []);

test('an admin is warned of what a listing may break, until the rule is switched off', async () => {
  const pet = reviews.aPet(reviews.owner.userId);
  await pet.publish('created', { species: Species.BIRD, breed: 'Alexandrine parakeet' });
  const warnings = async () => ((await reviews.entryOf(pet)()) as { review?: { warnings: string[] } } | undefined)?.review?.warnings;
  expect(await until(warnings, (found) => found !== undefined)).toEqual([rule]);

  const { status, body } = await switchRule(true);
  expect([status, body.message]).toEqual([200, 'Rule switched off']);
  const by = { id: reviews.admin.userId, name: 'Bilal Khan' };
  expect(body.data.rule).toEqual({
    id: rule,
    provinces: ['Punjab'],
    species: ['Bird'],
    words: expect.arrayContaining(['parrot', 'طوطا']),
    youngerThan: null,
    off: true,
    switched: { by, at: expect.any(String) },
  });
  expect(await warnings()).toEqual([]);
  expect((await switchRule(true)).body.data.rule).toEqual(body.data.rule);

  expect((await switchRule(false)).body.data.rule).toMatchObject({ off: false, switched: { by } });
  expect(await warnings()).toEqual([rule]);
  expect((await reviews.approve(pet)).body.data.pet.review.warnings).toEqual([rule]);
  await until(
    async () => switches(),
    (all) => all.length === 2,
  );
  expect(switches().map(({ sequence, data }) => [sequence, data.off, data.switchedBy])).toEqual([
    [1, true, reviews.admin.userId],
    [2, false, reviews.admin.userId],
  ]);
  const trail = await reviews.database('rule_switches').orderBy('number');
  expect(trail).toMatchObject([
    { rule_id: rule, number: 1, is_off: true, switched_by: reviews.admin.userId },
    { rule_id: rule, number: 2, is_off: false },
  ]);
});

test('two admins who switch at once are served one after the other', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => switchRule(true, 'young-litter')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await reviews.database('rule_switches').where({ rule_id: 'young-litter' })).toHaveLength(1);
});

test('all rules are listed, and nothing else can be switched', async () => {
  const { body } = await reviews.asAdmin('GET', '/rules');
  expect(body.data.rules.map(({ id }: { id: string }) => id)).toEqual(ruleIds);
  expect(body.data.rules.at(-2)).toMatchObject({ off: false, switched: null });
  for (const id of ['no-rule', 'WILD-BIRD-PUNJAB', '__proto__'])
    expect(await switchRule(true, id)).toMatchObject(refusal(404, 'rule.not-found'));
  expect(await switchRule('perhaps')).toMatchObject({ status: 400, body: { errors: [{ path: 'off' }] } });
});
