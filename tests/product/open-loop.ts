import { reasonOf } from '@paltu/kernel';
import type { Answer } from './calls.ts';

/** `fetch` itself reports no more than that it failed; why is its cause. */
const whyFailed = (error: unknown): string => reasonOf((error as Error).cause ?? error);

/** Begins one call every so often, whether those before have ended or not, until it is stopped. */
export const openLoop = (everyMs: number, begin: (turn: number) => Promise<string>) => {
  const results: Promise<string>[] = [];
  const timer = setInterval(() => results.push(begin(results.length).catch(whyFailed)), everyMs);
  return {
    /** What each of them came to, in the order in which they began. */
    stop: async (): Promise<string[]> => {
      clearInterval(timer);
      return Promise.all(results);
    },
  };
};

/** What was called and how it was answered, such as `list 201`, or `list 503 upstream.away`. */
export const describeAnswer = (what: string, { status, body }: Answer): string =>
  `${what} ${status}${body.code === undefined ? '' : ` ${body.code}`}`;
