import { isSilence, isWire, success, type Silence, type StubRequest, type Stubs, type Wire } from './answers.ts';

type Untyped = ((request: StubRequest) => unknown) | Wire | Silence | object | null;

/** Calls that a screen makes before the API has them; they become typed when the API's document names them. */
export type NotYet = Readonly<Record<string, Untyped>>;

export interface Incoming {
  readonly method: string;
  readonly url: URL;
  /** Parsed JSON, other text as it came, undefined for none. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

export interface StubTable {
  /** Answers a request below `/api/v1`; undefined when no stub has its method and path. */
  answer(incoming: Incoming): Promise<Wire | Silence | undefined>;
}

const patternOf = (path: string): RegExp => {
  const expression = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return new RegExp(`^/api/v1${expression}$`);
};

/** A fixed path wins over one with a placeholder: `/pets/user/my-pets` over `/pets/{id}`. */
const fixedFirst = (a: { name: string }, b: { name: string }): number => a.name.split('{').length - b.name.split('{').length;

/** The stubs of one screen, with how often each was asked. */
export const stubTable = (stubs: Stubs, notYet: NotYet = {}): StubTable => {
  const rows = Object.entries({ ...stubs, ...notYet } as Record<string, Untyped>)
    .map(([name, reply]) => {
      const [method = '', path = ''] = name.split(' ');
      return { name, method, pattern: patternOf(path), reply, asked: 0 };
    })
    .toSorted(fixedFirst);
  return {
    answer: async ({ method, url, body, headers }) => {
      const row = rows.find((candidate) => candidate.method === method && candidate.pattern.test(url.pathname));
      if (row === undefined) return undefined;
      const params = { ...row.pattern.exec(url.pathname)?.groups };
      const request = { params, query: url.searchParams, body, headers, attempt: row.asked++ };
      const reply = typeof row.reply === 'function' ? await row.reply(request) : row.reply;
      return isWire(reply) || isSilence(reply) ? reply : success(reply);
    },
  };
};
