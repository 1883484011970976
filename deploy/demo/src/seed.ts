import { callsAsMembers, registerMember, type CallAs, type Calls } from './accounts.ts';
import { adopterOf, handOver } from './adoptions.ts';
import type { ApiClient } from './api-client.ts';
import { listingPictures, type Listing } from './listings.ts';
import { demoAdmin, members, type DemoMember } from './members.ts';
import { sendMessage, type DemoMessage } from './messages.ts';
import type { ListingProgress, Progress } from './progress.ts';
import { decideListing, featureListing, petsOf, sendListing, type SentPet } from './send-listings.ts';
import { accountOfStore, featureProducts, sendStore, type DemoStore } from './stores.ts';
import { markVet } from './vet-papers.ts';
import { accountOfVet, sendVet, type DemoVet } from './vets.ts';
import { sendVisits, type DemoVisit } from './visits.ts';

interface Seeding {
  api: ApiClient;
  progress: Progress;
  listings: readonly Listing[];
  vets: readonly DemoVet[];
  stores: readonly DemoStore[];
  /** Visits to those vets. */
  visits: readonly DemoVisit[];
  messages: readonly DemoMessage[];
  now: () => Date;
  /** Gives the account with that e-mail the admin role. */
  grantAdmin: (email: string) => Promise<void>;
  /** Verifies the e-mails of the accounts. */
  vouchForEmails: (emails: readonly string[]) => Promise<void>;
  wait: (milliseconds: number) => Promise<void>;
}

type Work = Seeding & Calls;

/** The members' accounts and the admin's. What is not yet recorded is done again: it does not take effect twice. */
async function openAccounts({ api, progress, vets, stores, grantAdmin, vouchForEmails }: Seeding): Promise<void> {
  const unopened = [...members, ...vets.map(accountOfVet), ...stores.map(accountOfStore), demoAdmin].filter(
    ({ key }) => !progress.data.members.includes(key),
  );
  for (const member of unopened) await registerMember(api, member);
  if (unopened.length > 0) {
    await vouchForEmails(unopened.map(({ email }) => email));
    await progress.record((data) => data.members.push(...unopened.map(({ key }) => key)));
  }
  if (progress.data.isAdminGranted) return;
  await grantAdmin(demoAdmin.email);
  await progress.record((data) => {
    data.isAdminGranted = true;
  });
}

function memberOf(key: string): DemoMember {
  const member = members.find((known) => known.key === key);
  if (member === undefined) throw new Error(`no member has the key ${key}`);
  return member;
}

/** Vets one after the other; one that was killed half way is done again, which changes nothing that is there. */
async function sendVets({ callAs, progress, vets, now, wait }: Work): Promise<void> {
  for (const [index, vet] of vets.entries()) {
    if (progress.data.vets.includes(vet.key)) continue;
    const account = accountOfVet(vet, index);
    await sendVet(callAs, account, vet, now());
    await markVet({ callAs, wait, admin: demoAdmin, now: now() }, account, vet);
    await progress.record((data) => data.vets.push(vet.key));
  }
}

/** Stores one after the other, each with its products. */
async function sendStores({ callAs, progress, stores, wait }: Work): Promise<void> {
  for (const [index, store] of stores.entries()) {
    if (progress.data.stores.includes(store.key)) continue;
    const account = accountOfStore(store, index);
    await sendStore(callAs, account, store);
    await featureProducts({ callAs, wait, admin: demoAdmin }, account, store);
    await progress.record((data) => data.stores.push(store.key));
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

async function makeVisits({ callAs, progress, vets, visits, now, wait }: Work): Promise<void> {
  const sent = visits
    .filter(({ vet }) => !progress.data.visits.includes(vet))
    .map((visit) => {
      const index = vets.findIndex(({ key }) => key === visit.vet);
      const vet = vets[index];
      if (vet === undefined) throw new Error(`no vet has the key ${visit.vet}`);
      return { visit, guest: memberOf(visit.guest), vet: accountOfVet(vet, index) };
    });
  await sendVisits({ callAs, now, wait }, sent, ({ vet }) => progress.record((data) => data.visits.push(vet)));
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

/** Sends one listing after the other, so that their order on the page is the planned one. */
async function* sendAll(work: Work): AsyncGenerator<Listing> {
  const onServer = serverKnowledge(work.callAs);
  const unsent = work.listings.filter(({ key }) => work.progress.data.listings[key] === undefined);
  for (const listing of unsent) {
    const owner = memberOf(listing.owner);
    const found = (await onServer(owner)).get(listing.pet.name);
    const { id, contentVersion } = found ?? (await sendListing(work, owner, listing, await listingPictures(listing)));
    await work.progress.record((data) => {
      data.listings[listing.key] = { id, contentVersion, step: 'sent' };
    });
    yield listing;
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

async function finishListing(work: Work, listing: Listing): Promise<void> {
  const { callAs, progress, wait } = work;
  const step = async (reached: ListingProgress['step']): Promise<void> =>
    progress.record((data) => {
      const entry = data.listings[listing.key];
      if (entry !== undefined) entry.step = reached;
    });
  const entry = progress.data.listings[listing.key];
  if (entry === undefined || entry.step === 'done') return;
  if (entry.step === 'sent') {
    await decideListing({ callAs, wait, admin: demoAdmin }, entry, listing.pet);
    if (listing.pet.featured) await featureListing({ callAs, wait, admin: demoAdmin }, entry.id);
    await step('decided');
  }
  await reachStatus(work, listing, entry.id);
  await step('done');
}

/**
 * Brings all demo data into the product through its public API: accounts, listings, decisions, hand-overs, vets with their slots, stores
 * with their products, messages to the admins, visits and the guests' reviews; some things are shown before others, and papers are checked. Two lanes: one sends, one decides what was sent. Goes on where a killed run stopped
 * and never makes anything twice.
 */
export async function seed(seeding: Seeding): Promise<void> {
  const { progress, listings } = seeding;
  if (progress.data.isFinished) return;
  await openAccounts(seeding);
  const work: Work = { ...seeding, callAs: callsAsMembers(seeding.api) };

  let finishing = Promise.resolve();
  let hasFailed = false;
  const finishNext = (listing: Listing): void => {
    finishing = finishing.then(() => finishListing(work, listing));
    finishing.catch(() => (hasFailed = true)); // reported where it is awaited
  };
  listings.filter(({ key }) => progress.data.listings[key] !== undefined).forEach(finishNext);
  try {
    for await (const listing of sendAll(work)) {
      if (hasFailed) break;
      finishNext(listing);
    }
  } catch (error) {
    // Nothing goes on once the run has failed: the next one may write its progress to the same file.
    await finishing.catch(() => undefined);
    throw error;
  }
  await finishing;
  await sendVets(work);
  await sendStores(work);
  await writeMessages(work);
  await makeVisits(work);
  await progress.record((data) => {
    data.isFinished = true;
  });
}
