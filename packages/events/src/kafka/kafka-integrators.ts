import { kafkaClient, type KafkaAddress } from './kafka-client.ts';
import { ensureRights, listRightsHolders } from './kafka-rights.ts';

/** How the names of integrators begin, and of nobody else. */
export const integratorPrefix = 'integrator-';

export interface KafkaIntegratorsOptions extends Omit<KafkaAddress, 'clientId'> {
  /** What every integrator may read, in groups whose names begin with its own and a dot. */
  readonly topics: readonly string[];
  /** Integrators that are new. */
  readonly added?: readonly string[];
  /** Those who may read nothing any more. */
  readonly revoked?: readonly string[];
}

/**
 * Gives every integrator, those whom Kafka knows already and those that are added, the right to read exactly these topics, and takes it
 * from those that are revoked. `url` is of somebody who may do that. Kafka's own tool makes their passwords.
 */
export const ensureKafkaIntegrators = async (options: KafkaIntegratorsOptions): Promise<void> => {
  const { topics, added = [], revoked = [], ...address } = options;
  const admin = kafkaClient({ ...address, clientId: 'integrators' }).admin();
  try {
    await admin.connect();
    const known = (await listRightsHolders(admin)).filter((name) => name.startsWith(integratorPrefix));
    for (const name of new Set([...known, ...added, ...revoked])) {
      const changes = await ensureRights(admin, { name, publishes: [], consumes: revoked.includes(name) ? [] : topics });
      if (changes > 0) address.logger.info({ user: name, changes }, 'rights on the bus changed');
    }
  } finally {
    await admin.disconnect();
  }
};
