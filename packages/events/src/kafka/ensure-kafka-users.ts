import { kafkaClient, type KafkaAddress } from './kafka-client.ts';
import type { KafkaUser } from './kafka-user.ts';
import { ensureRights } from './kafka-rights.ts';
import { kafkaUrlAs } from './parse-kafka-url.ts';

export interface KafkaUsersOptions extends Omit<KafkaAddress, 'clientId'> {
  readonly users: readonly KafkaUser[];
}

const isKnown = async (user: KafkaUser, address: Omit<KafkaAddress, 'clientId'>): Promise<boolean> => {
  const admin = kafkaClient({ ...address, url: kafkaUrlAs(address.url, user), clientId: user.name }).admin();
  try {
    await admin.connect();
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === 'KafkaJSSASLAuthenticationError') return false;
    throw error;
  } finally {
    await admin.disconnect();
  }
};

const proveEachPassword = async (users: readonly KafkaUser[], address: Omit<KafkaAddress, 'clientId'>): Promise<void> => {
  const unknown: string[] = [];
  for (const user of users) if (!(await isKnown(user, address))) unknown.push(user.name);
  if (unknown.length > 0)
    throw new Error(
      `Kafka knows other passwords of ${unknown.join(', ')}, or none: docker compose run --rm bus-passwords ${unknown.join(' ')}`,
    );
};

/**
 * Gives each of these users exactly the rights of its row: what is missing is granted, what it had besides is withdrawn. Others stay as
 * they are. Any number of times. `url` is of somebody who may do that. Then it logs in as each of them: Kafka's own tool makes their
 * passwords. Rejects when no broker answers, when Kafka refuses, and with the names of those whose password it does not know.
 */
export const ensureKafkaUsers = async ({ users, ...address }: KafkaUsersOptions): Promise<void> => {
  if (users.length === 0) return;
  const kafka = kafkaClient({ ...address, clientId: 'users' });
  const admin = kafka.admin();
  try {
    await admin.connect();
    for (const user of users) {
      const changes = await ensureRights(admin, user);
      if (changes > 0) address.logger.info({ user: user.name, changes }, 'rights on the bus changed');
    }
  } finally {
    await admin.disconnect();
  }
  await proveEachPassword(users, address);
};
