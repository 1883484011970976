import kafkajs, { type AclEntry, type Admin } from 'kafkajs';
import { kafkaClient, type KafkaAddress } from './kafka-client.ts';
import type { KafkaUser } from './kafka-user.ts';
import { kafkaUrlAs } from './parse-kafka-url.ts';

const { AclOperationTypes: Operation, AclPermissionTypes: Permission, AclResourceTypes: Resource, ResourcePatternTypes: Pattern } = kafkajs;

export interface KafkaUsersOptions extends Omit<KafkaAddress, 'clientId'> {
  readonly users: readonly KafkaUser[];
}

const principalOf = ({ name }: KafkaUser): string => `User:${name}`;

/** Reading and writing a topic imply describing it; who reads a group may also join it, and deletes those of its tails. */
const rightsOf = (user: KafkaUser): AclEntry[] => {
  const given = { principal: principalOf(user), host: '*', permissionType: Permission.ALLOW };
  const topic = (name: string) => ({ resourceType: Resource.TOPIC, resourceName: name, resourcePatternType: Pattern.LITERAL });
  const groups = { resourceType: Resource.GROUP, resourceName: `${user.name}.`, resourcePatternType: Pattern.PREFIXED };
  return [
    ...user.publishes.map((name) => ({ ...given, ...topic(name), operation: Operation.WRITE })),
    ...user.consumes.map((name) => ({ ...given, ...topic(name), operation: Operation.READ })),
    ...(user.consumes.length === 0 ? [] : [Operation.READ, Operation.DELETE].map((operation) => ({ ...given, ...groups, operation }))),
  ];
};

const nameOf = ({ resourceType, resourceName, resourcePatternType, principal, host, operation, permissionType }: AclEntry): string =>
  [resourceType, resourceName, resourcePatternType, principal, host, operation, permissionType].join(' ');

const currentRights = async (admin: Admin, user: KafkaUser): Promise<AclEntry[]> => {
  const { resources } = await admin.describeAcls({
    principal: principalOf(user),
    resourceType: Resource.ANY,
    resourcePatternType: Pattern.ANY,
    operation: Operation.ANY,
    permissionType: Permission.ANY,
  });
  return resources.flatMap(({ acls, ...resource }) => acls.map((acl) => ({ ...resource, ...acl })));
};

const missingIn = (rights: readonly AclEntry[], others: readonly AclEntry[]): AclEntry[] => {
  const names = new Set(others.map(nameOf));
  return rights.filter((right) => !names.has(nameOf(right)));
};

const ensureRights = async (admin: Admin, user: KafkaUser): Promise<number> => {
  const [wanted, current] = [rightsOf(user), await currentRights(admin, user)];
  const [granted, withdrawn] = [missingIn(wanted, current), missingIn(current, wanted)];
  if (granted.length > 0) await admin.createAcls({ acl: granted });
  if (withdrawn.length > 0) await admin.deleteAcls({ filters: withdrawn });
  return granted.length + withdrawn.length;
};

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
