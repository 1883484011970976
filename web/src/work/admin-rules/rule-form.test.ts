import { expect, test } from '@jest/globals';
import { firstRules } from '@paltu/reference/first-rules';
import type { ListingRule } from '#shared/api/types.ts';
import { problemsOf } from '#shared/form/form-rules.ts';
import { bodyOfRule, emptyRule, formOfRule, ruleFieldOf, ruleRules } from './rule-form.ts';
import type { RuleForm } from './rule-form.ts';

const problemFields = (values: RuleForm) => Object.keys(problemsOf(ruleRules, values, Object.keys(values) as (keyof RuleForm)[]));

test('what a rule is comes back from the form that edits it', () => {
  for (const { id: _id, ...rule } of firstRules) expect(bodyOfRule(formOfRule(rule as unknown as ListingRule))).toEqual(rule);
});

const words = { titleEn: 'Camels', titleUr: 'اونٹ', adminEn: 'No', adminUr: 'نہیں', ownerEn: 'No', ownerUr: 'نہیں' };

test.each<[Partial<RuleForm>, string[]]>([
  [{}, ['words']],
  [{ words: 'camel' }, []],
  [{ youngerThan: '2' }, []],
  [{ youngerThan: 'two' }, ['youngerThan']],
  [{ youngerThan: '2', unless: 'camel' }, ['unless']],
  [{ belowMedian: '30', action: 'refuse' }, ['action']],
  [{ belowMedian: '30', action: 'hold' }, []],
  [{ words: 'camel', titleUr: ' ' }, ['titleUr']],
])('a form with %j has something wrong at %j', (typed, fields) => {
  expect(problemFields({ ...emptyRule, ...words, ...typed })).toEqual(fields);
});

test('blank lines are no phrases', () => {
  expect(bodyOfRule({ ...emptyRule, words: ' camel \n\n\nاونٹ' }).condition.words).toEqual(['camel', 'اونٹ']);
});

test.each([
  ['title.ur', 'titleUr'],
  ['owner.en', 'ownerEn'],
  ['condition.words.3', 'words'],
  ['condition.youngerThan', 'youngerThan'],
  ['condition', 'words'],
  ['action', 'action'],
])('%s of the API is %s', (path, field) => {
  expect(ruleFieldOf(path)).toBe(field);
});
