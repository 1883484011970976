import type { InFairTurn } from '@paltu/kernel';
import { headersOfRequest } from '@paltu/service-kit';
import { noMetrics, type Metrics } from '@paltu/telemetry';
import { noteCounted } from '../auth/admit.ts';
import type { ConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { callerKey, type CountCall } from '../limits/count-calls.ts';
import { begunOf, type Step } from '../requests/begin-request.ts';
import type { FetchFrom, ReadAnswer } from '../upstreams/fetch-from.ts';
import { canonicalRead, type CanonicalRead } from './canonical-read.ts';
import { keptAnswer, sendKept, type KeptAnswer } from './kept-answer.ts';
import { taggedCache, type Loaded, type TaggedCache } from './tagged-cache.ts';

/** What everybody may read, from memory where it is there. */
export interface PublicAnswers {
  isCurrent(): boolean;
  /** What is there; nothing is asked of a service. */
  kept(read: CanonicalRead): KeptAnswer | undefined;
  /**
   * Asks the service when it is the turn of `address`, together with all who ask for the same then. Undefined when nothing comes that could
   * be handed on. @throws AppError 503 when the service has more calls than it takes
   */
  ask(read: CanonicalRead, address: string): Promise<KeptAnswer | undefined>;
}

const maxBytes = 32 * 1024 * 1024;

const maxAgeMs = 10_000;

/** Longer than any of these reads may take in its service. */
const patienceMs = 12_000;

export const answerCache = (isCurrent: () => boolean): TaggedCache<KeptAnswer> => taggedCache({ maxBytes, maxAgeMs, isCurrent });

const isForEverybody = ({ status, headers }: ReadAnswer): boolean =>
  status === 200 && /^public\b/.test(String(headers['cache-control'])) && headers['set-cookie'] === undefined;

const load = async (fetchService: FetchFrom, url: string, inTurn: InFairTurn): Promise<Loaded<KeptAnswer>> => {
  const headers = { accept: 'application/json', ...headersOfRequest() };
  const answer = await fetchService(url, { headers, signal: AbortSignal.timeout(patienceMs) });
  // With room for its compressed forms.
  return { value: keptAnswer(answer, inTurn), bytes: isForEverybody(answer) ? 2 * answer.body.length + 2_048 : undefined };
};

/** How a service is read. */
export interface ReadService {
  readonly fetch: FetchFrom;
  readonly concurrency: Pick<ConcurrencyLimit, 'enter'>;
}

interface PublicAnswersNeeds {
  readonly cache: TaggedCache<KeptAnswer>;
  /** Undefined for a service that is not there. */
  readonly serviceNamed: (name: string) => ReadService | undefined;
  /** Runs compressions. */
  readonly inTurn: InFairTurn;
  readonly metrics?: Metrics;
}

export const publicAnswers = ({ cache, serviceNamed, inTurn, metrics = noMetrics }: PublicAnswersNeeds): PublicAnswers => ({
  isCurrent: cache.isCurrent,
  kept: ({ url }) => {
    const answer = cache.find(url);
    if (answer !== undefined) metrics.count('paltu_cache_reads_total', { outcome: 'kept' });
    return answer;
  },
  ask: async ({ url, service: name, tags }, address) => {
    const service = serviceNamed(name);
    if (service === undefined) return undefined;
    const leave = await service.concurrency.enter(callerKey({ address }));
    // By the time of its turn somebody else may have had it read. Nobody waits in the place of another one, who may have asked for much.
    const kept = cache.find(url);
    if (kept !== undefined) return (leave(), kept);
    const reading = cache.share(url, tags, () => load(service.fetch, url, inTurn));
    const found = await reading.catch(() => undefined).finally(leave);
    metrics.count('paltu_cache_reads_total', { outcome: found?.isShared === true ? 'shared' : 'asked' });
    // A refusal names the request that it answers, so nobody else gets it; a failure is logged by those who forward calls.
    if (found === undefined || found.value.status >= 500 || (found.isShared && found.bytes === undefined)) return undefined;
    return found.value;
  },
});

/** Measures how much is kept, and whether it may be given out. */
export const measureCache = (metrics: Metrics, cache: TaggedCache<unknown>): void => {
  metrics.watch('paltu_cache_bytes', () => [{ labels: {}, value: cache.bytes() }]);
  metrics.watch('paltu_cache_current', () => [{ labels: {}, value: cache.isCurrent() ? 1 : 0 }]);
};

/**
 * Answers a call that everybody may share, from memory or for all who ask the same at once. A caller who sends a token never sees what is
 * kept and fills nothing; what cannot be answered here goes on to the service as any other call.
 */
export const answerFromCache =
  (answers: PublicAnswers, countCall: CountCall): Step =>
  async (request, response) => {
    const { url = '', headers } = request;
    const read = headers.authorization === undefined && answers.isCurrent() ? canonicalRead(url) : undefined;
    if (read === undefined) return;
    const { address } = begunOf(response).origin;
    await countCall('reads', { address });
    noteCounted(response);
    const answer = answers.kept(read) ?? (await answers.ask(read, address));
    if (answer !== undefined) await sendKept(request, response, answer, address);
  };
