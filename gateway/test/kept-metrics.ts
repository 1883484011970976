import { noTelemetry, type Metrics } from '@paltu/telemetry';

type Labels = Readonly<Record<string, string>>;
type Read = () => readonly { labels: Labels; value: number }[];

/** Keeps what is counted and watched, as `name{values of its labels}`. */
export const keptMetrics = () => {
  const counted = new Map<string, number>();
  const watched = new Map<string, Read>();
  const keyOf = (name: string, labels: Labels): string => `${name}{${Object.values(labels).join()}}`;
  const add = (name: string, labels: Labels, by: number): void => {
    counted.set(keyOf(name, labels), (counted.get(keyOf(name, labels)) ?? 0) + by);
  };
  const metrics: Metrics = {
    count: (name, labels) => add(name, labels as Labels, 1),
    add: (name, labels, by) => add(name, labels as Labels, by),
    observe: () => undefined,
    watch: (name, read) => void watched.set(name, read as Read),
  };
  const gauges = (): Record<string, number> =>
    Object.fromEntries([...watched].flatMap(([name, read]) => read().map(({ labels, value }) => [keyOf(name, labels), value])));
  return { telemetry: { ...noTelemetry, metrics }, counted, gauges };
};
