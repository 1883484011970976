import { fullNameOf, type MemberDirectory, type MembersById } from '@paltu/projections';
import { adoptionTypes, cities, species } from '@paltu/reference';
import { noCondition, ruleActions, type ListingRule } from '@paltu/reference/listing-rules';
import { isPhrase } from '@paltu/reference/rule-phrases';
import { choice, list, requiredMultilineText, requiredText, text } from '@paltu/service-kit';
import { z } from 'zod';
import type { RuleCount } from './rule-store.ts';
import type { RuleVersion } from './rule.ts';

export const ruleParams = z.object({ id: z.string().regex(/^[a-z0-9-]{1,60}$/) });

const longest = { title: 80, words: 500, phrase: 1_000 } as const;
const mostPhrases = 200;

const provinces = [...new Set(cities.map(({ province }) => province))];

const phrases = (label: string) =>
  list(
    label,
    text(label)
      .max(longest.phrase, `${label} has a phrase that is too long`)
      .refine(isPhrase, `${label} has something that is no phrase: words of letters, with / between choices, * at an end, … between words`),
    mostPhrases,
  ).default([]);

const limit = (label: string, min: number, max: number) =>
  z
    .int(`${label} must be a whole number`)
    .min(min, `${label} must be at least ${min}`)
    .max(max, `${label} must be at most ${max}`)
    .nullable()
    .default(null);

const most = { months: 400, rupees: 100_000_000, days: 3_650, times: 1_000 } as const;

const conditionBody = z.strictObject({
  species: list('condition.species', choice('condition.species', species), species.length).default([]),
  provinces: list('condition.provinces', choice('condition.provinces', provinces), provinces.length).default([]),
  adoptionTypes: list('condition.adoptionTypes', choice('condition.adoptionTypes', adoptionTypes), adoptionTypes.length).default([]),
  youngerThan: limit('condition.youngerThan', 1, most.months),
  olderThan: limit('condition.olderThan', 1, most.months),
  cheaperThan: limit('condition.cheaperThan', 1, most.rupees),
  dearerThan: limit('condition.dearerThan', 1, most.rupees),
  belowMedian: limit('condition.belowMedian', 1, 99),
  words: phrases('condition.words'),
  unless: phrases('condition.unless'),
  registeredWithin: limit('condition.registeredWithin', 1, most.days),
  fewerListings: limit('condition.fewerListings', 1, most.times),
  rejectedBefore: limit('condition.rejectedBefore', 1, most.times),
  suspendedBefore: limit('condition.suspendedBefore', 1, most.times),
});

const inBoth = (label: string, max: number) =>
  z.strictObject({ en: requiredMultilineText(`${label}.en`, max), ur: requiredMultilineText(`${label}.ur`, max) });

const titleBody = z.strictObject({ en: requiredText('title.en', longest.title), ur: requiredText('title.ur', longest.title) });

/** What an admin writes of a rule. */
export const ruleBody = z.strictObject({
  title: titleBody,
  action: choice('action', ruleActions),
  condition: conditionBody,
  admin: inBoth('admin', longest.words),
  owner: inBoth('owner', longest.words),
});

const bothView = z.strictObject({ en: z.string(), ur: z.string() });
const numberView = z.int().nullable();

const conditionView = z.strictObject({
  species: z.array(z.enum(species)),
  provinces: z.array(z.string()),
  adoptionTypes: z.array(z.enum(adoptionTypes)),
  ...{ youngerThan: numberView, olderThan: numberView, cheaperThan: numberView, dearerThan: numberView, belowMedian: numberView },
  words: z.array(z.string()),
  unless: z.array(z.string()),
  ...{ registeredWithin: numberView, fewerListings: numberView, rejectedBefore: numberView, suspendedBefore: numberView },
});

const writtenView = { title: bothView, action: z.enum(ruleActions), condition: conditionView, admin: bothView, owner: bothView };

/** A rule for listings as it stands, or as it stood. */
export const ruleView = z
  .strictObject({
    id: z.string(),
    version: z.int(),
    ...writtenView,
    off: z.boolean(),
    /** Who changed it last; nobody where it came with the program. */
    changed: z.strictObject({ by: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(), at: z.iso.datetime() }),
  })
  .meta({ id: 'ListingRule' });

/** A rule with what became of the listings that it was about, in the days that a trial looks at. */
export const countedRuleView = z
  .strictObject({ ...ruleView.shape, lastDays: z.strictObject({ found: z.int(), rejected: z.int() }) })
  .meta({ id: 'CountedRule' });

const presentWritten = ({ title, action, condition, admin, owner }: ListingRule) => {
  const { species: kinds, provinces: where, adoptionTypes: offers, words, unless, ...numbers } = { ...noCondition, ...condition };
  return {
    ...{ title, action, admin, owner },
    condition: {
      species: [...kinds],
      provinces: [...where],
      adoptionTypes: [...offers],
      words: [...words],
      unless: [...unless],
      ...numbers,
    },
  };
};

const presentVersion = (version: RuleVersion, admins: MembersById): z.input<typeof ruleView> => {
  const { ruleId: id, number, rule, isOff, changedBy, changedAt } = version;
  const by = changedBy && { id: changedBy, name: fullNameOf(admins.get(changedBy)) };
  return { id, version: number, ...presentWritten(rule), off: isOff, changed: { by, at: changedAt.toISOString() } };
};

const nothingFound: RuleCount = { found: 0, rejected: 0 };

/** Versions of rules as admins see them, with the names of who wrote them. */
export const rulePresenter = (members: MemberDirectory) => {
  const many = async (versions: readonly RuleVersion[]) => {
    const admins = await members.find(versions.flatMap(({ changedBy }) => changedBy ?? []));
    return versions.map((version) => presentVersion(version, admins));
  };
  return {
    many,
    one: async (version: RuleVersion) => (await many([version]))[0] as z.input<typeof ruleView>,
    counted: async (versions: readonly RuleVersion[], counts: ReadonlyMap<string, RuleCount>) =>
      (await many(versions)).map((rule) => ({ ...rule, lastDays: counts.get(rule.id) ?? nothingFound })),
  };
};

export type RulePresenter = ReturnType<typeof rulePresenter>;
