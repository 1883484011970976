import { setTimeout as sleep } from 'node:timers/promises';
import { aListing } from '../../product/a-listing.ts';
import { callsTo, petOf } from '../../product/calls.ts';
import { forwardedFor } from '../load/caller.ts';
import { percentile } from '../load/latencies.ts';
import { openLoop } from '../load/open-loop.ts';
import type { People } from '../people.ts';
import { edit } from '../scenarios.ts';

export interface Visible {
  readonly of: number;
  /** Edits of others each second meanwhile. */
  readonly othersPerSecond?: number;
  readonly p50: number;
  readonly p99: number;
}

const limitMs = 30_000;
const pauseMs = 5;
const watchedAmong = 8;

const json = { 'content-type': 'application/json' };

// Who polls for long would meet the limit of one address.
const visitor = (): Record<string, string> => ({ 'x-forwarded-for': forwardedFor() });

const untilVisible = async (url: string, isThere: (status: number, urgent: boolean | undefined) => boolean): Promise<number> => {
  const since = performance.now();
  while (performance.now() - since < limitMs) {
    const answer = await fetch(url, { headers: visitor() });
    const body = (await answer.json()) as { data?: { pet?: { urgent?: boolean } } };
    if (isThere(answer.status, body.data?.pet?.urgent)) return performance.now() - since;
    await sleep(pauseMs);
  }
  return Number.NaN;
};

const timesOf = (times: number[]): Visible => {
  const sorted = Float64Array.from(times).sort();
  return { of: sorted.length, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
};

/**
 * From an owner's edit being acknowledged to its being read by a stranger, in milliseconds. @param goesOn whether one more is made, after so many
 */
export const editUntilVisible = async (
  address: string,
  { ownListings }: Pick<People, 'ownListings'>,
  goesOn: (taken: number) => boolean,
): Promise<Visible> => {
  const times: number[] = [];
  while (goesOn(times.length)) {
    const listing = ownListings[times.length % ownListings.length];
    if (listing === undefined) break;
    const url = `${address}/api/v1/pets/${listing.id}`;
    const before = await fetch(url, { headers: visitor() });
    const read = (await before.json()) as { data?: { pet: { urgent: boolean } } };
    if (read.data === undefined) throw new Error(`a listing was read with ${before.status}`);
    const urgent = !read.data.pet.urgent;
    const put = () => fetch(url, { method: 'PUT', headers: { ...json, ...listing.owner }, body: JSON.stringify({ urgent }) });
    // A product that has more calls than it takes refuses some.
    while ((await put()).status !== 200) await sleep(pauseMs);
    times.push(await untilVisible(url, (_status, seen) => seen === urgent));
  }
  return timesOf(times);
};

/** The same while others edit `perSecond` other listings, as many as the product takes of that. */
export const editUntilVisibleAmong = async (address: string, people: People, perSecond: number, seconds: number): Promise<Visible> => {
  const { ownListings } = people;
  let isOver = false;
  const [watched, edited] = [ownListings.slice(-watchedAmong), ownListings.slice(0, -watchedAmong)];
  const request = (n: number) => edit({ ...people, ownListings: edited }, n);
  const others = openLoop({ origin: address, perSecond, seconds, request }).finally(() => void (isOver = true));
  const visible = await editUntilVisible(address, { ownListings: watched }, () => !isOver);
  return { ...visible, othersPerSecond: (await others).perSecond };
};

/** From an admin's approval being acknowledged to a stranger's reading the listing: moderation, its event, pets. */
export const approvalUntilVisible = async (address: string, { members, admins }: People, count: number): Promise<Visible> => {
  const call = callsTo(address);
  const memberOf = (headers: Readonly<Record<string, string>> | undefined) => ({
    ...{ email: '', password: '', refreshToken: '' },
    token: (headers?.['authorization'] ?? '').replace('Bearer ', ''),
  });
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const created = await call(memberOf(members[n % members.length]), 'POST', '/pets', { body: aListing() });
    const { id, contentVersion } = petOf(created);
    const admin = memberOf(admins[n % admins.length]);
    const approve = () => call(admin, 'PATCH', `/admin/pets/${id}/approve`, { ifMatch: contentVersion });
    // moderation has to consume it first.
    while ((await approve()).status !== 200) await sleep(pauseMs);
    times.push(await untilVisible(`${address}/api/v1/pets/${id}`, (status) => status === 200));
  }
  return timesOf(times);
};
