import { randomBytes } from 'node:crypto';
import { ensureReplicaSet } from '@paltu/documents';
import { engineControls, execute, type Engine } from './engine.ts';
import { imageOf } from './image-of.ts';
import { runContainer, type RunningContainer } from './run-container.ts';

/** A replica set of one. */
export interface MongoServer extends Engine {
  /** Of somebody who may do everything, for a database of this name. */
  urlFor(database: string): string;
}

export interface MongoDescription extends RunningContainer {
  readonly version: string;
  readonly password: string;
}

const replicaSet = 'paltu';

/** As in docker-compose.yml: the members of a replica set know each other by a key, which is mongod's alone. */
const command = `
  install -m 400 -o mongodb /dev/null /tmp/replica-set.key
  printf '%s' "$MONGO_INITDB_ROOT_PASSWORD" >/tmp/replica-set.key
  exec docker-entrypoint.sh mongod --replSet ${replicaSet} --keyFile /tmp/replica-set.key --bind_ip_all \\
    --wiredTigerCacheSizeGB 0.25 --setParameter transactionLifetimeLimitSeconds=20 --setParameter diagnosticDataCollectionEnabled=false`;

/** Directly, for the set knows its member by the address inside. */
const urlOf = ({ port, password }: MongoDescription, database: string): string =>
  `mongodb://admin:${password}@127.0.0.1:${port}/${database}?authSource=admin&directConnection=true`;

/** Also after a kill: it is its own majority, and takes writes again some moments after it listens. */
const becomePrimary = (description: MongoDescription): Promise<void> =>
  ensureReplicaSet(urlOf(description, 'admin'), replicaSet, 'localhost:27017');

export const runMongo = async (): Promise<MongoDescription> => {
  const password = randomBytes(12).toString('hex');
  const running = await runContainer({
    image: imageOf('mongo'),
    containerPort: 27017,
    environment: () => ({ MONGO_INITDB_ROOT_USERNAME: 'admin', MONGO_INITDB_ROOT_PASSWORD: password }),
    command: ['bash', '-ec', command],
    // First the server that makes the user.
    readyLog: { text: /Waiting for connections/, times: 2 },
  });
  const version = /db version v(\S+)/.exec(await execute(running, ['mongod', '--version']))?.[1] ?? '';
  const description = { ...running, version, password };
  await becomePrimary(description);
  return description;
};

/** Takes hold of a MongoDB that runs. */
export const mongoOf = (description: MongoDescription): MongoServer => {
  const answers = () => becomePrimary(description).then(() => true);
  return { version: description.version, urlFor: (database) => urlOf(description, database), ...engineControls(description, answers) };
};

export const startMongoServer = async (): Promise<MongoServer> => mongoOf(await runMongo());
