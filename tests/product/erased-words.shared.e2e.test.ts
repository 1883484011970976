import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { topics, userErased, UserType } from '@paltu/contracts';
import { openBus, toMessage } from '@paltu/events';
import { partialEvent } from '@paltu/events/partial-event';
import { silentLogger } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { readServices } from '../../deploy/services/src/read-services.ts';
import { aVet } from './a-vet.ts';
import { anApplication } from './an-application.ts';
import { callsTo, type Answer, type Call, type Sent } from './calls.ts';
import { approveListing, newListing } from './listings.ts';
import { newAdmin, newMember, type Member } from './members.ts';
import { queryOf } from './query-of.ts';
import type { RunningProduct } from './running-product.ts';
import { joinProduct } from './shared-product.ts';

// What members write about others and to them. What they publish of themselves (a listing, a store, the profile of a vet, their name) is the
// state of the thing, which its events carry whole.

/** In every text of the member, and nowhere else. */
const word = `zamburak${randomUUID().slice(0, 8)}`;
const text = (about: string): string => `${about} ${word}, and that is all there is.`;

let product: RunningProduct;
let call: Call;
let other: Member;
let writer: Member;
beforeAll(async () => {
  product = await joinProduct();
  call = callsTo(product.address);
  [other, writer] = await Promise.all([newMember(product.address, 'Bilal'), newMember(product.address, 'Sana')]);
}, 180_000);
afterAll(() => product.stop(), 60_000);

const sent = async (member: Member, method: string, path: string, body: Sent['body']): Promise<NonNullable<Answer['body']['data']>> => {
  const answer = await eventually(async () => {
    const tried = await call(member, method, path, body === undefined ? {} : { body });
    // What another service has to learn first is on its way.
    return tried.status === 404 || tried.status === 403 ? undefined : tried;
  }, `${method} ${path} is answered`);
  if (answer.status >= 300) throw new Error(`${method} ${path} was answered ${answer.status}: ${answer.text}`);
  return answer.body.data ?? {};
};
const idIn = (data: Record<string, unknown>, name: string): string => (data[name] as { id: string }).id;

const idOf = async (member: Member): Promise<string> => idIn(await sent(member, 'GET', '/auth/profile', undefined), 'user');

const writeAboutArticles = async (): Promise<void> => {
  const { posts } = await sent(writer, 'GET', '/content/articles?limit=1', undefined);
  const [{ slug } = { slug: '' }] = posts as { slug: string }[];
  const comments = `/content/articles/${slug}/comments`;
  const parentId = idIn(await sent(writer, 'POST', comments, { content: text('A comment') }), 'comment');
  await sent(writer, 'POST', comments, { content: text('A reply'), parentId });
  const contact = { name: 'Sana', email: writer.email, subject: text('A subject'), message: text('A message'), elapsedMs: 30_000 };
  await sent(writer, 'POST', '/content/contact', contact);
};

const writeAboutPet = async (): Promise<void> => {
  const admin = await newAdmin(product);
  const { id } = await newListing(call, other);
  await approveListing(call, admin, id, 10_000);
  const conversation = idIn(await sent(writer, 'POST', `/messages/pets/${id}`, { message: text('A question') }), 'conversation');
  await sent(writer, 'POST', `/messages/conversations/${conversation}/report`, { reason: text('A report') });
  await sent(writer, 'POST', '/notifications/searches', { name: `A search ${word}`, filters: { search: `cat ${word}` } });
  const application = { ...anApplication, reason: text('A reason'), experience: text('Experience'), petCarePlan: text('A plan') };
  await sent(writer, 'POST', `/adoption/pets/${id}/request`, application);
};

/** Visits whose time has come, as the days pass. */
const letVisitsBegin = (vetId: string) =>
  queryOf(
    product,
    'vets',
    `update appointments set starts_at = starts_at - interval '96 hours', document = document || jsonb_build_object(
       'startsAt', (document->>'startsAt')::timestamptz - interval '96 hours', 'endsAt', (document->>'endsAt')::timestamptz - interval '96 hours')
     where vet_id = '${vetId}'`,
  );

const writeAboutVet = async (): Promise<void> => {
  const vetId = idIn(await sent(other, 'POST', '/vets', aVet), 'vet');
  const times = [72, 73].map((hours) => ({ startsAt: new Date((Math.floor(Date.now() / 60_000) + hours * 60) * 60_000).toISOString() }));
  const { slots } = await sent(other, 'POST', '/vets/slots', { slots: times });
  const visit = { petName: `موتی ${word}`, petType: 'dog', reason: 'checkup', message: text('A note') };
  const ids: string[] = [];
  for (const { id: slotId } of slots as { id: string }[])
    ids.push(idIn(await sent(writer, 'POST', `/vets/${vetId}/appointments`, { ...visit, slotId }), 'appointment'));
  const [kept, cancelled] = ids;
  await sent(writer, 'DELETE', `/vets/appointments/${cancelled}`, { reason: text('A reason') });
  if (!(await product.databaseUrl('vets')).startsWith('postgres:')) return;
  await letVisitsBegin(vetId);
  await sent(other, 'PATCH', `/vets/appointments/${kept}/status`, { status: 'completed' });
  await sent(writer, 'POST', `/vets/${vetId}/reviews`, { rating: 4, comment: text('A review') });
  await sent(writer, 'POST', `/vets/${vetId}/reviews`, { rating: 5, comment: text('A better review') });
};

const writeAboutStore = async (writerId: string): Promise<void> => {
  const store = {
    name: 'Paws of Gulberg',
    type: 'Pet Store',
    description: 'Everything for dogs and cats, from food to beds.',
    city: 'Lahore',
  };
  const storeId = idIn(await sent(other, 'POST', '/stores', store), 'store');
  await queryOf(
    product,
    'commerce',
    `insert into deliveries (thing_id, member_id, delivered_at) values ('${storeId}', '${writerId}', now())`,
  );
  await sent(writer, 'POST', `/stores/${storeId}/reviews`, { rating: 5, comment: text('A review') });
  await sent(writer, 'POST', `/messages/stores/${storeId}`, { message: text('A question') });
};

/** As auth publishes it thirty days after the member has left. */
const erase = async (id: string): Promise<void> => {
  const bus = await openBus({ url: await product.busUrlOf('auth'), clientId: 'auth', logger: silentLogger });
  const user = { id, version: 1_000n, userType: UserType.USER, deactivated: true };
  try {
    await bus.publish([toMessage(partialEvent(userErased, { subject: id, sequence: 1_000, data: { user } }), '/paltu/auth')]);
  } finally {
    await bus.close();
  }
};

/** The topics of all messages whose bytes hold the word. */
const topicsWithWord = async (): Promise<{ readonly found: readonly string[]; readonly looked: ReadonlySet<string> }> => {
  const bus = await openBus({ url: await product.busUrl(), clientId: 'reader', logger: silentLogger });
  const found: string[] = [];
  const looked = new Set<string>();
  const onMessage = ({ type, record }: { type: string; record: { topic: string; value: unknown } }) => {
    looked.add(record.topic);
    if (String(record.value).includes(word)) found.push(`${record.topic} ${type}`);
  };
  try {
    const tail = await bus.tail({ topics: Object.values(topics).map(({ name }) => name), from: 'beginning', onMessage });
    await tail.stop();
    return { found, looked };
  } finally {
    await bus.close();
  }
};

const outboxesWithWord = async (): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const { name } of readServices()) {
    if (!(await product.databaseUrl(name)).startsWith('postgres:')) continue;
    const rows = await queryOf<{ type: string }>(product, name, `select type from outbox where strpos(outbox::text, '${word}') > 0`);
    found.push(...rows.map(({ type }) => `${name} ${type}`));
  }
  return found;
};

test('no word that a member wrote about others or to them is on any topic or in any outbox, before and after the account is erased', async () => {
  const writerId = await idOf(writer);
  await writeAboutArticles();
  await writeAboutPet();
  await writeAboutVet();
  await writeAboutStore(writerId);
  await erase(writerId);
  const forgotten = async () =>
    (await queryOf<object>(product, 'commerce', `select 1 from store_reviews where author_id = '${writerId}' and comment <> ''`)).length ===
    0;
  await eventually(forgotten, 'the words of the review are forgotten');
  const topicsOfWords = ['content.comment.v1', 'content.contact.v1', 'adoption.request.v1', 'messaging.message.v1', 'vets.appointment.v1'];
  const reviews = ['commerce.review.v1', ...((await product.databaseUrl('vets')).startsWith('postgres:') ? ['vets.review.v1'] : [])];
  const { found, looked } = await eventually(async () => {
    const read = await topicsWithWord();
    return [...topicsOfWords, ...reviews].every((topic) => read.looked.has(topic)) && read;
  }, 'all events are published');
  expect(found).toEqual([]);
  expect(looked.size).toBeGreaterThan(topicsOfWords.length);
  expect(await outboxesWithWord()).toEqual([]);
}, 120_000);
