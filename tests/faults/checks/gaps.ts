import type { LoggedEvent } from './evidence.ts';
import { firstOfEach } from './first-of-each.ts';

/** The events of a topic by what they are about, each at its first place. */
export const eventsById = (log: readonly LoggedEvent[], topic: string): Map<string, LoggedEvent[]> =>
  Map.groupBy(
    firstOfEach(log).filter((event) => event.topic === topic),
    ({ key }) => key,
  );

/** Of what something else was published than every version up to the one that is stored. */
export const gaps = (
  published: Map<string, LoggedEvent[]>,
  states: readonly { readonly id: string; readonly version: number }[],
): string[] =>
  states.flatMap(({ id, version }) => {
    const sequences = (published.get(id) ?? []).map(({ sequence }) => sequence).join();
    const wanted = Array.from({ length: version }, (_none, index) => index + 1).join();
    return sequences === wanted ? [] : [`${id} is at ${version}, published was ${sequences}`];
  });
