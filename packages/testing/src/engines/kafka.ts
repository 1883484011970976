import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { engineControls, execute, logSinceStart, type Engine } from './engine.ts';
import { imageOf } from './image-of.ts';
import { runContainer, type RunningContainer } from './run-container.ts';

/** One node that is broker and controller, and that asks everybody who they are. */
export interface KafkaServer extends Engine {
  readonly brokers: readonly string[];
  /** Of somebody who may do everything, as the library takes it. */
  readonly sasl: { readonly mechanism: 'plain'; readonly username: string; readonly password: string };
  /** The same, as BUS_URL takes it. */
  readonly url: string;
  /** As BUS_URL takes it, for others whom this server knows; for nobody when no user is given. */
  urlFor(name?: string, password?: string): string;
  /** For `storeKafkaPasswords` by another process. */
  readonly container: KafkaContainer;
}

/** A running Kafka, as words. */
export interface KafkaContainer extends RunningContainer {
  readonly adminPassword: string;
}

export interface KafkaDescription extends KafkaContainer {
  readonly version: string;
}

const loginModule = 'org.apache.kafka.common.security';
/** Kafka's own tools run inside, where the address that clients are given leads nowhere. */
const toolsAddress = 'localhost:9094';
const started = /Kafka Server started/;

/** As in docker-compose.yml: services prove their passwords by SCRAM; the broker itself and its setup are `admin`. */
const authentication = (adminLogin: string): Record<string, string> => ({
  KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'CLIENTS:SASL_PLAINTEXT,TOOLS:SASL_PLAINTEXT,CONTROLLER:SASL_PLAINTEXT',
  KAFKA_INTER_BROKER_LISTENER_NAME: 'CLIENTS',
  KAFKA_SASL_MECHANISM_INTER_BROKER_PROTOCOL: 'PLAIN',
  KAFKA_SASL_MECHANISM_CONTROLLER_PROTOCOL: 'PLAIN',
  KAFKA_LISTENER_NAME_CONTROLLER_SASL_ENABLED_MECHANISMS: 'PLAIN',
  KAFKA_LISTENER_NAME_CONTROLLER_PLAIN_SASL_JAAS_CONFIG: adminLogin,
  // Integrators have a listener and a mechanism of their own there; here everybody comes in by this one.
  KAFKA_LISTENER_NAME_CLIENTS_SASL_ENABLED_MECHANISMS: 'SCRAM-SHA-512,SCRAM-SHA-256,PLAIN',
  KAFKA_LISTENER_NAME_CLIENTS_PLAIN_SASL_JAAS_CONFIG: adminLogin,
  KAFKA_LISTENER_NAME_CLIENTS_SCRAM___SHA___512_SASL_JAAS_CONFIG: `${loginModule}.scram.ScramLoginModule required;`,
  KAFKA_LISTENER_NAME_CLIENTS_SCRAM___SHA___256_SASL_JAAS_CONFIG: `${loginModule}.scram.ScramLoginModule required;`,
  KAFKA_LISTENER_NAME_TOOLS_SASL_ENABLED_MECHANISMS: 'PLAIN',
  KAFKA_LISTENER_NAME_TOOLS_PLAIN_SASL_JAAS_CONFIG: adminLogin,
  KAFKA_AUTHORIZER_CLASS_NAME: 'org.apache.kafka.metadata.authorizer.StandardAuthorizer',
  KAFKA_SUPER_USERS: 'User:admin',
});

const environment = (address: string, password: string): Record<string, string> => ({
  ...authentication(`${loginModule}.plain.PlainLoginModule required username="admin" password="${password}" user_admin="${password}";`),
  KAFKA_NODE_ID: '1',
  KAFKA_PROCESS_ROLES: 'broker,controller',
  KAFKA_LISTENERS: `CLIENTS://0.0.0.0:9092,TOOLS://${toolsAddress},CONTROLLER://localhost:9093`,
  KAFKA_ADVERTISED_LISTENERS: `CLIENTS://${address},TOOLS://${toolsAddress}`,
  KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
  KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
  KAFKA_LOG_DIRS: '/var/lib/kafka/data',
  KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
  KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
  KAFKA_OFFSETS_TOPIC_NUM_PARTITIONS: '4',
  KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
  KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
  // A node that was killed may come back only when its old session is over.
  KAFKA_BROKER_HEARTBEAT_INTERVAL_MS: '500',
  KAFKA_BROKER_SESSION_TIMEOUT_MS: '3000',
  KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
  KAFKA_HEAP_OPTS: '-Xms128m -Xmx320m',
  // For a short life: it starts with half the work.
  KAFKA_JVM_PERFORMANCE_OPTS: '-XX:+UseSerialGC -XX:TieredStopAtLevel=1',
});

const runInside = `
export PASSWORDS=$(mktemp -d) BUS_SERVER=${toolsAddress}
while [ "$1" != : ]; do printf %s "$2" >"$PASSWORDS/$1"; shift 2; done
input=$2 script=$3
shift 3
printf '%s\\n' "$input" | bash -c "$script" bus-passwords "$@"
rm -rf "$PASSWORDS"`;

interface PasswordRun {
  readonly files?: readonly string[];
  readonly input?: string;
  readonly words: readonly string[];
}

/** The program of docker-compose.yml, inside of this container. */
const runBusPasswords = async (kafka: KafkaContainer, { files = [], input = '', words }: PasswordRun): Promise<void> => {
  const script = readFileSync(new URL('../../../../deploy/cluster/bus-passwords.sh', import.meta.url), 'utf8');
  const admin = ['KAFKA_ADMIN_PASSWORD', kafka.adminPassword];
  await execute(kafka, ['bash', '-ec', runInside, 'run', ...admin, ...files, ':', input, script, ...words]);
};

/**
 * Gives users their passwords, as docker-compose.yml does; a second of Java for each. One who has a password keeps it, unless `isNew`.
 * Passwords are letters and digits.
 */
export const storeKafkaPasswords = (
  kafka: KafkaContainer,
  passwords: Readonly<Record<string, string>>,
  { isNew = false } = {},
): Promise<void> => {
  const fileOf = (name: string): string => `${name.toUpperCase().replaceAll('-', '_')}_BUS_PASSWORD`;
  const files = Object.entries(passwords).flatMap(([name, password]) => [fileOf(name), password]);
  return runBusPasswords(kafka, { files, words: isNew ? Object.keys(passwords) : [] });
};

/** Gives an integrator a password, as `make integrator` does: at least 16 letters and digits, proved by SCRAM-SHA-256. */
export const storeIntegratorPassword = (kafka: KafkaContainer, name: string, password: string): Promise<void> =>
  runBusPasswords(kafka, { input: password, words: ['--integrator', name] });

/** It logs in no more. */
export const revokeIntegratorPassword = (kafka: KafkaContainer, name: string): Promise<void> =>
  runBusPasswords(kafka, { words: ['--revoke', name] });

/** Takes hold of a Kafka that runs. */
export const kafkaOf = (description: KafkaDescription): KafkaServer => {
  const address = `127.0.0.1:${description.port}`;
  const answers = async () => started.test(await logSinceStart(description));
  const { version, adminPassword } = description;
  const urlFor = (name?: string, password?: string) => `kafka://${name === undefined ? '' : `${name}:${password}@`}${address}`;
  return {
    version,
    brokers: [address],
    sasl: { mechanism: 'plain', username: 'admin', password: adminPassword },
    url: `${urlFor('admin', adminPassword)}?mechanism=plain`,
    urlFor,
    container: description,
    ...engineControls(description, answers),
  };
};

/** A real Kafka in memory of about 400 MB. Topics must be made: they do not come by themselves. */
export const runKafka = async (): Promise<KafkaDescription> => {
  const adminPassword = randomBytes(12).toString('hex');
  const running = await runContainer({
    image: imageOf('apache/kafka'),
    containerPort: 9092,
    environment: (address) => environment(address, adminPassword),
    readyLog: { text: started, times: 1 },
  });
  const version = /Kafka version: (\S+)/.exec(await logSinceStart(running))?.[1];
  if (version === undefined) throw new Error('Kafka does not report its version');
  return { ...running, version, adminPassword };
};
