import { callsAsMembers, type ApiClient, type CallAs, type Calls } from './api-client.ts';
import { adopterOf, handOver } from './adoptions.ts';
import { listingPictures, type Listing } from './listings.ts';
import { demoAdmin, members, type DemoMember } from './members.ts';
import { sendMessage, sendReport, type DemoMessage, type DemoReport } from './messages.ts';
import { offeredPayments, sendOrder, type DemoOrder } from './orders.ts';
import type { ListingProgress, Progress } from './progress.ts';
import { decideListings, featureListing, petsOf, sendListing, type SentPet } from './send-listings.ts';
import { accountOfStore, featureStore, sendStore, type DemoStore } from './stores.ts';
import { accountOfVet, markVet, sendVet, type DemoVet } from './vets.ts';
import { pastVisits, type DemoVisit, type PastVisit } from './visits.ts';

/**
 * Works on the items in their order, several at a time. After a failure none begins any more; it is thrown once all that began have ended,
 * so that nothing goes on in a run that has failed.
 */
async function severalAtOnce<Item>(items: Iterable<Item>, most: number, work: (item: Item) => Promise<void>): Promise<void> {
  const left = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const lane = async (): Promise<void> => {
    for (let next = left.next(); failures.length === 0 && next.done !== true; next = left.next())
      await work(next.value).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: most }, lane));
  if (failures.length > 0) throw failures[0];
}

/** An account to open; its e-mail is verified. */
export type OpenedAccount = DemoMember & { readonly isAdmin: boolean };

interface Seeding {
  api: ApiClient;
  progress: Progress;
  listings: readonly Listing[];
  vets: readonly DemoVet[];
  stores: readonly DemoStore[];
  /** Visits to those vets. */
  visits: readonly DemoVisit[];
  messages: readonly DemoMessage[];
  /** Of what those stores offer. */
  orders: readonly DemoOrder[];
  /** About those listings. */
  reports: readonly DemoReport[];
  now: () => Date;
  /** All at once; one that is open stays as it is. */
  openAccounts: (accounts: readonly OpenedAccount[]) => Promise<void>;
  /** Visits that took place, and what the guests think; those that are recorded stay. */
  recordVisits: (visits: readonly PastVisit[]) => Promise<void>;
  wait: (milliseconds: number) => Promise<void>;
}

type Work = Seeding & Calls;

/** The members' accounts and the admin's. What is not yet recorded is done again: it does not take effect twice. */
async function openAccounts({ progress, vets, stores, openAccounts: open }: Seeding): Promise<void> {
  const unopened = [demoAdmin, ...members, ...vets.map(accountOfVet), ...stores.map(accountOfStore)].filter(
    ({ key }) => !progress.data.members.includes(key),
  );
  if (unopened.length === 0) return;
  await open(unopened.map((account) => ({ ...account, isAdmin: account === demoAdmin })));
  await progress.record((data) => data.members.push(...unopened.map(({ key }) => key)));
}

function memberOf(key: string): DemoMember {
  const member = members.find((known) => known.key === key);
  if (member === undefined) throw new Error(`no member has the key ${key}`);
  return member;
}

/** One that was killed half way is done again, which changes nothing that is there. */
const sendVets = ({ callAs, progress, vets, now, wait }: Work): Promise<void> =>
  severalAtOnce(vets.entries(), 2, async ([index, vet]) => {
    if (progress.data.vets.includes(vet.key)) return;
    const account = accountOfVet(vet, index);
    await sendVet(callAs, account, vet, now());
    await markVet({ callAs, wait, admin: demoAdmin, now: now() }, account, vet);
    await progress.record((data) => data.vets.push(vet.key));
  });

/** Each with its products. */
const sendStores = ({ callAs, progress, stores, wait }: Work): Promise<void> =>
  severalAtOnce(stores.entries(), 3, async ([index, store]) => {
    if (progress.data.stores.includes(store.key)) return;
    const account = accountOfStore(store, index);
    await sendStore(callAs, account, store);
    await featureStore({ callAs, wait, admin: demoAdmin }, account, store);
    await progress.record((data) => data.stores.push(store.key));
  });

/** Those whose way to pay is offered, one after the other for each buyer: they have one cart. */
async function sendOrders({ callAs, progress, orders, stores, wait }: Work): Promise<void> {
  const unsent = orders.filter(({ key }) => !progress.data.orders.includes(key));
  if (unsent.length === 0) return;
  const offered = await offeredPayments({ callAs }, demoAdmin);
  const byBuyer = Map.groupBy(
    unsent.filter(({ payment }) => offered.has(payment)),
    ({ buyer }) => buyer,
  );
  await severalAtOnce(byBuyer, 3, async ([buyer, own]) => {
    for (const order of own) {
      const index = stores.findIndex(({ key }) => key === order.store);
      const store = stores[index];
      if (store === undefined) throw new Error(`no store has the key ${order.store}`);
      await sendOrder({ callAs, wait, admin: demoAdmin }, order, { buyer: memberOf(buyer), seller: accountOfStore(store, index) });
      await progress.record((data) => data.orders.push(order.key));
    }
  });
}

async function sendReports({ callAs, progress, listings, reports, wait }: Work): Promise<void> {
  for (const report of reports.filter(({ listing }) => !progress.data.reports.includes(listing))) {
    const [owner, sent] = [listings.find(({ key }) => key === report.listing)?.owner, progress.data.listings[report.listing]];
    if (owner === undefined || sent === undefined) throw new Error(`no listing has the key ${report.listing}`);
    await sendReport({ callAs, wait }, { writer: memberOf(report.from), owner: memberOf(owner) }, sent.id, report);
    await progress.record((data) => data.reports.push(report.listing));
  }
}

/** What people wrote by the contact form; of one that was killed half way the server knows. */
async function writeMessages({ callAs, progress, messages }: Work): Promise<void> {
  const unsent = messages.filter(({ subject }) => !progress.data.messages.includes(subject));
  for (const message of unsent) {
    await sendMessage(callAs, demoAdmin, memberOf(message.from), message);
    await progress.record((data) => data.messages.push(message.subject));
  }
}

async function recordVisits({ callAs, progress, vets, visits, now, recordVisits: record }: Work): Promise<void> {
  if (visits.length === progress.data.visits.length) return;
  const sent = visits.map((visit) => {
    const index = vets.findIndex(({ key }) => key === visit.vet);
    const vet = vets[index];
    if (vet === undefined) throw new Error(`no vet has the key ${visit.vet}`);
    return { visit, guest: memberOf(visit.guest), vet: accountOfVet(vet, index) };
  });
  await record(await pastVisits(callAs, sent, now()));
  await progress.record((data) => {
    data.visits = visits.map(({ vet }) => vet);
  });
}

/** What the server already holds of an owner that the progress does not know of; asked once per owner and run. */
function serverKnowledge(callAs: CallAs): (owner: DemoMember) => Promise<Map<string, SentPet>> {
  const known = new Map<string, Promise<Map<string, SentPet>>>();
  return (owner) => {
    const pets = known.get(owner.key) ?? petsOf(callAs, owner);
    known.set(owner.key, pets);
    return pets;
  };
}

/** The first is small, so that there is soon something to see. */
function* inBatches(listings: readonly Listing[], first = 4, size = 16): Generator<readonly Listing[]> {
  if (listings.length > 0) yield listings.slice(0, first);
  for (let at = first; at < listings.length; at += size) yield listings.slice(at, at + size);
}

/** Sends one listing after the other, so that their order on the page is the planned one. */
async function* sendListings(work: Work): AsyncGenerator<readonly Listing[]> {
  const onServer = serverKnowledge(work.callAs);
  for (const batch of inBatches(work.listings.filter(({ key }) => work.progress.data.listings[key] === undefined))) {
    const sent: Record<string, ListingProgress> = {};
    for (const listing of batch) {
      const owner = memberOf(listing.owner);
      const found = (await onServer(owner)).get(listing.pet.name);
      const { id, contentVersion } = found ?? (await sendListing(work, owner, listing, await listingPictures(listing)));
      sent[listing.key] = { id, contentVersion, step: 'sent' };
    }
    await work.progress.record((data) => Object.assign(data.listings, sent));
    yield batch;
  }
}

/** An adopted pet has moved to somebody; any other status is set by its owner. */
async function reachStatus({ callAs, wait }: Work, listing: Listing, petId: string): Promise<void> {
  const { status } = listing.pet;
  const owner = memberOf(listing.owner);
  if (status === 'Adopted') {
    const { member: adopter, application } = adopterOf(listing);
    await handOver({ callAs, wait }, { petId, owner, adopter, application });
  } else if (status !== undefined) {
    await callAs(owner, { method: 'PUT', path: `/pets/${petId}`, json: { status } });
  }
}

/** What was sent is decided together, then each pet reaches its status. */
async function finishListings(work: Work, batch: readonly Listing[]): Promise<void> {
  const { callAs, progress, wait } = work;
  const deciding = { callAs, wait, admin: demoAdmin };
  const at = (step: ListingProgress['step']) =>
    batch.flatMap((listing) => {
      const entry = progress.data.listings[listing.key];
      return entry?.step === step ? [{ ...entry, listing, pet: listing.pet }] : [];
    });
  const record = (reached: ListingProgress['step'], done: readonly { readonly listing: Listing }[]): Promise<void> =>
    progress.record((data) => {
      for (const { listing } of done) Object.assign(data.listings[listing.key] ?? {}, { step: reached });
    });
  const sent = at('sent');
  if (sent.length > 0) {
    await decideListings(deciding, sent);
    for (const { id } of sent.filter(({ pet }) => pet.featured)) await featureListing(deciding, id);
    await record('decided', sent);
  }
  const decided = at('decided');
  if (decided.length === 0) return;
  await severalAtOnce(decided, 4, ({ listing, id }) => reachStatus(work, listing, id));
  await record('done', decided);
}

/** Two lanes: one sends, one decides what was sent. */
async function bringListings(work: Work): Promise<void> {
  const { progress, listings } = work;
  let finishing = Promise.resolve();
  const finishNext = (batch: readonly Listing[]): void => {
    finishing = finishing.then(() => finishListings(work, batch));
    finishing.catch(() => undefined); // reported where it is awaited
  };
  finishNext(listings.filter(({ key }) => progress.data.listings[key] !== undefined));
  try {
    for await (const batch of sendListings(work)) finishNext(batch);
  } catch (error) {
    await finishing.catch(() => undefined);
    throw error;
  }
  await finishing;
}

/**
 * Brings all demo data into the product through its public API: accounts, listings, decisions, hand-overs, vets with their slots, stores
 * with their products and orders, messages to the admins, visits and the guests' reviews; some things are shown before others, papers are
 * checked, a conversation is reported.
 * What does not need each other goes on side by side. Goes on where a killed run stopped and never makes anything twice.
 */
export async function seed(seeding: Seeding): Promise<void> {
  const { progress } = seeding;
  if (progress.data.isFinished) return;
  await openAccounts(seeding);
  const work: Work = { ...seeding, callAs: callsAsMembers(seeding.api) };
  const lanes = [[bringListings, sendReports], [sendVets, recordVisits], [sendStores, sendOrders], [writeMessages]];
  // One that fails keeps no other from its end.
  const ended = await Promise.allSettled(
    lanes.map(async (steps) => {
      for (const step of steps) await step(work);
    }),
  );
  for (const lane of ended) if (lane.status === 'rejected') throw lane.reason;
  await progress.record((data) => {
    data.isFinished = true;
  });
}
