/** One line of the text format of Prometheus. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const line = /^([a-z_:][\w:]*)(?:\{(.*)\})? (\S+)/i;
const label = /(\w+)="((?:[^"\\]|\\.)*)"/g;

/** The samples in the text of `/metrics`. */
export const readMetrics = (text: string): readonly Sample[] =>
  text.split('\n').flatMap((one) => {
    const [, name, labels = '', value] = line.exec(one) ?? [];
    if (name === undefined) return [];
    return [{ name, labels: Object.fromEntries([...labels.matchAll(label)].map(([, key, text]) => [key, text])), value: Number(value) }];
  });

/** The values of one metric, each with its labels; those that could not be read are left out. */
export const valuesOf = (samples: readonly Sample[], name: string): readonly Sample[] =>
  samples.filter((sample) => sample.name === name && Number.isFinite(sample.value));
