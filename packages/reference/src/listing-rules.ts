import { cities } from './cities.ts';
import { daysOld, type DatedAge } from './pet-age.ts';
import type { AdoptionType, Species } from './pet-choices.ts';
import { phraseFinder, readable } from './rule-phrases.ts';

/** What becomes of a listing: it is marked for admins; an admin has to open it and confirm the rule; its owner cannot submit it. */
export const ruleActions = ['warn', 'hold', 'refuse'] as const;
export type RuleAction = (typeof ruleActions)[number];

/** The same in both languages. */
export interface BothLanguages {
  readonly en: string;
  readonly ur: string;
}

/** All that a rule asks of a listing; what is empty or null asks nothing. */
export interface RuleCondition {
  readonly species: readonly Species[];
  /** Provinces in which it is offered. */
  readonly provinces: readonly string[];
  /** How it is offered. */
  readonly adoptionTypes: readonly AdoptionType[];
  /** In months of four weeks each. */
  readonly youngerThan: number | null;
  readonly olderThan: number | null;
  /** In rupees, of what costs something. */
  readonly cheaperThan: number | null;
  readonly dearerThan: number | null;
  /** The price is below so many percent of the median of its species and breed. */
  readonly belowMedian: number | null;
  /** One of these phrases stands in it, outside of those of `unless`. */
  readonly words: readonly string[];
  readonly unless: readonly string[];
  /** Its owner is a member for less than so many days. */
  readonly registeredWithin: number | null;
  /** Its owner offered fewer than so many pets before. */
  readonly fewerListings: number | null;
  /** So many decisions on listings of its owner were rejections. */
  readonly rejectedBefore: number | null;
  /** Its owner was suspended so many times. */
  readonly suspendedBefore: number | null;
}

/** What the law, good practice or safety asks of a listing. */
export interface ListingRule {
  /** Never changes. */
  readonly id: string;
  readonly title: BothLanguages;
  readonly action: RuleAction;
  readonly condition: RuleCondition;
  /** Why an admin should look, and where the rule comes from. */
  readonly admin: BothLanguages;
  /** What its owner reads, and the ready reason of a rejection. */
  readonly owner: BothLanguages;
}

export const noCondition: RuleCondition = {
  ...{ species: [], provinces: [], adoptionTypes: [], words: [], unless: [] },
  ...{ youngerThan: null, olderThan: null, cheaperThan: null, dearerThan: null, belowMedian: null },
  ...{ registeredWithin: null, fewerListings: null, rejectedBefore: null, suspendedBefore: null },
};

/** What of a listing the rules look at. */
export interface RuledListing extends Pick<DatedAge, 'age' | 'agedAt'> {
  readonly name: string;
  readonly species: string;
  readonly breed: string;
  readonly description: string;
  readonly specialNeeds: string;
  readonly reasonForRehoming: string;
  readonly tags: readonly string[];
  readonly cityId: string;
  readonly adoptionType: string;
  readonly price: number;
}

/** The owner of a listing, as they were when it was submitted. */
export interface OwnerHistory {
  /** Null where it is not known. */
  readonly daysRegistered: number | null;
  readonly listingsBefore: number;
  readonly rejectedBefore: number;
  readonly suspendedBefore: number;
}

/** What is known beside the listing itself; of what is not known no rule takes hold. */
export interface BesideListing {
  readonly medianPrice?: number | null | undefined;
  readonly owner?: OwnerHistory | null | undefined;
}

interface RuleFacts extends BesideListing {
  readonly listing: RuledListing;
  readonly days: number | null;
}

const isLess = (value: number | null | undefined, limit: number): boolean => value !== null && value !== undefined && value < limit;
const isMore = (value: number | null | undefined, limit: number): boolean => value !== null && value !== undefined && value > limit;

type NumberTest = Exclude<
  { [Key in keyof RuleCondition]: RuleCondition[Key] extends number | null ? Key : never }[keyof RuleCondition],
  undefined
>;

/** The tests by a number, and the field of a listing that fails each: none where only others know. */
const numberTests: Readonly<
  Record<NumberTest, { readonly field: 'age' | 'price' | 'species'; readonly holds: (facts: RuleFacts, limit: number) => boolean }>
> = {
  youngerThan: { field: 'age', holds: ({ days }, months) => isLess(days, months * 28) },
  olderThan: { field: 'age', holds: ({ days }, months) => isMore(days, months * 28) },
  cheaperThan: { field: 'price', holds: ({ listing: { price } }, limit) => price > 0 && price < limit },
  dearerThan: { field: 'price', holds: ({ listing: { price } }, limit) => price > limit },
  belowMedian: {
    field: 'price',
    holds: ({ listing: { price }, medianPrice }, percent) =>
      price > 0 && isMore(medianPrice, 0) && price * 100 < (medianPrice ?? 0) * percent,
  },
  registeredWithin: { field: 'species', holds: ({ owner }, days) => isLess(owner?.daysRegistered, days) },
  fewerListings: { field: 'species', holds: ({ owner }, count) => isLess(owner?.listingsBefore, count) },
  rejectedBefore: { field: 'species', holds: ({ owner }, count) => isMore(owner?.rejectedBefore, count - 1) },
  suspendedBefore: { field: 'species', holds: ({ owner }, count) => isMore(owner?.suspendedBefore, count - 1) },
};

const testNames = Object.keys(numberTests) as NumberTest[];

/** Tests that need more than the listing itself: its owner cannot be refused by what only moderation knows. */
export const testsBesideListing = ['belowMedian', 'registeredWithin', 'fewerListings', 'rejectedBefore', 'suspendedBefore'] as const;

export const looksBeside = ({ condition }: Pick<ListingRule, 'condition'>): boolean =>
  testsBesideListing.some((test) => condition[test] !== null);

/** Whether it asks anything that not every listing of some kind answers. */
export const asksSomething = (condition: RuleCondition): boolean =>
  condition.words.length > 0 || testNames.some((test) => condition[test] !== null);

const provinceOf = new Map(cities.map(({ id, province }) => [id, province]));

/** A name of one word is the pet's own, whatever else it means; with more than letters it is a title. */
const titleIn = (name: string): string => (/[^\p{L}\p{M}]/u.test(name.trim()) ? name : '');

/** Every text of a listing, by its field; of ages those that no number is read from. */
const textsOf = ({ listing, days }: RuleFacts): readonly (readonly [field: RuledField, text: string])[] => [
  ['description', listing.description],
  ['name', titleIn(listing.name)],
  // What begins in the title goes on in the description.
  ['description', titleIn(listing.name) && `${listing.name} ${listing.description}`],
  ['breed', listing.breed],
  ['specialNeeds', listing.specialNeeds],
  ['reasonForRehoming', listing.reasonForRehoming],
  ['tags', listing.tags.join('\n')],
  ['age', days === null ? `age ${listing.age}` : ''],
];

/** The field in which a listing breaks a rule. */
export type RuledField = 'age' | 'price' | 'species' | 'description' | 'name' | 'breed' | 'specialNeeds' | 'reasonForRehoming' | 'tags';

const isAmong = (wanted: readonly string[], value: string | undefined): boolean =>
  wanted.length === 0 || (value !== undefined && wanted.includes(value));

interface CompiledRule<Rule extends ListingRule> {
  readonly rule: Rule;
  readonly tests: readonly NumberTest[];
  readonly hasWords: (text: string) => boolean;
}

const compiled = <Rule extends ListingRule>(rule: Rule): CompiledRule<Rule> => ({
  rule,
  tests: testNames.filter((test) => rule.condition[test] !== null),
  hasWords: phraseFinder(rule.condition.words, rule.condition.unless),
});

type ReadTexts = () => readonly (readonly [field: RuledField, text: string])[];

/** The field in which the rule is broken; undefined where it is not. */
const brokenIn = (
  { rule: { condition }, tests, hasWords }: CompiledRule<ListingRule>,
  facts: RuleFacts,
  texts: ReadTexts,
): RuledField | undefined => {
  const { listing } = facts;
  const isMeant =
    isAmong(condition.species, listing.species) &&
    isAmong(condition.provinces, provinceOf.get(listing.cityId)) &&
    isAmong(condition.adoptionTypes, listing.adoptionType) &&
    tests.every((test) => numberTests[test].holds(facts, condition[test] ?? 0));
  if (!isMeant) return undefined;
  if (condition.words.length > 0) return texts().find(([, text]) => hasWords(text))?.[0];
  return tests[0] === undefined ? undefined : numberTests[tests[0]].field;
};

export interface BrokenRule<Rule extends ListingRule = ListingRule> {
  readonly rule: Rule;
  readonly field: RuledField;
}

/** Which of these rules a listing breaks at `now`: warnings and holds are reasons to look twice, never a verdict. */
export const rulesBroken = <Rule extends ListingRule>(rules: readonly Rule[]) => {
  const all = rules.map(compiled);
  return (listing: RuledListing, now: Date, beside: BesideListing = {}): readonly BrokenRule<Rule>[] => {
    let read: ReturnType<ReadTexts> | undefined;
    const facts = { ...beside, listing, days: daysOld(listing, now) };
    const texts = () => (read ??= textsOf(facts).map(([field, text]) => [field, readable(text)] as const));
    return all.flatMap((one) => {
      const field = brokenIn(one, facts, texts);
      return field === undefined ? [] : [{ rule: one.rule, field }];
    });
  };
};
