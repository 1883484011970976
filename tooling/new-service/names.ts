import { Script } from 'node:vm';

/** The forms in which a template writes the names of a service and a slice. */
export interface Names {
  /** `pet-care` */
  readonly service: string;
  /** `petCare` */
  readonly serviceName: string;
  /** `PetCare` */
  readonly Service: string;
  /** `pet_care`, as in proto/. */
  readonly serviceSnake: string;
  /** `home-visits`: folder and path. */
  readonly slices: string;
  /** `homeVisits` */
  readonly slicesName: string;
  /** `Home visits`, for a sentence. */
  readonly Slices: string;
  /** `home_visits` */
  readonly table: string;
  /** `home-visit` */
  readonly noun: string;
  /** `homeVisit` */
  readonly nounName: string;
  /** `HomeVisit` */
  readonly Noun: string;
  /** `home_visit` */
  readonly nounSnake: string;
  /** `home visits` */
  readonly words: string;
  /** `home visit` */
  readonly word: string;
  /** `pet-care.home-visit.v1` */
  readonly topic: string;
}

/** Names that the deployment gives to something else: databases, roles, containers. */
const taken = ['bus', 'demo', 'gateway', 'kafka', 'ledger', 'postgres', 'prepare', 'redis', 's3', 'web'];

const camel = (kebab: string): string => kebab.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const spaced = (kebab: string): string => kebab.replaceAll('-', ' ');
const snake = (kebab: string): string => kebab.replaceAll('-', '_');

/** `visits` is `visit`, `galleries` is `gallery`, `staff` stays. */
export const singularOf = (plural: string): string => {
  if (/ies$/.test(plural)) return plural.replace(/ies$/, 'y');
  if (/(ss|x|ch|sh)es$/.test(plural)) return plural.replace(/es$/, '');
  return /[^s]s$/.test(plural) ? plural.replace(/s$/, '') : plural;
};

const isWord = (name: string): boolean => {
  try {
    return new Script(`'use strict'; let ${name};`) !== undefined;
  } catch {
    return false;
  }
};

/** @throws Error that explains what a name has to look like. */
const check = (what: string, name: string): void => {
  if (name === '') throw new Error(`the ${what} has no name: write ${what}=…`);
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name) || name.length > 30)
    throw new Error(`"${name}" is no name for a ${what}: small letters and digits, words with a dash between them, as in pet-care`);
  if (!isWord(camel(name)) || !isWord(camel(singularOf(name)))) throw new Error(`"${name}" is a word of TypeScript: take another`);
};

/**
 * Every form of the names of a service and a slice, both in kebab-case.
 * @throws Error when one cannot be a name.
 */
export const namesOf = (service: string, slices: string): Names => {
  check('service', service);
  check('slice', slices);
  if (taken.includes(service)) throw new Error(`"${service}" is taken: the deployment calls something else so`);
  const noun = singularOf(slices);
  return {
    service,
    serviceName: camel(service),
    Service: capital(camel(service)),
    serviceSnake: snake(service),
    slices,
    slicesName: camel(slices),
    Slices: capital(spaced(slices)),
    table: snake(slices),
    noun,
    nounName: camel(noun),
    Noun: capital(camel(noun)),
    nounSnake: snake(noun),
    words: spaced(slices),
    word: spaced(noun),
    topic: `${service}.${noun}.v1`,
  };
};
