import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDocuments } from '@paltu/documents';
import type { EventBus } from '@paltu/events';
import { openTestBus } from '@paltu/events/test-bus';
import { newId, silentLogger } from '@paltu/kernel';
import { clusterEngines, createTestDatabase, createTestTokens, type TestTokens } from '@paltu/testing';
import type { TestService } from '@paltu/testing/service';
import { openMovedStore } from '../src/moved-store-command.ts';
import { exportLines, importFile } from '../src/moving/moving-module.ts';
import { startVets, type RunningVets } from './running-vets.ts';

const migrations = [join(import.meta.dirname, '../migrations')];

export type Engine = 'PostgreSQL' | 'MongoDB';

/** The lines of all that is kept at that address. */
export const exported = async (url: string): Promise<string[]> => {
  const store = await openMovedStore(url);
  const lines: string[] = [];
  try {
    await exportLines(
      store,
      async (line) => void lines.push(line),
      () => undefined,
    );
  } finally {
    await store.close();
  }
  return lines;
};

/** Stores of the test on both engines, and services that run on them and on one bus: positions of consumers are moved too. */
export const movingEnvironment = async (clock: () => Date) => {
  const folder = await mkdtemp(join(tmpdir(), 'paltu-moving-'));
  const bus = await openTestBus();
  const tokens: TestTokens = await createTestTokens();
  const running = new Set<RunningVets>();
  const closing: (() => Promise<unknown>)[] = [];
  let isBusAway = false;
  const published: (string | undefined)[] = [];

  const engines: Readonly<Record<Engine, () => Promise<string>>> = {
    PostgreSQL: async () => {
      const { url, drop } = await createTestDatabase({ migrations });
      closing.push(drop);
      return url;
    },
    MongoDB: async () => {
      const url = clusterEngines().mongo.urlFor(`vets-${newId()}`);
      closing.push(async () => {
        const documents = connectDocuments({ url, applicationName: 'test', logger: silentLogger });
        await documents.ping();
        await documents.connection.dropDatabase();
        await documents.close();
      });
      return url;
    },
  };
  const ownBus: EventBus = {
    ...bus,
    // A service closes its bus when it stops.
    close: async () => undefined,
    publish: async (messages, confirm) => {
      if (isBusAway) throw new Error('the bus is away');
      published.push(...messages.map(({ headers }) => headers['ce_id']));
      await bus.publish(messages, confirm);
    },
  };
  const fileOf = async (lines: readonly string[]): Promise<string> => {
    const path = join(folder, newId());
    await writeFile(path, lines.join(''));
    return path;
  };
  const stop = async (vets: RunningVets): Promise<void> => {
    running.delete(vets);
    await vets.stop();
  };

  return {
    bus,
    /** Makes an empty store; answers its address. */
    emptyOn: (engine: Engine): Promise<string> => engines[engine](),
    fileOf,
    /** Imports those lines; answers how many things they were. */
    imported: async (url: string, lines: readonly string[]): Promise<number> => {
      const store = await openMovedStore(url);
      try {
        return await importFile(store, await fileOf(lines), () => undefined);
      } finally {
        await store.close();
      }
    },
    start: async (databaseUrl: string): Promise<RunningVets> => {
      const withoutDatabase = (work: () => Promise<unknown>) => work();
      const beside = { databaseUrl, bus: ownBus, tokens, withoutDatabase } as unknown as TestService;
      const vets = await startVets({ beside, clock: { now: clock } });
      running.add(vets);
      return vets;
    },
    stop,
    /** From now on services publish nothing, or what waits. */
    setBusAway: (isAway: boolean): void => void (isBusAway = isAway),
    /** Ids of the events that were handed to the bus, in order. */
    published: (): readonly (string | undefined)[] => published,
    close: async (): Promise<void> => {
      for (const vets of running) await stop(vets);
      await bus.close();
      for (const close of closing.toReversed()) await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type MovingEnvironment = Awaited<ReturnType<typeof movingEnvironment>>;
