import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@paltu/testing';
import { readServices } from '../../deploy/services/src/read-services.ts';
import { aListing, listingForm } from './a-listing.ts';
import { aVet } from './a-vet.ts';
import { callsTo, petOf, type Answer, type Call, type Pet } from './calls.ts';
import { approveListing, newListing } from './listings.ts';
import { logIn, newAdmin, newMember, type Member } from './members.ts';
import { aPhoto } from './photo.ts';
import type { ProductEngines } from './product-engines.ts';
import { occupiedMegabytes, processesOf } from './product-processes.ts';
import { readInstance } from './product-process.ts';
import { startProduct, type RunningProduct } from './running-product.ts';

const backWithinMs = 60_000;
/** Far above what a service needs, far below what a queue of waiting work would take in these seconds. */
const mostGrowthMegabytes = 120;

let product: RunningProduct;
let engines: ProductEngines;
let call: Call;
let owner: Member;
let admin: Member;
let photo: Blob;
let shown: Pet;
let pids: Map<string, number>;
let memory: Map<string, number>;

const withPhoto = (): FormData => listingForm(aListing(), [photo]);

/** A listing goes all the way: kept, consumed by moderation, approved, public. */
const goesPublic = async (id: string): Promise<void> => {
  await approveListing(call, admin, id, backWithinMs);
  await eventually(async () => (await call(undefined, 'GET', `/pets/${id}`)).status === 200, 'the listing is public', backWithinMs);
};

const slotMs = 30 * 60_000;
let slots = 0;
/** Offers a time that was not offered before. */
const offerSlot = (): Promise<Answer> => {
  slots += 1;
  const startsAt = new Date(Math.ceil(Date.now() / slotMs + 48 + slots) * slotMs).toISOString();
  return call(owner, 'POST', '/vets/slots', { body: { slots: [{ startsAt }] } });
};

const list = async (): Promise<string> => (await newListing(call, owner)).id;

beforeAll(async () => {
  product = await startProduct();
  if (product.engines === undefined) throw new Error('this is a test of the cluster profile');
  engines = product.engines;
  call = callsTo(product.address);
  owner = await newMember(product.address);
  admin = await newAdmin(product);
  photo = await aPhoto();
  shown = petOf(await call(owner, 'POST', '/pets', { body: withPhoto() }));
  await goesPublic(shown.id);
  expect((await call(owner, 'POST', '/vets', { body: aVet })).status).toBe(201);
}, 180_000);
afterAll(() => product.stop(), 60_000);

beforeEach(() => {
  pids = processesOf(product.dataDirectory);
  memory = new Map([...pids].map(([name, pid]) => [name, occupiedMegabytes(pid)]));
});
afterEach(() => {
  expect(processesOf(product.dataDirectory)).toEqual(pids);
  for (const [name, pid] of pids) expect(occupiedMegabytes(pid) - (memory.get(name) ?? 0)).toBeLessThan(mostGrowthMegabytes);
});

const refusedPolitely = ({ status, body, text }: Answer): void => {
  expect([status, text]).toEqual([503, expect.any(String)]);
  expect(body).toMatchObject({
    status: 'error',
    code: 'service.unavailable',
    message: expect.stringMatching(/^[A-Z].*unavailable/),
    requestId: expect.any(String),
  });
  expect(text).not.toMatch(/127\.0\.0\.1|localhost|ECONN|postgres|mongo|kafka|s3|:\d{4}|\.ts|stack/i);
};

const siteAnswers = async (): Promise<void> => {
  const page = await fetch(`${product.address}/pets`, { headers: { accept: 'text/html' } });
  expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
  expect((await fetch(`${product.address}/livez`)).status).toBe(200);
  // The gateway itself needs no engine to serve.
  expect((await fetch(`${product.address}/readyz`)).status).toBe(200);
};

/** Every process serves; whether each reports that it consumes nothing from the bus. */
const reportBusAway = async (): Promise<boolean> => {
  const { services = {} } = (await readInstance(product.dataDirectory)) ?? {};
  expect(Object.keys(services)).toEqual(expect.arrayContaining(readServices().map(({ name }) => name)));
  const answers = await Promise.all(Object.values(services).map((url) => fetch(`${url}/readyz`)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  return texts.every((text) => text.includes('the bus cannot be followed'));
};

const limitsAreCountedAlone = async (): Promise<boolean> => {
  const answer = await fetch(`${product.address}/readyz`);
  expect(answer.status).toBe(200);
  return (await answer.text()).includes('the limits are counted by this process alone');
};

/** Every service that keeps files serves; whether each reports that its object store is away. */
const reportFilesAway = async (): Promise<boolean> => {
  const { services = {} } = (await readInstance(product.dataDirectory)) ?? {};
  const keepers = readServices().filter(({ keepsFiles }) => keepsFiles);
  const answers = await Promise.all(keepers.map(({ name }) => fetch(`${services[name]}/readyz`)));
  expect(answers.map(({ status }) => status)).toEqual(keepers.map(() => 200));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  return texts.every((text) => text.includes('the object store at '));
};

const pictureOf = (pet: Pet): Promise<Response> => fetch(`${product.address}${pet.images[0]?.urls['320'] ?? ''}`);

interface Engine {
  kill(): Promise<void>;
  start(): Promise<void>;
  pause(): Promise<void>;
  resume(): Promise<void>;
}

/** The two ways of an engine to be away: connections are refused, or taken and never answered. */
const ways = [
  { how: 'killed', forMs: 8_000, leave: (engine: Engine) => engine.kill(), comeBack: (engine: Engine) => engine.start() },
  { how: 'paused', forMs: 20_000, leave: (engine: Engine) => engine.pause(), comeBack: (engine: Engine) => engine.resume() },
];

const awayFor = async ({ leave, comeBack }: (typeof ways)[number], engine: Engine, meanwhile: () => Promise<void>): Promise<void> => {
  await leave(engine);
  try {
    await meanwhile();
  } finally {
    await comeBack(engine);
  }
};

describe.each(ways)('an engine is $how', (way) => {
  test('Kafka: everything is answered and accepted, and what was published meanwhile is consumed afterwards by itself', async () => {
    const listed: string[] = [];
    await awayFor(way, engines.kafka, async () => {
      const end = Date.now() + way.forMs;
      while (Date.now() < end) {
        listed.push(await list());
        expect((await call(undefined, 'GET', '/pets')).status).toBe(200);
        expect((await call(owner, 'GET', '/pets/user/my-pets')).status).toBe(200);
        expect((await call(admin, 'GET', '/admin/pets/pending')).status).toBe(200);
        await sleep(200);
      }
      await logIn(product.address, owner.email);
      await siteAnswers();
      await eventually(reportBusAway, 'every process serves, and reports that the bus is away', backWithinMs);
    });
    expect(listed.length).toBeGreaterThan(3);
    await Promise.all(listed.map(goesPublic));
  }, 180_000);

  test('PostgreSQL: what needs it is refused with 503, site and health answer, and everything goes on afterwards by itself', async () => {
    await awayFor(way, engines.postgres, async () => {
      const refused = Promise.all([
        call(undefined, 'GET', '/pets'),
        call(owner, 'GET', '/pets/user/my-pets'),
        call(owner, 'POST', '/pets', { body: aListing() }),
        call(owner, 'POST', '/pets', { body: withPhoto() }),
        call(admin, 'GET', '/admin/pets/pending'),
        call(undefined, 'POST', '/auth/login', { body: { email: owner.email, password: owner.password } }),
      ]);
      await siteAnswers();
      for (const answer of await refused) refusedPolitely(answer);
    });
    const id = await eventually(
      async () => {
        const answer = await call(owner, 'POST', '/pets', { body: aListing() });
        return answer.status === 201 && petOf(answer).id;
      },
      'a listing is accepted again',
      backWithinMs,
    );
    await goesPublic(id);
    await logIn(product.address, owner.email);
  }, 180_000);

  test('MongoDB: vets are refused with 503, everything else is answered, and everything goes on afterwards by itself', async () => {
    expect((await offerSlot()).status).toBe(201);
    await awayFor(way, engines.mongo, async () => {
      const refused = Promise.all([
        call(owner, 'GET', '/vets'),
        call(owner, 'GET', '/vets/user/my-profile'),
        offerSlot(),
        call(admin, 'POST', '/vets', { body: aVet }),
      ]);
      await goesPublic(await list());
      await siteAnswers();
      for (const answer of await refused) refusedPolitely(answer);
    });
    await eventually(async () => (await offerSlot()).status === 201, 'a time is offered again', backWithinMs);
    expect((await call(owner, 'GET', '/vets/user/my-profile')).status).toBe(200);
  }, 180_000);

  test('S3: listings are read, pictures are refused with 503, and everything goes on afterwards by itself', async () => {
    await awayFor(way, engines.s3, async () => {
      expect((await call(undefined, 'GET', '/pets')).status).toBe(200);
      expect((await call(undefined, 'GET', `/pets/${shown.id}`)).status).toBe(200);
      refusedPolitely(await call(owner, 'POST', '/pets', { body: withPhoto() }));
      expect((await pictureOf(shown)).status).toBe(503);
      await goesPublic(await list());
      await siteAnswers();
      await eventually(reportFilesAway, 'every service that keeps files reports that the object store is away', backWithinMs);
    });
    await eventually(async () => !(await reportFilesAway()), 'nobody reports it any more', backWithinMs);
    const answer = await eventually(
      async () => {
        const again = await call(owner, 'POST', '/pets', { body: withPhoto() });
        return again.status === 201 && again;
      },
      'a listing with a picture is accepted again',
      backWithinMs,
    );
    for (const pet of [petOf(answer), shown]) {
      const picture = await pictureOf(pet);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
  }, 180_000);

  test('Redis: nothing is refused, the gateway reports that it counts alone, and together with others again afterwards', async () => {
    expect(await limitsAreCountedAlone()).toBe(false);
    await awayFor(way, engines.redis, async () => {
      expect((await call(undefined, 'GET', '/pets')).status).toBe(200);
      await goesPublic(await list());
      await logIn(product.address, owner.email);
      await siteAnswers();
      await eventually(limitsAreCountedAlone, 'the gateway reports that it counts alone', backWithinMs);
    });
    await eventually(
      async () => {
        expect((await call(undefined, 'GET', '/pets')).status).toBe(200);
        return !(await limitsAreCountedAlone());
      },
      'limits are counted together again',
      backWithinMs,
    );
  }, 180_000);
});
