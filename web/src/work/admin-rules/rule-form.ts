import { cities } from '@paltu/reference';
import type { AdoptionType, Species } from '@paltu/reference';
import type { Args } from '#shared/api/endpoint.ts';
import type { ListingRule } from '#shared/api/types.ts';
import { required } from '#shared/form/form-rules.ts';
import type { Rule, Rules } from '#shared/form/form-rules.ts';
import { typedNumber, wholeNumber, wholeRupees } from '#shared/work/number-rules.ts';

type RuleBody = Args<'postAdminRules'>['body'];

/** What becomes of a listing that breaks a rule, the mildest first. */
export const actions = ['warn', 'hold', 'refuse'] as const satisfies readonly ListingRule['action'][];

export const provinces = [...new Set(cities.map(({ province }) => province))];

/** What a rule asks by a number, in the order of the screen; the last ones are about the owner. */
export const listingNumbers = ['youngerThan', 'olderThan', 'cheaperThan', 'dearerThan', 'belowMedian'] as const;
export const ownerNumbers = ['registeredWithin', 'fewerListings', 'rejectedBefore', 'suspendedBefore'] as const;
export const numbers = [...listingNumbers, ...ownerNumbers] as const;
export type NumberField = (typeof numbers)[number];

/** Tests that only moderation knows the answer of: what they find cannot be refused at once. */
const besideListing: readonly NumberField[] = ['belowMedian', ...ownerNumbers];

/** A rule as it is being written: numbers are what was typed, phrases stand one to a line. */
export interface RuleForm extends Record<NumberField, string> {
  titleEn: string;
  titleUr: string;
  action: ListingRule['action'];
  species: readonly Species[];
  provinces: readonly string[];
  adoptionTypes: readonly AdoptionType[];
  words: string;
  unless: string;
  adminEn: string;
  adminUr: string;
  ownerEn: string;
  ownerUr: string;
}

const noNumbers = Object.fromEntries(numbers.map((field) => [field, ''])) as Record<NumberField, string>;

export const emptyRule: RuleForm = {
  ...{ titleEn: '', titleUr: '', action: 'warn', species: [], provinces: [], adoptionTypes: [], words: '', unless: '' },
  ...noNumbers,
  ...{ adminEn: '', adminUr: '', ownerEn: '', ownerUr: '' },
};

/** The form that edits a rule. */
export function formOfRule({ title, action, condition, admin, owner }: ListingRule): RuleForm {
  const typed = Object.fromEntries(numbers.map((field) => [field, condition[field] === null ? '' : String(condition[field])]));
  return {
    ...{ titleEn: title.en, titleUr: title.ur, action },
    ...{ species: condition.species, provinces: condition.provinces, adoptionTypes: condition.adoptionTypes },
    ...{ words: condition.words.join('\n'), unless: condition.unless.join('\n') },
    ...(typed as Record<NumberField, string>),
    ...{ adminEn: admin.en, adminUr: admin.ur, ownerEn: owner.en, ownerUr: owner.ur },
  };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What is sent of it. */
export function bodyOfRule(values: RuleForm): RuleBody {
  const typed = Object.fromEntries(numbers.map((field) => [field, values[field].trim() === '' ? null : typedNumber(values[field])]));
  const chosen = {
    species: [...values.species],
    provinces: [...values.provinces] as RuleBody['condition']['provinces'],
    adoptionTypes: [...values.adoptionTypes],
  };
  return {
    title: { en: values.titleEn.trim(), ur: values.titleUr.trim() },
    action: values.action,
    condition: { ...typed, ...chosen, words: linesOf(values.words), unless: linesOf(values.unless) },
    admin: { en: values.adminEn.trim(), ur: values.adminUr.trim() },
    owner: { en: values.ownerEn.trim(), ur: values.ownerUr.trim() },
  };
}

const isTyped = (values: RuleForm) => (field: NumberField) => values[field].trim() !== '';

const asksSomething: Rule<string, RuleForm> = (words, values) =>
  words.trim() === '' && !numbers.some(isTyped(values)) && 'admin-rules:problem.nothing';

const knowsEnough: Rule<RuleForm['action'], RuleForm> = (action, values) =>
  action === 'refuse' && besideListing.some(isTyped(values)) && 'admin-rules:problem.refuse';

const excuses: Rule<string, RuleForm> = (unless, { words }) => unless.trim() !== '' && words.trim() === '' && 'admin-rules:problem.unless';

const most = { months: 400, days: 3_650, times: 1_000 } as const;

const inWords = required('admin-rules:problem.words');

/** What a form of a rule is held to; the server looks at the phrases. */
export const ruleRules: Rules<RuleForm> = {
  titleEn: inWords,
  titleUr: inWords,
  action: knowsEnough,
  words: asksSomething,
  unless: excuses,
  youngerThan: wholeNumber(1, most.months),
  olderThan: wholeNumber(1, most.months),
  cheaperThan: wholeRupees(1),
  dearerThan: wholeRupees(1),
  belowMedian: wholeNumber(1, 99),
  registeredWithin: wholeNumber(1, most.days),
  fewerListings: wholeNumber(1, most.times),
  rejectedBefore: wholeNumber(1, most.times),
  suspendedBefore: wholeNumber(1, most.times),
  adminEn: inWords,
  adminUr: inWords,
  ownerEn: inWords,
  ownerUr: inWords,
};

const inBoth = /^(title|admin|owner)\.(en|ur)$/;

/** The field of the form that a path of the API's answer means: `title.ur`, `condition.words.3`. */
export function ruleFieldOf(path: string): string {
  const [, part, language] = inBoth.exec(path) ?? [];
  if (part !== undefined) return `${part}${language === 'ur' ? 'Ur' : 'En'}`;
  return path === 'condition' ? 'words' : path.replace(/^condition\./, '').replace(/[.[].*$/, '');
}
