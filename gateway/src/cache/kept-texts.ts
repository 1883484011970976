import { addressKey, type InFairTurn } from '@paltu/kernel';
import { keptAnswer, type KeptAnswer } from './kept-answer.ts';
import { keptEntries } from './tagged-cache.ts';

/** A text that the gateway makes by itself, such as a page. */
interface MadeText {
  /** 200 unless given. */
  readonly status?: number;
  readonly type: string;
  readonly cacheControl: string;
  readonly body: string | Buffer;
}

export interface WantedText {
  /** Two texts that differ have different names, or different sources. */
  readonly name: string;
  /** What it is made of; it is made anew when one of them is another value. */
  readonly sources: readonly unknown[];
  /** Who asks. */
  readonly address: string;
  /** Undefined when it cannot be had now. */
  readonly make: () => Promise<MadeText | undefined>;
}

/**
 * Texts that are made once for all who ask, and kept with their compressed forms. They are made in turns by address, so that one who
 * asks for many different ones keeps nobody waiting. Rejects as `make` does, and when too many wait.
 */
export type KeptTexts = (wanted: WantedText) => Promise<KeptAnswer | undefined>;

interface Turns {
  /** Runs what makes a text. */
  readonly making: InFairTurn;
  /** Runs compressions. */
  readonly compressing: InFairTurn;
}

interface Kept {
  readonly sources: readonly unknown[];
  readonly answer: KeptAnswer;
}

const maxBytes = 16 * 1024 * 1024;
const maxAgeMs = 60 * 60_000;

const isOf = (sources: readonly unknown[], others: readonly unknown[]): boolean =>
  sources.length === others.length && sources.every((source, index) => source === others[index]);

/** See `KeptTexts`. */
export const keptTexts = ({ making: inTurn, compressing }: Turns): KeptTexts => {
  const entries = keptEntries<Kept>(maxBytes);
  const underWay = new Map<string, { readonly sources: readonly unknown[]; readonly made: Promise<KeptAnswer | undefined> }>();

  const keptOf = ({ name, sources }: WantedText): KeptAnswer | undefined => {
    const kept = entries.find(name);
    return kept !== undefined && isOf(kept.sources, sources) ? kept.answer : undefined;
  };
  const make = async ({ name, sources, make: begin }: WantedText): Promise<KeptAnswer | undefined> => {
    const text = await begin();
    if (text === undefined) return undefined;
    const headers = { 'content-type': text.type, 'cache-control': text.cacheControl };
    const answer = keptAnswer({ status: text.status ?? 200, headers, body: Buffer.from(text.body) }, compressing);
    // With room for its compressed forms.
    entries.put(name, { value: { sources, answer }, bytes: 2 * answer.body.length + 2_048, tags: [], until: Date.now() + maxAgeMs });
    return answer;
  };
  // By the time of its turn somebody else may have had it made. Nobody waits in the place of another one, who may have asked for much.
  const inOwnTurn = (wanted: WantedText): KeptAnswer | undefined | Promise<KeptAnswer | undefined> => {
    const kept = keptOf(wanted);
    if (kept !== undefined) return kept;
    const { name, sources } = wanted;
    const other = underWay.get(name);
    if (other !== undefined && isOf(other.sources, sources)) return other.made;
    const own = { sources, made: make(wanted) };
    underWay.set(name, own);
    return own.made.finally(() => underWay.get(name) === own && underWay.delete(name));
  };
  return async (wanted) => keptOf(wanted) ?? inTurn([addressKey(wanted.address)], async () => inOwnTurn(wanted));
};
