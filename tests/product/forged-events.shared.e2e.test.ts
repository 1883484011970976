import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { petApproved, topics } from '@paltu/contracts';
import { connectDocuments } from '@paltu/documents';
import { openBus, outgoingEvent, toMessage } from '@paltu/events';
import { newId, silentLogger } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import pg from 'pg';
import { readServices } from '../../deploy/services/src/read-services.ts';
import { callsTo, type Call, type Pet } from './calls.ts';
import { clearQueue, newListing } from './listings.ts';
import { newAdmin, newMember, type Member } from './members.ts';
import { profileOfRun } from './profile.ts';
import { queryOf } from './query-of.ts';
import type { RunningProduct } from './running-product.ts';
import { joinProduct } from './shared-product.ts';

const services = readServices().map(({ name }) => name);
const outsiders = profileOfRun() === 'cluster' ? ['integrators'] : [];
const strangers = [...services.filter((name) => name !== 'moderation'), 'gateway', ...outsiders];

let product: RunningProduct;
let call: Call;
let admin: Member;
let pet: Pet;

beforeAll(async () => {
  product = await joinProduct();
  call = callsTo(product.address);
  const owner = await newMember(product.address);
  admin = await newAdmin(product);
  await clearQueue(call, admin);
  pet = await newListing(call, owner);
  await eventually(async () => (await call(admin, 'GET', `/admin/pets/${pet.id}/history`)).status === 200, 'the listing is in review');
}, 150_000);
afterAll(() => product.stop(), 60_000);

const approval = (source = '/paltu/moderation') => {
  const time = new Date();
  const data = {
    decisionId: newId(),
    petId: pet.id,
    contentVersion: pet.contentVersion,
    decidedBy: newId(),
    decidedAt: timestampFromDate(time),
  };
  return toMessage(outgoingEvent(petApproved, { subject: pet.id, sequence: 1, time, data }), source);
};

const publish = async (url: string, clientId: string, message = approval()): Promise<void> => {
  const bus = await openBus({ url, clientId, logger: silentLogger });
  try {
    await bus.publish([message]);
  } finally {
    await bus.close();
  }
};

const withoutLogin = (url: string): string => url.replace(/\/\/[^@]*@/, '//').replace(/\?.*/, '');
const withWrongPassword = (url: string): string => url.replace(/\/\/[^@]*@/, '//moderation:guessed@').replace(/\?.*/, '');
const refused =
  /may not append|no PostgreSQL user|permission denied|not authorized|authentication|password|Connection error|Closed connection/i;

const visitorsSee = async (): Promise<boolean> => (await call(undefined, 'GET', `/pets/${pet.id}`)).status === 200;
/** Opens `database` by the login of the address. */
const connect = async (own: string, database: string): Promise<void> => {
  const client = new pg.Client({ connectionString: Object.assign(new URL(own), { pathname: database }).href });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } finally {
    await client.end();
  }
};

/** The same of documents. */
const readDocuments = async (own: string, database: string): Promise<void> => {
  const url = Object.assign(new URL(own), { pathname: database });
  url.searchParams.set('authSource', new URL(own).pathname.slice(1));
  const documents = connectDocuments({ url: url.href, applicationName: 'trespasser', logger: silentLogger });
  try {
    await documents.ping();
    await documents.collection('anything')().findOne();
  } finally {
    await documents.close();
  }
};

describe('an approval that moderation did not publish', () => {
  test.each(strangers)('cannot be published by %s', async (name) => {
    await expect(publish(await product.busUrlOf(name), name)).rejects.toThrow(refused);
  });

  test.each([
    ['no login', withoutLogin],
    ['a password that is wrong', withWrongPassword],
  ])('cannot be published with %s', async (_how, change) => {
    await expect(publish(change(await product.busUrlOf('moderation')), 'moderation')).rejects.toThrow(refused);
  });

  test.each(Object.values(topics).map(({ name }) => name))('the gateway can publish nothing on %s', async (topic) => {
    await expect(publish(await product.busUrlOf('gateway'), 'gateway', { ...approval(), topic })).rejects.toThrow(refused);
  });

  test("and published in another's name by a service that may write to the topic it is parked, and nobody sees the listing", async () => {
    const forged = approval('/paltu/pets');
    await publish(await product.busUrlOf('moderation'), 'moderation', forged);
    const rows = await eventually(async () => {
      const parked = await queryOf<{ key: string; error: string }>(product, 'pets', 'select event_id, key, error from parked_events');
      const ours = parked.filter(({ key }) => key === pet.id);
      return ours.length > 0 && ours;
    }, 'the event is parked');
    expect(rows).toEqual([
      {
        event_id: forged.headers['ce_id'],
        key: pet.id,
        error: 'UndecodableEvent: ce_source is /paltu/pets, and only /paltu/moderation publishes events on moderation.decision.v1',
      },
    ]);
    expect(await visitorsSee()).toBe(false);
    expect((await call(admin, 'GET', '/admin/pets/pending')).text).toContain(pet.id);
  });
});

/** On each engine: how a database is entered, which there are beside those of services, and how somebody is refused. */
const engines = {
  postgres: { enter: connect, common: ['/postgres', '/template1'], refusal: 'permission denied for database' },
  mongodb: { enter: readDocuments, common: ['/admin', '/config', '/local'], refusal: 'not authorized' },
};
const engineOf = (url: string) => (url.startsWith('mongodb:') ? engines.mongodb : engines.postgres);

test("no service enters another's database, nor those that every server has", async () => {
  const urls = await Promise.all(services.map(product.databaseUrl));
  for (const own of urls) {
    const { enter, common, refusal } = engineOf(own);
    await enter(own, new URL(own).pathname);
    const others = urls.filter((url) => url !== own && engineOf(url).enter === enter).map((url) => new URL(url).pathname);
    for (const database of [...others, ...common]) await expect(enter(own, database)).rejects.toThrow(refusal);
  }
});
