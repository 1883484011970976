import { setTimeout as sleep } from 'node:timers/promises';
import { headersOfRequest } from '@paltu/service-kit';
import { canonicalRead } from '../cache/canonical-read.ts';
import type { KeptAnswer } from '../cache/kept-answer.ts';
import type { PublicAnswers } from '../cache/public-answers.ts';
import type { FetchFrom } from '../upstreams/fetch-from.ts';

/** The body of an answer, `missing` when the service says that there is nothing, `unknown` when it says nothing in time. */
export type PublicRead = { readonly kind: 'found'; readonly body: unknown } | { readonly kind: 'missing' | 'unknown' };
/**
 * @param path path and query of a call of the API
 * @param address whoever asks, for one who asks too often causes no more calls
 */
export type ReadPublic = (path: string, address: string) => Promise<PublicRead>;

const patienceMs = 1_000;
/** As long as browsers may keep a public read; many visits to one page are one call. */
const keptMs = 5_000;
const mostKept = 500;

const read = async (fetchService: FetchFrom, path: string): Promise<PublicRead> => {
  const headers = { accept: 'application/json', ...headersOfRequest() };
  const answer = await fetchService(path, { headers, signal: AbortSignal.timeout(patienceMs) });
  if (answer.status === 404 || answer.status === 400) return { kind: 'missing' };
  if (!answer.ok) return { kind: 'unknown' };
  return { kind: 'found', body: await answer.json() };
};

const asRead = (answer: KeptAnswer | undefined): PublicRead => {
  if (answer?.status === 404 || answer?.status === 400) return { kind: 'missing' };
  return answer?.status === 200 ? { kind: 'found', body: answer.json() } : { kind: 'unknown' };
};

/** Reads what the cache of public answers keeps, or has it asked; undefined where it is not for the cache, or takes too long. */
const readByCache = async (answers: PublicAnswers, path: string, isCounted: () => Promise<boolean>): Promise<PublicRead | undefined> => {
  const read = answers.isCurrent() ? canonicalRead(path) : undefined;
  if (read === undefined) return undefined;
  const kept = answers.kept(read);
  if (kept !== undefined) return asRead(kept);
  if (!(await isCounted())) return { kind: 'unknown' };
  const late = sleep(patienceMs, undefined, { ref: false });
  return asRead(await Promise.race([answers.ask(read), late]));
};

/**
 * Reads of a service what a visitor would, and keeps the answer for a moment. A page must stand without it, so nothing is thrown.
 * @param answers where it looks first: what falls there is not shown here either
 * @param count counts the call that it makes for an address; rejects when they are too many
 */
export const publicReader = (fetchService: FetchFrom, count: (address: string) => Promise<void>, answers?: PublicAnswers): ReadPublic => {
  const isCounted = (address: string): Promise<boolean> =>
    count(address).then(
      () => true,
      () => false,
    );
  const kept = new Map<string, { readonly until: number; readonly answer: Promise<PublicRead> }>();
  const keptAnswer = (path: string): Promise<PublicRead> | undefined => {
    const before = kept.get(path);
    return before !== undefined && before.until > Date.now() ? before.answer : undefined;
  };
  return async (path, address) => {
    const cached = answers && (await readByCache(answers, path, () => isCounted(address)));
    if (cached !== undefined) return cached;
    if (keptAnswer(path) === undefined && !(await isCounted(address))) return { kind: 'unknown' };
    // Another visit may have asked while this one was counted.
    const before = keptAnswer(path);
    if (before !== undefined) return before;
    if (kept.size >= mostKept) kept.clear();
    const answer = read(fetchService, path).catch((): PublicRead => ({ kind: 'unknown' }));
    kept.set(path, { until: Date.now() + keptMs, answer });
    return answer;
  };
};
