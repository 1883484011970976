import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { aListing } from './a-listing.ts';
import { callsTo, type Call } from './calls.ts';
import { approveListing, newListing } from './listings.ts';
import { newAdmin, newMember, type Member } from './members.ts';
import { startProduct, type RunningProduct } from './running-product.ts';

let product: RunningProduct;
let call: Call;
let admin: Member;

beforeAll(async () => {
  product = await startProduct();
  call = callsTo(product.address);
  admin = await newAdmin(product);
}, 150_000);
afterAll(() => product.stop(), 60_000);

const ids = (answer: { body: { data?: Record<string, unknown> } }): string[] =>
  ((answer.body.data?.['pets'] ?? []) as { id: string }[]).map(({ id }) => id);
const isListed = async (id: string): Promise<boolean> => ids(await call(undefined, 'GET', '/pets?limit=100')).includes(id);
const isReviewed = async (id: string): Promise<boolean> => ids(await call(admin, 'GET', '/admin/pets?limit=100')).includes(id);
const statusOf = async (id: string): Promise<number> => (await call(undefined, 'GET', `/pets/${id}`)).status;

test('the listings of who deactivates the account vanish for everybody, and come back with the member', async () => {
  const owner = await newMember(product.address);
  const { id } = await newListing(call, owner);
  await approveListing(call, admin, id, 10_000);
  await eventually(async () => (await statusOf(id)) === 200 && (await isListed(id)), 'it is public');

  expect((await call(owner, 'DELETE', '/auth/deactivate')).status).toBe(200);
  await eventually(async () => (await statusOf(id)) === 404 && !(await isListed(id)), 'it is out of sight');
  await eventually(async () => !(await isReviewed(id)), 'no admin has it in a list');
  await eventually(async () => (await call(owner, 'POST', '/pets', { body: aListing('too late') })).status === 401, 'the token is refused');

  const { email, password } = owner;
  const refused = await call(undefined, 'POST', '/auth/login', { body: { email, password } });
  expect([refused.status, refused.body.code]).toEqual([403, 'account.deactivated']);
  expect((await call(undefined, 'POST', '/auth/reactivate', { body: { email, password } })).status).toBe(200);
  await eventually(async () => (await statusOf(id)) === 200 && (await isListed(id)), 'it is public again');
  await eventually(() => isReviewed(id), 'admins have it in their list again');
}, 60_000);
