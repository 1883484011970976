import kafkajs, { type AclEntry, type Admin } from 'kafkajs';
import { kafkaClient, kafkaUrlAs, type KafkaAddress } from './kafka-client.ts';

/** Somebody who may connect to Kafka, and all that they may do there. */
export interface KafkaUser {
  readonly name: string;
  readonly password: string;
  /** Topics that it may append to. */
  readonly publishes: readonly string[];
  /** Topics that it may read, in groups whose names begin with its own and a dot. */
  readonly consumes: readonly string[];
}

const { AclOperationTypes: Operation, AclPermissionTypes: Permission, AclResourceTypes: Resource, ResourcePatternTypes: Pattern } = kafkajs;

/** Somebody who connects, and all that they may do. */
type Rights = Pick<KafkaUser, 'name' | 'publishes' | 'consumes'>;

const prefix = 'User:';

const principalOf = (name: string): string => `${prefix}${name}`;

/** Reading and writing a topic imply describing it; who reads a group may also join it, and deletes those of its tails. */
const entriesOf = ({ name, publishes, consumes }: Rights): AclEntry[] => {
  const given = { principal: principalOf(name), host: '*', permissionType: Permission.ALLOW };
  const topic = (of: string) => ({ resourceType: Resource.TOPIC, resourceName: of, resourcePatternType: Pattern.LITERAL });
  const groups = { resourceType: Resource.GROUP, resourceName: `${name}.`, resourcePatternType: Pattern.PREFIXED };
  return [
    ...publishes.map((of) => ({ ...given, ...topic(of), operation: Operation.WRITE })),
    ...consumes.map((of) => ({ ...given, ...topic(of), operation: Operation.READ })),
    ...(consumes.length === 0 ? [] : [Operation.READ, Operation.DELETE].map((operation) => ({ ...given, ...groups, operation }))),
  ];
};

const nameOf = ({ resourceType, resourceName, resourcePatternType, principal, host, operation, permissionType }: AclEntry): string =>
  [resourceType, resourceName, resourcePatternType, principal, host, operation, permissionType].join(' ');

const currentEntries = async (admin: Admin, principal?: string): Promise<AclEntry[]> => {
  const { resources } = await admin.describeAcls({
    ...(principal === undefined ? {} : { principal }),
    resourceType: Resource.ANY,
    resourcePatternType: Pattern.ANY,
    operation: Operation.ANY,
    permissionType: Permission.ANY,
  });
  return resources.flatMap(({ acls, ...resource }) => acls.map((acl) => ({ ...resource, ...acl })));
};

const missingIn = (entries: readonly AclEntry[], others: readonly AclEntry[]): AclEntry[] => {
  const names = new Set(others.map(nameOf));
  return entries.filter((entry) => !names.has(nameOf(entry)));
};

/** Gives somebody exactly these rights: what is missing is granted, what they had besides is withdrawn. Answers how many changed. */
const ensureRights = async (admin: Admin, rights: Rights): Promise<number> => {
  const [wanted, current] = [entriesOf(rights), await currentEntries(admin, principalOf(rights.name))];
  const [granted, withdrawn] = [missingIn(wanted, current), missingIn(current, wanted)];
  if (granted.length > 0) await admin.createAcls({ acl: granted });
  if (withdrawn.length > 0) await admin.deleteAcls({ filters: withdrawn });
  return granted.length + withdrawn.length;
};

/** Everybody who has some right, by name. */
const listRightsHolders = async (admin: Admin): Promise<string[]> => {
  const principals = (await currentEntries(admin)).map(({ principal }) => principal);
  return [...new Set(principals)].filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length));
};

interface KafkaUsersOptions extends Omit<KafkaAddress, 'clientId'> {
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

/** How the names of integrators begin, and of nobody else. */
export const integratorPrefix = 'integrator-';

interface KafkaIntegratorsOptions extends Omit<KafkaAddress, 'clientId'> {
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
