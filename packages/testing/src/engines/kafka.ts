import { engineControls, logSinceStart, type Engine } from './engine.ts';
import { imageOf } from './image-of.ts';
import { runContainer, type RunningContainer } from './run-container.ts';

/** One node that is broker and controller. */
export interface KafkaServer extends Engine {
  readonly brokers: readonly string[];
  /** As BUS_URL takes it. */
  readonly url: string;
}

export interface KafkaDescription extends RunningContainer {
  readonly version: string;
}

const started = /Kafka Server started/;

const environment = (address: string): Record<string, string> => ({
  KAFKA_NODE_ID: '1',
  KAFKA_PROCESS_ROLES: 'broker,controller',
  KAFKA_LISTENERS: 'CLIENTS://0.0.0.0:9092,CONTROLLER://localhost:9093',
  KAFKA_ADVERTISED_LISTENERS: `CLIENTS://${address}`,
  KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'CLIENTS:PLAINTEXT,CONTROLLER:PLAINTEXT',
  KAFKA_INTER_BROKER_LISTENER_NAME: 'CLIENTS',
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

/** Takes hold of a Kafka that runs. */
export const kafkaOf = (description: KafkaDescription): KafkaServer => {
  const address = `127.0.0.1:${description.port}`;
  const answers = async () => started.test(await logSinceStart(description));
  return { version: description.version, brokers: [address], url: `kafka://${address}`, ...engineControls(description, answers) };
};

/** A real Kafka in memory of about 400 MB. Topics must be made: they do not come by themselves. */
export const runKafka = async (): Promise<KafkaDescription> => {
  const running = await runContainer({
    image: imageOf('apache/kafka'),
    containerPort: 9092,
    environment,
    readyLog: { text: started, times: 1 },
  });
  const version = /Kafka version: (\S+)/.exec(await logSinceStart(running))?.[1];
  if (version === undefined) throw new Error('Kafka does not say its version');
  return { ...running, version };
};
