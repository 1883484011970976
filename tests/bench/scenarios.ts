import { randomUUID } from 'node:crypto';
import { cities, species } from '@paltu/reference';
import { aListing } from '../product/a-listing.ts';
import type { Asked } from './load/caller.ts';
import type { People } from './people.ts';
import { emailOf, type Filling } from './filling/fill-databases.ts';

export interface Scenario {
  readonly name: string;
  readonly request: (n: number) => Asked | undefined;
  readonly expected?: number;
  /** How many ask at once; `connections` of `run-scenario.ts` unless given. */
  readonly connections?: number;
  /** What is measured beside it, with the same requests. */
  readonly beside?: readonly ('node:http' | 'express + pg')[];
}

export interface ScenarioNeeds extends People {
  readonly filling: Filling;
  /** Ids of published listings, each asked for once. */
  readonly published: readonly string[];
  readonly password: string;
}

const pageSize = 20;
export const unchangedList = `/api/v1/pets?limit=${pageSize}&page=1&sortBy=newest`;

const parts = ['shep', 'labra', 'persian', 'kutta', 'siam', 'husk', 'desi', 'بلی'];
export const at = <T>(all: readonly T[], n: number): T => all[n % all.length] as T;

/** Leaves out something that does not exist: the question is as dear as without, and no cache has its answer. */
export const neverAsked = (parameter = 'excludeId'): string => `${parameter}=${randomUUID()}`;

export const variedList = (n: number): string =>
  `/api/v1/pets?species=${at(species, n)}&location=${at(cities, n >> 3).id}&page=${1 + (n % 2)}&limit=${pageSize}&${neverAsked()}`;

const pagedList = (n: number): string => `/api/v1/pets?page=${1 + (n % 20)}&limit=${pageSize}&${neverAsked()}`;

export const search = (n: number): string =>
  `/api/v1/pets?breed=${encodeURIComponent(at(parts, n))}&page=${1 + (n % 3)}&limit=${pageSize}&${neverAsked()}`;

const words = ['labrador', 'persain', 'gentle', 'sheru', 'husky family', 'bully kutta'];

export const searchFor = (text: string, page = 1): string =>
  `/api/v1/pets?search=${encodeURIComponent(text)}&page=${page}&limit=${pageSize}&${neverAsked()}`;

const searchOfWords = (n: number): string => searchFor(at(words, n), 1 + (n % 3));

/** Two or three listings have each. */
const rareWords = (n: number, listings: number): string => searchFor(`sheru ${(n * 7_919) % listings}`);

const frequent = ['gentle', 'sheru', 'playful trained', 'companion family', 'persian'];
const misspelt = ['persain', 'labrdor', 'siamees', 'budgerigr', 'hsuky', 'himalyan'];

export const json = (body: object, headers: Readonly<Record<string, string>> = {}) => ({
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Changes something that needs no review, back and forth. */
export const edit = ({ ownListings }: People, n: number): Asked => {
  const { id, owner } = at(ownListings, n);
  return { method: 'PUT', path: `/api/v1/pets/${id}`, ...json({ urgent: Math.floor(n / ownListings.length) % 2 === 0 }, owner) };
};

/** One after the other, in the order of the table. */
export const scenariosOf = (needs: ScenarioNeeds): readonly Scenario[] => {
  const { published, admins, members, filling, password } = needs;
  return [
    { name: 'list, unchanged', request: () => ({ path: unchangedList }), beside: ['node:http', 'express + pg'] },
    {
      name: 'list, unchanged, brotli',
      request: () => ({ path: unchangedList, headers: { 'accept-encoding': 'gzip, deflate, br' } }),
    },
    { name: 'list, any page, from the database', request: (n) => ({ path: pagedList(n) }), beside: ['express + pg'] },
    { name: 'list, by species and city, from the database', request: (n) => ({ path: variedList(n) }), beside: ['express + pg'] },
    { name: 'search, from the database', request: (n) => ({ path: search(n) }), beside: ['express + pg'] },
    { name: 'search of words, one of six misspelt', request: (n) => ({ path: searchOfWords(n) }) },
    { name: 'search of rare words', request: (n) => ({ path: rareWords(n, filling.listings) }), beside: ['express + pg'] },
    { name: 'search of frequent words', request: (n) => ({ path: searchFor(at(frequent, n)) }), beside: ['express + pg'] },
    { name: 'search of misspelt words', request: (n) => ({ path: searchFor(at(misspelt, n)) }) },
    {
      name: 'detail, each once',
      request: (n) => (n < published.length ? { path: `/api/v1/pets/${published[n]}` } : undefined),
      beside: ['express + pg'],
    },
    { name: 'detail, of a hundred', request: (n) => ({ path: `/api/v1/pets/${at(published.slice(0, 100), n)}` }) },
    {
      name: 'review queue',
      request: (n) => ({ path: `/api/v1/admin/pets/pending?limit=10&page=${1 + (n % 3)}&sortBy=oldest`, headers: at(admins, n) }),
    },
    {
      name: 'create, with its event',
      expected: 201,
      request: (n) => ({ method: 'POST', path: '/api/v1/pets', ...json(aListing(), at(members, n)) }),
    },
    { name: 'edit, with its event', request: (n) => edit(needs, n) },
    {
      name: 'login',
      request: (n) => ({ method: 'POST', path: '/api/v1/auth/login', ...json({ email: emailOf(n % filling.members), password }) }),
    },
  ];
};
