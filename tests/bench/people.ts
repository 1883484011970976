import { logIn, type Member } from '../product/members.ts';
import { queryOf } from '../product/query-of.ts';
import type { RunningProduct } from '../product/running-product.ts';
import { emailOf, type Filling } from './filling/fill-databases.ts';
import { memberId } from './filling/listing-source.ts';
import type { ShopFilling } from './filling/shop-source.ts';
import { forwardedFor } from './load/caller.ts';

/** A listing that everybody sees, and the call headers of its owner. */
export interface OwnListing {
  readonly id: string;
  readonly owner: Readonly<Record<string, string>>;
}

export interface People {
  readonly members: readonly Readonly<Record<string, string>>[];
  readonly admins: readonly Readonly<Record<string, string>>[];
  readonly ownListings: readonly OwnListing[];
}

const headersOf = ({ token }: Member): Readonly<Record<string, string>> => ({ authorization: `Bearer ${token}` });

/** Logs in so many that no limit of one member is met: the admins, and as many members. */
export const logInPeople = async (product: RunningProduct, { admins, members }: Filling): Promise<People> => {
  const loggedIn: Readonly<Record<string, string>>[] = [];
  for (let number = 0; number < Math.min(members, 2 * admins); number += 1) {
    loggedIn.push(headersOf(await logIn(product.address, emailOf(number))));
  }
  const ownListings: OwnListing[] = [];
  const owners = await queryOf<{ id: string; number: number }>(
    product,
    'pets',
    `select l.id, i as number from generate_series(${admins}, ${loggedIn.length - 1}) as i
     join listings l on l.owner_id = ${memberId('i')} where l.is_published
     order by row_number() over (partition by i order by l.id), i`,
  );
  for (const { id, number } of owners) ownListings.push({ id, owner: loggedIn[number] ?? {} });
  return { members: loggedIn.slice(admins), admins: loggedIn.slice(0, admins), ownListings };
};

/** A member who buys: call headers, with the id that the file of Express takes for granted. */
export type Buyer = Readonly<Record<string, string>>;

/** Each checks a password, which few at a time may do. */
const loginsAtOnce = 4;

/** Logs in all who buy, each from an address of their own. */
export const logInBuyers = async (product: RunningProduct, { buyers, firstBuyer }: ShopFilling): Promise<readonly Buyer[]> => {
  const ids = await queryOf<{ id: string }>(
    product,
    'auth',
    `select ${memberId('i')} as id from generate_series(${firstBuyer}, ${firstBuyer + buyers - 1}) as i`,
  );
  const loggedIn: Buyer[] = [];
  const waiting = [...ids.entries()];
  const lane = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [nth, { id }] = next;
      loggedIn.push({ ...headersOf(await logIn(product.address, emailOf(firstBuyer + nth), forwardedFor())), 'x-buyer': id });
    }
  };
  await Promise.all(Array.from({ length: loginsAtOnce }, lane));
  return loggedIn;
};
