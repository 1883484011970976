// What the compose run asks from inside of a container, with what that one has: the name of a probe, then its arguments.
import { topics } from '@paltu/contracts';
import { connectDocuments, withAdmin } from '@paltu/documents';
import { openBus } from '@paltu/events';
import { silentLogger, withVariablesInFiles } from '@paltu/kernel';
import { openSession, settingsWithoutTimeouts } from '@paltu/persistence';

const { BUS_URL = '', DATABASE_URL = '' } = withVariablesInFiles(process.env).environment;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const refusal = (error: unknown): string => `refused: ${(error as Error).message}`;

const documentsAt = (url: string) => connectDocuments({ url, applicationName: 'compose test', logger: silentLogger, poolMax: 1 });

/** Whether documents of `collection` at `url` are read. */
const reads = async (url: string, collection: string): Promise<string> => {
  const documents = documentsAt(url);
  const read = documents.ping().then(() => documents.collection(collection)().findOne());
  const outcome = await read.then(() => 'entered', refusal);
  await documents.close();
  return outcome;
};

const publishTo = async (url: string, topic: string): Promise<void> => {
  const bus = await openBus({ url, clientId: 'forger', logger: silentLogger });
  const message = { topic, key: 'forged', headers: { ce_id: 'forged' }, value: null };
  print(await bus.publish([message]).then(() => 'published', refusal));
};

const probes: Readonly<Record<string, (...words: string[]) => Promise<void>>> = {
  /** What one message of no meaning comes to. */
  publish: (topic = '') => publishTo(BUS_URL, topic),
  'publish without a login': (topic = '') => publishTo(BUS_URL.replace(/\/\/.*@/, '//'), topic),
  /** Whether a service's own login opens databases that are not its own; a line for each. */
  enter: async (...databases) => {
    for (const database of databases) {
      const url = Object.assign(new URL(DATABASE_URL), { pathname: `/${database}` }).href;
      const outcome = await openSession(settingsWithoutTimeouts(url, 'trespasser')).then(() => 'entered', refusal);
      print(`${database} ${outcome}`);
    }
  },
  /** The same of documents. A database comes to be by the first document in it: who may read it, enters. */
  'read documents': async (...databases) => {
    for (const database of databases) {
      const url = new URL(DATABASE_URL);
      url.searchParams.set('authSource', url.pathname.slice(1));
      url.pathname = `/${database}`;
      print(`${database} ${await reads(url.href, 'anything')}`);
    }
  },
  'read documents without a login': async (database = '') =>
    print(await reads(`mongodb://mongo:27017/${database}?replicaSet=paltu`, 'slots')),
  /** What vets keeps, which its container alone may read. */
  'read vets': async () => {
    const documents = documentsAt(DATABASE_URL);
    await documents.ping();
    const [slots, visits] = await Promise.all([
      documents.collection('slots')().find().toArray(),
      documents.collection('appointments')().find().toArray(),
    ]);
    print(
      JSON.stringify({
        slots: slots.map(({ _id: id, vetId, startsAt, endsAt, isBooked }) => ({ id, vetId, startsAt, endsAt, isBooked })),
        visits: visits.map(({ _id: id, slotId, document: { version, status, history } }) => ({
          ...{ id, slotId, version, status },
          history: history.map((step: { status: string }) => step.status),
        })),
      }),
    );
  },
  /** Rows of a statement on the service's own database, as JSON. */
  query: async (sql = '') => {
    const session = await openSession(settingsWithoutTimeouts(DATABASE_URL, 'compose test'));
    print(JSON.stringify((await session.query(sql)).rows));
    await session.close();
  },
  /** What of the events of listings everybody who consumes them can see. */
  'events of listings': async () => {
    const events: object[] = [];
    const bus = await openBus({ url: BUS_URL, clientId: 'moderation.compose-test', logger: silentLogger });
    const tail = await bus.tail({
      topics: [topics.pet.name],
      from: 'beginning',
      onMessage: ({ topic, id, sequence, record }) => void events.push({ topic, key: record.key, eventId: id, sequence }),
    });
    await tail.stop();
    print(JSON.stringify(events));
  },
  /** By the address of somebody who may do everything. */
  'drop documents': (url = '', database = '') => withAdmin(url, async ({ client }) => void (await client.db(database).dropDatabase())),
};

const [name = '', ...words] = process.argv.slice(2);
await probes[name]?.(...words);
process.stdout.write('', () => process.exit());
