import { Kafka } from 'kafkajs';
import { busTable } from '../../deploy/cluster/src/gen/bus-table.ts';
import { answerOf, databasesOf } from './events-command.ts';
import type { ProductEngines } from './product-engines.ts';
import { queryOf } from './query-of.ts';
import type { RunningProduct } from './running-product.ts';

const deleteTopic = async ({ kafka }: ProductEngines, topic: string): Promise<void> => {
  const admin = new Kafka({ brokers: [...kafka.brokers], sasl: kafka.sasl, clientId: 'test', logLevel: 0 }).admin();
  await admin.connect();
  await admin.deleteTopics({ topics: [topic] });
  await admin.disconnect();
};

/** What `prepare` does at every `docker compose up`. @throws Error with its words when it fails */
export const prepareAgain = async (product: RunningProduct): Promise<void> => {
  if (product.engines === undefined) return;
  const { postgresUrl, password } = product.engines.addresses;
  const { exitCode, text } = await answerOf('deploy/cluster/src/prepare.ts', [], {
    POSTGRES_URL: postgresUrl,
    DATABASES: await databasesOf(product),
    BUS_URL: await product.busUrl(),
    BUS_PASSWORDS: JSON.stringify(Object.fromEntries(Object.keys(busTable).map((name) => [name, password]))),
  });
  if (exitCode !== 0) throw new Error(text);
};

/** The bus loses every event of a topic: Kafka's topic is deleted, the log of `single` is as before the first one. */
export const loseTopic = async (product: RunningProduct, topic: string): Promise<void> => {
  if (product.engines !== undefined) return deleteTopic(product.engines, topic);
  await queryOf(product, 'bus', `delete from log where topic = '${topic}'`);
  await queryOf(product, 'bus', `update head set next = 0 where topic = '${topic}'`);
};
