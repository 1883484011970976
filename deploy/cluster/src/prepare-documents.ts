import { ensureOwnDocuments, ensureReplicaSet } from '@paltu/documents';
import { untilReady, type Logger } from '@paltu/kernel';
import { isInfrastructureError } from '@paltu/persistence';
import { hostOf } from './host-of.ts';

export interface DocumentsSetting {
  /** MongoDB as somebody who may make users: `mongodb://admin:password@host:port/admin?directConnection=true` */
  readonly adminUrl: string;
  /** `mongodb://user:password@host:port/database?replicaSet=…` of each service: user, password and database are read from here. */
  readonly urls: readonly string[];
}

/** Its name, as the addresses of the services have it. */
export const replicaSet = 'paltu';

/** A replica set of the one server that is there, unless it is part of one, and in it a user and a database for each service. */
export const prepareDocuments = async ({ adminUrl, urls }: DocumentsSetting, logger: Logger, limitMs: number): Promise<void> => {
  const host = hostOf(adminUrl);
  await untilReady({
    name: `MongoDB at ${host}`,
    attempt: async () => {
      await ensureReplicaSet(adminUrl, replicaSet, new URL(adminUrl).host);
      for (const url of urls) await ensureOwnDocuments(adminUrl, url);
    },
    isRetryable: isInfrastructureError,
    limitMs,
    logger,
  });
  const names = urls.map((url) => new URL(url).pathname.slice(1));
  logger.info({}, `documents are ready: ${names.join(', ') || 'no service keeps any'}`);
};
