import type { PublicRead } from '@paltu/site';
import { setTimeout as sleep } from 'node:timers/promises';
import { canonicalRead } from '../cache/canonical-read.ts';
import type { KeptAnswer } from '../cache/kept-answer.ts';
import type { PublicAnswers } from '../cache/public-answers.ts';

/**
 * @param path path and query of a call of the API whose answer everybody may share
 * @param address of the caller, for one who asks too often causes no more calls
 */
export type ReadPublic = (path: string, address: string) => Promise<PublicRead>;

const patienceMs = 1_000;
const unknown: PublicRead = { kind: 'unknown' };

const asRead = (answer: KeptAnswer | undefined): PublicRead => {
  if (answer?.status === 404 || answer?.status === 400) return { kind: 'missing' };
  return answer?.status === 200 ? { kind: 'found', body: answer.json() } : unknown;
};

/**
 * Reads what a visitor would, as calls of the API do. A page must stand without it, so nothing is thrown.
 * @param count counts the call that it makes for an address; rejects when they are too many
 */
export const publicReader =
  (answers: PublicAnswers, count: (address: string) => Promise<void>): ReadPublic =>
  async (path, address) => {
    const read = canonicalRead(path);
    // Not the id of anything.
    if (read === undefined) return { kind: 'missing' };
    const kept = answers.kept(read);
    if (kept !== undefined) return asRead(kept);
    try {
      await count(address);
    } catch (error) {
      return { kind: 'refused', refusal: error as Error };
    }
    const late = sleep(patienceMs, undefined, { ref: false });
    return asRead(await Promise.race([answers.ask(read, address).catch(() => undefined), late]));
  };
