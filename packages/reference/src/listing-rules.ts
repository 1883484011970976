import { cities } from './cities.ts';
import { daysOld, type DatedAge } from './pet-age.ts';
import type { Species } from './pet-choices.ts';
import { wordsOf } from './words-of.ts';

/** What the law, or good practice where the law is silent, asks of a listing. It is a reason to look twice, never a verdict. */
export interface ListingRule {
  readonly id: string;
  /** Provinces in which it holds; everywhere when there are none. */
  readonly provinces: readonly string[];
  readonly species: readonly Species[];
  /** It is about listings whose name, breed, description or tags have one of these words. */
  readonly words?: readonly string[];
  /** It is about pets that are younger than so many months, of four weeks each. */
  readonly youngerThan?: number;
}

// Birds that live wild in Pakistan and are offered all the same. Parrots that live wild elsewhere share some of the words.
const wildBirds = [
  'parrot parrots parakeet parakeets falcon hawk shaheen partridge owl myna mynah houbara',
  'tota teetar طوطا طوطے توتا شاہین عقاب تیتر الو مینا تلور',
].flatMap((words) => words.split(' '));

/** Ids never change; the words for each are the web app's. */
export const listingRules = [
  // Punjab Wildlife (Protection, Preservation, Conservation and Management) Act, 1974.
  { id: 'wild-bird-punjab', provinces: ['Punjab'], species: ['Bird'], words: wildBirds },
  // Sindh Wildlife Protection, Preservation, Conservation and Management Act, 2020.
  { id: 'wild-bird-sindh', provinces: ['Sindh'], species: ['Bird'], words: wildBirds },
  // Khyber Pakhtunkhwa Wildlife and Biodiversity (Protection, Preservation, Conservation and Management) Act, 2015.
  { id: 'wild-bird-khyber-pakhtunkhwa', provinces: ['Khyber Pakhtunkhwa'], species: ['Bird'], words: wildBirds },
  // Balochistan (Wildlife Protection, Preservation, Conservation and Management) Act, 2014.
  { id: 'wild-bird-balochistan', provinces: ['Balochistan'], species: ['Bird'], words: wildBirds },
  // No law of Pakistan that we know of names an age. Two months is good practice, and what the law of England asks of who sells dogs: The
  // Animal Welfare (Licensing of Activities Involving Animals) (England) Regulations 2018 forbid it under eight weeks.
  { id: 'young-litter', provinces: [], species: ['Dog', 'Cat'], youngerThan: 2 },
] as const satisfies readonly ListingRule[];

export type RuleId = (typeof listingRules)[number]['id'];

export const ruleIds: readonly RuleId[] = listingRules.map(({ id }) => id);

/** What of a listing the rules look at. */
export interface RuledListing extends Pick<DatedAge, 'age' | 'agedAt'> {
  readonly name: string;
  readonly species: string;
  readonly breed: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly cityId: string;
}

const provinceOf = new Map(cities.map(({ id, province }) => [id, province]));

const isAbout = (
  { provinces, species, words, youngerThan }: ListingRule,
  listing: RuledListing,
  { wordsInListing, days }: { readonly wordsInListing: ReadonlySet<string>; readonly days: number | null },
): boolean => {
  if (!species.some((one) => one === listing.species)) return false;
  if (provinces.length > 0 && !provinces.includes(provinceOf.get(listing.cityId) ?? '')) return false;
  if (words !== undefined && !words.some((word) => wordsInListing.has(word))) return false;
  return youngerThan === undefined || (days !== null && days < youngerThan * 28);
};

/** The rules that a listing may break at `now`, but for those that are switched off. */
export const brokenRules = (listing: RuledListing, switchedOff: ReadonlySet<string>, now: Date): readonly RuleId[] => {
  const wordsInListing = new Set(wordsOf([listing.name, listing.breed, listing.description, ...listing.tags].join(' ')));
  const facts = { wordsInListing, days: daysOld(listing, now) };
  return listingRules.filter((rule) => !switchedOff.has(rule.id) && isAbout(rule, listing, facts)).map(({ id }) => id);
};
