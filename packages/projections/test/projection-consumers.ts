import type { Message, MessageInitShape } from '@bufbuild/protobuf';
import type { GenMessage } from '@bufbuild/protobuf/codegenv2';
import type { EventDefinition } from '@paltu/contracts';
import { createEventTables, knexEventStore, sourceOf, startConsumers, toMessage, type ConsumerDefinition } from '@paltu/events';
import { partialEvent } from '@paltu/events/partial-event';
import { openTestBus } from '@paltu/events/test-bus';
import { newId, silentLogger } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { createTestDatabase, eventually } from '@paltu/testing';
import type { Knex } from 'knex';

export interface ProjectionUnderTest {
  readonly name: string;
  readonly createTable: (knex: Knex) => Promise<void>;
  readonly consumersIn: (database: Knex) => readonly ConsumerDefinition[];
}

/** A projection of a service `name` that does nothing else, on PostgreSQL and the bus of the run; the test publishes the events. */
export const openProjection = async ({ name, createTable, consumersIn }: ProjectionUnderTest) => {
  const { url, drop } = await createTestDatabase();
  const database = connectDatabase({ url, applicationName: `${name} test`, logger: silentLogger });
  await createEventTables(database);
  await createTable(database);
  const bus = await openTestBus();
  const definitions = consumersIn(database);
  const consumers = startConsumers({ store: knexEventStore(database), bus, consumers: definitions, logger: silentLogger });
  return {
    database,
    publishEvent: <M extends Message>(
      event: EventDefinition<M>,
      subject: string,
      sequence: number,
      data: MessageInitShape<GenMessage<M>>,
    ): Promise<void> => bus.publish([toMessage(partialEvent(event, { subject, sequence, data }), sourceOf(event.topic.name))]),
    parked: (): Promise<{ key: string; reason: string; error: string }[]> => database('parked_events').select('key', 'reason', 'error'),
    /** Forgets everything and reads it again, as `make events rebuild` does. */
    rebuild: async (): Promise<void> => {
      const [id, consumer] = [newId(), definitions[0]?.consumer];
      await database('consumer_requests').insert({ id, consumer, kind: 'rebuild' });
      await eventually(async () => {
        const request = await database('consumer_requests').where({ id }).first<{ done_at: Date | null }>();
        return request.done_at !== null;
      }, 'the rebuild');
    },
    close: async (): Promise<void> => {
      await consumers.stop();
      await bus.close();
      await database.destroy();
      await drop();
    },
  };
};

export type OpenProjection = Awaited<ReturnType<typeof openProjection>>;
