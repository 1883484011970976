import { findOutOfRange } from '../bus/offsets.ts';
import { partitionName } from '../envelope/event.ts';
import { busHeads } from './bus-heads.ts';
import type { EventsConfig } from './config.ts';
import { withDatabases } from './service-databases.ts';

/** Where consumers have read beyond what the bus holds, as sentences: their stores and the log are not of one instant. */
export const offsetsBeyondLog = ({ databases, busUrl }: EventsConfig & { readonly busUrl: string }): Promise<string[]> =>
  withDatabases(databases, async (opened) => {
    const offsets = (await Promise.all(opened.map(({ store }) => store.offsets.readAll()))).flat();
    const { ends, missing } = await busHeads(busUrl);
    return offsets.flatMap(({ consumer, ...offset }) => {
      const end = ends.get(partitionName(offset));
      const problems = findOutOfRange([offset], {
        offsets: end === undefined ? [] : [{ ...offset, offset: end }],
        missing: missing.filter((topic) => topic === offset.topic),
      });
      return problems.map((problem) => `${consumer}: ${problem}`);
    });
  });
