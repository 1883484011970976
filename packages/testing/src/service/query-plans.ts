import { expect } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { preparedReads } from '@paltu/persistence';
import type { Knex } from 'knex';

/** A question that was put to the database. */
export interface AskedQuery {
  readonly sql: string;
  readonly bindings: readonly unknown[];
  /** Of a statement that is planned once for all values. Only reads that go without the query builder have this at all. */
  readonly name?: string | undefined;
}

export interface IndexedOptions {
  /** One, or several that the work asks. */
  readonly table: string | readonly string[];
  /** A read that ends at a limit may go along the table: where most rows match, it ends soon wherever it begins. */
  readonly mayScanUpToLimit?: boolean;
}

export interface QueryPlans {
  /** What `work` asks of these tables, or of any; queries of other work on the database are seen too. */
  askedDuring(work: () => Promise<unknown>, ...tables: readonly string[]): Promise<readonly AskedQuery[]>;
  /** How PostgreSQL answers it: with the settings of the pool that asks, and for any values where it plans but once. */
  planOf(asked: AskedQuery): Promise<string>;
  /** `work` asks something of the table, and nothing that it asks is answered row by row; `name` is given where that is not so. */
  expectIndexed(name: string, work: () => Promise<unknown>, options: IndexedOptions): Promise<void>;
  close(): Promise<void>;
}

interface Explained {
  readonly rows: readonly Record<string, string>[];
}

const linesOf = (rows: readonly Readonly<Record<string, string>>[]): string => rows.map((row) => row['QUERY PLAN']).join('\n');

const scansOf = (plan: string, { table, mayScanUpToLimit = false }: IndexedOptions): string[] =>
  plan
    .split('\n')
    .filter(
      (line, index, lines) =>
        [table].flat().some((name) => line.includes(`Seq Scan on ${name}`)) && !(mayScanUpToLimit && lines[index - 1]?.includes('Limit')),
    );

/** How the questions of a service are answered, for tests that nothing is read row by row. */
export const queryPlans = (database: Knex): QueryPlans => {
  const reads = preparedReads(database, silentLogger);
  /** On a connection of the reads, whose planner has settings of its own. */
  const readsPlanOf = async (text: string, values: readonly unknown[]): Promise<string> => linesOf(await reads.rows({ text }, values));
  const ownPlanOf = async (sql: string, bindings: readonly unknown[]): Promise<string> => {
    const inOrder: unknown[] = [];
    const text = sql.replace(/\$(\d+)/g, (_, number) => {
      inOrder.push(bindings[Number(number) - 1]);
      return '?';
    });
    return linesOf((await database.raw<Explained>(`explain ${text}`, inOrder as string[])).rows);
  };
  const planOf: QueryPlans['planOf'] = async (asked) => {
    const { sql, bindings, name } = asked;
    if (name !== undefined) return readsPlanOf(`explain (generic_plan) ${sql}`, []);
    return 'name' in asked ? readsPlanOf(`explain ${sql}`, bindings) : ownPlanOf(sql, bindings);
  };
  const askedDuring: QueryPlans['askedDuring'] = async (work, ...tables) => {
    const asked: AskedQuery[] = [];
    const remember = (query: AskedQuery) => void asked.push(query);
    database.on('query', remember);
    try {
      await work();
    } finally {
      database.removeListener('query', remember);
    }
    const names = new RegExp(`\\b(${tables.join('|')})\\b`);
    return asked.filter(({ sql }) => names.test(sql));
  };
  return {
    askedDuring,
    planOf,
    expectIndexed: async (name, work, options) => {
      const asked = await askedDuring(work, ...[options.table].flat());
      expect([name, asked.length > 0]).toEqual([name, true]);
      for (const query of asked) expect([name, scansOf(await planOf(query), options)]).toEqual([name, []]);
    },
    close: () => reads.close(),
  };
};
