import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@paltu/kernel';
import { isInfrastructureError } from '@paltu/persistence';
import type { Knex } from 'knex';

const lookEveryMs = 1_000;

/** Resolves once the database answers, however long that takes. Rejects when it answers that it does not want us. */
export const untilDatabase = async (database: Knex, logger: Logger): Promise<void> => {
  for (let isWaiting = false; ; isWaiting = true) {
    try {
      await database.raw('select 1');
      if (isWaiting) logger.info({}, 'the database is there');
      return;
    } catch (error) {
      if (!isInfrastructureError(error)) throw error;
      if (!isWaiting) logger.warn({ reason: String(error) }, 'waiting for the database');
    }
    await sleep(lookEveryMs);
  }
};
