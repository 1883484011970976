import kafkajs, { type AclEntry, type Admin } from 'kafkajs';
import type { KafkaUser } from './kafka-user.ts';

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
export const ensureRights = async (admin: Admin, rights: Rights): Promise<number> => {
  const [wanted, current] = [entriesOf(rights), await currentEntries(admin, principalOf(rights.name))];
  const [granted, withdrawn] = [missingIn(wanted, current), missingIn(current, wanted)];
  if (granted.length > 0) await admin.createAcls({ acl: granted });
  if (withdrawn.length > 0) await admin.deleteAcls({ filters: withdrawn });
  return granted.length + withdrawn.length;
};

/** Everybody who has some right, by name. */
export const listRightsHolders = async (admin: Admin): Promise<string[]> => {
  const principals = (await currentEntries(admin)).map(({ principal }) => principal);
  return [...new Set(principals)].filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length));
};
