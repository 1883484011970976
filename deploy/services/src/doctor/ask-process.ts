/** One line of the text format of Prometheus. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const line = /^([a-z_:][\w:]*)(?:\{(.*)\})? (\S+)/i;
const label = /(\w+)="((?:[^"\\]|\\.)*)"/g;

/** The samples in the text of `/metrics`. */
const readMetrics = (text: string): readonly Sample[] =>
  text.split('\n').flatMap((one) => {
    const [, name, labels = '', value] = line.exec(one) ?? [];
    if (name === undefined) return [];
    return [{ name, labels: Object.fromEntries([...labels.matchAll(label)].map(([, key, text]) => [key, text])), value: Number(value) }];
  });

/** The values of one metric, each with its labels; those that could not be read are left out. */
export const valuesOf = (samples: readonly Sample[], name: string): readonly Sample[] =>
  samples.filter((sample) => sample.name === name && Number.isFinite(sample.value));

/** A process of the product and where it serves its readiness and metrics. */
export interface Address {
  /** `pets`, or `pets (172.18.0.5)` where there are several. */
  readonly name: string;
  readonly url: string;
  readonly metricsUrl?: string | undefined;
  /** The process that it runs in, where several share one; a process of its own unless given. */
  readonly process?: string | undefined;
}

/** What a process reported. */
export interface ProcessState {
  readonly name: string;
  /** The process that it runs in: its own name, unless several share one. */
  readonly process: string;
  readonly state: 'ready' | 'not-ready' | 'silent';
  /** What it waits for. */
  readonly unmet: readonly string[];
  /** What somebody has to look at, although it serves. */
  readonly degraded: readonly string[];
  readonly samples: readonly Sample[];
}

const answerMs = 5_000;

const get = (url: string): Promise<Response> => fetch(url, { signal: AbortSignal.timeout(answerMs) });

const metricsAt = async (url: string | undefined): Promise<readonly Sample[]> => {
  if (url === undefined) return [];
  const answer = await get(url);
  return answer.ok ? readMetrics(await answer.text()) : [];
};

/** Asks a process for its readiness and its metrics; one that does not answer within five seconds is silent. */
export const askProcess = async ({ name, url, metricsUrl, process = name }: Address): Promise<ProcessState> => {
  const samples = await metricsAt(metricsUrl).catch(() => []);
  try {
    const answer = await get(`${url}/readyz`);
    const { unmet = [], degraded = [] } = (await answer.json()) as { unmet?: string[]; degraded?: string[] };
    return { name, process, state: answer.ok ? 'ready' : 'not-ready', unmet, degraded, samples };
  } catch {
    return { name, process, state: 'silent', unmet: [], degraded: [], samples };
  }
};
