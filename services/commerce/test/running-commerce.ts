import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  accessoryListed,
  markCleared,
  markSet,
  storeOpened,
  userDeactivated,
  userErased,
  userReinstated,
  userSuspended,
  UserType,
  type Mark,
  type EventDefinition,
  type MarkedKind,
} from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { aMember, formOf, startTestService, type Answer, type MemberDetails, type TestServiceOptions } from '@paltu/testing/service';
import sharp from 'sharp';
import { commerceService } from '../src/service.ts';

type Fields = Readonly<Record<string, unknown>>;

export const aStore = (overrides: Fields = {}): Record<string, unknown> => ({
  name: 'Paws of Gulberg',
  type: 'Pet Store',
  description: 'Everything for dogs and cats, from food to beds.',
  city: 'Lahore',
  ...overrides,
});

export const anAccessory = (overrides: Fields = {}): Record<string, unknown> => ({
  name: 'Chicken kibble for adult dogs',
  description: 'Three kilograms in a bag that can be closed again.',
  category: 'Food & Treats',
  price: 2_400,
  quantity: 10,
  ...overrides,
});

export const aCheckout = (overrides: Fields = {}): Record<string, unknown> => ({
  address: { fullName: 'Sana Ahmed', phone: '0300 1234567', address: '5 Main Boulevard', city: 'Lahore' },
  paymentMethod: 'cash-on-delivery',
  ...overrides,
});

const households = new Map<string, number>();

/** Where a member lives: each alone, with a phone number of their own. */
export const homeOf = ({ userId }: { readonly userId: string }) => {
  const number = households.get(userId) ?? households.size;
  households.set(userId, number);
  return { fullName: 'Sana Ahmed', phone: `0300 ${1_234_567 + number}`, address: `${5 + number} Main Boulevard`, city: 'Lahore' };
};

/** As it is kept. */
export const phoneOf = (member: { readonly userId: string }): string => `+92${homeOf(member).phone.replace(' ', '').slice(1)}`;

export const aPhoto = (width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: 180, g: 90, b: 30 } } })
    .jpeg()
    .toBuffer();

/** Begins as a PDF does; `size` in bytes. */
export const aPdf = (size = 200): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 'x')]);

/** As far as tests look at it. */
export interface PlacedOrder {
  readonly id: string;
  readonly number: string;
  readonly total: number;
  readonly parcels: readonly { readonly id: string; readonly store: { readonly _id: string }; readonly total: number }[];
}

const dataOf = <Data>({ status, body }: Answer, expected: number): Data => {
  if (status !== expected) throw new Error(`answered ${status} ${body.code} ${JSON.stringify(body.errors)}`);
  return body.data as Data;
};

/** What commerce reads beside what every service does. */
export const commerceVariables = (folder: string): Record<string, string> => ({
  UPLOAD_DIR: join(folder, 'uploads'),
  OBJECT_STORE_DIR: join(folder, 'objects'),
  KEY_SECRET: 'a secret of thirty-two characters, at least',
});

/** Commerce with the test in the part of auth and moderation. */
export const startCommerce = async (options: TestServiceOptions = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'paltu-commerce-'));
  const variables = { ...commerceVariables(folder), ...options.variables };
  const service = await startTestService(commerceService, { ...options, variables });
  const { call, publishToBus, untilPublished } = service;
  const photo = await aPhoto();

  const someone = (details: MemberDetails = {}) => aMember(service, details);
  type Someone = Awaited<ReturnType<typeof someone>>;

  const opened = async (owner: Someone, overrides: Fields = {}): Promise<string> =>
    dataOf<{ store: { id: string } }>(await call('POST', '/stores', { as: owner, json: aStore(overrides) }), 201).store.id;

  const list = (owner: Someone, overrides: Fields = {}, pictures = 1) =>
    call('POST', '/accessories', {
      as: owner,
      body: formOf(
        anAccessory(overrides),
        Array.from({ length: pictures }, () => ({ field: 'images', bytes: photo })),
      ),
    });
  const listed = async (owner: Someone, overrides: Fields = {}): Promise<string> =>
    dataOf<{ accessory: { id: string } }>(await list(owner, overrides), 201).accessory.id;

  let versions = 1;
  const publishMember = (member: Someone, definition: EventDefinition, state: { deactivated?: boolean; suspended?: boolean }) => {
    versions += 1;
    return publishToBus(definition as typeof userDeactivated, {
      subject: member.userId,
      sequence: versions,
      data: { user: { id: member.userId, version: BigInt(versions), userType: UserType.USER, ...state } },
    });
  };

  /** Puts these into the cart, and orders it. */
  const checkout = async (as: Someone, lines: Readonly<Record<string, number>>, { key = newId(), ...overrides }: Fields = {}) => {
    for (const [accessoryId, quantity] of Object.entries(lines))
      dataOf(await call('POST', '/cart/items', { as, json: { accessoryId, quantity } }), 200);
    return call('POST', '/orders', {
      as,
      json: aCheckout({ address: homeOf(as), ...overrides }),
      headers: { 'idempotency-key': String(key) },
    });
  };
  const place = async (as: Someone, lines: Readonly<Record<string, number>>) =>
    dataOf<{ order: PlacedOrder }>(await checkout(as, lines), 201).order;
  const move = (as: Someone, parcelId: string, status: string, more: Fields = {}) =>
    call('PATCH', `/orders/parcels/${parcelId}/status`, { as, json: { status, ...more } });

  return {
    ...service,
    photo,
    checkout,
    place,
    move,
    drop: (as: Someone, parcelId: string, json: object, key = newId()) =>
      call('POST', `/orders/parcels/${parcelId}/drop`, { as, json, headers: { 'idempotency-key': key } }),
    /** Takes the steps one after the other. */
    moveThrough: async (as: Someone, parcelId: string, ...statuses: readonly string[]) => {
      for (const status of statuses) dataOf(await move(as, parcelId, status), 200);
    },
    stockOf: async (id: string): Promise<readonly [stock: number, reserved: number]> => {
      const { stock, reserved } = await service.database('accessories').where({ id }).first();
      return [stock, reserved];
    },
    someone,
    opened,
    list,
    listed,
    /** A member with an open store, and the id of the store. */
    someStore: async (overrides: Fields = {}) => {
      const owner = await someone({ firstName: 'Bilal', lastName: 'Ahmed' });
      const id = await opened(owner, overrides);
      await untilPublished(storeOpened, id);
      return { owner, id };
    },
    /** Something that a new store offers. */
    someAccessory: async (overrides: Fields = {}) => {
      const owner = await someone();
      const storeId = await opened(owner);
      const id = await listed(owner, overrides);
      await untilPublished(accessoryListed, id);
      return { owner, storeId, id };
    },
    /** Sends the slip of a bank transfer. */
    sendSlip: (as: Someone, orderId: string, files: readonly Uint8Array[], reference = 'FT 1') =>
      call('POST', `/orders/${orderId}/slip`, {
        as,
        body: formOf(
          { reference },
          files.map((bytes, index) => ({ field: 'slip', name: `slip-${index}.pdf`, bytes })),
        ),
      }),
    /** Sends papers for the mark `verified`. */
    askVerified: (owner: Someone, files: readonly Uint8Array[]) =>
      call('POST', '/stores/user/verification', {
        as: owner,
        body: formOf(
          {},
          files.map((bytes, index) => ({ field: 'papers', name: `paper-${index}.pdf`, bytes })),
        ),
      }),
    store: async (id: string, as?: Someone) => (await call('GET', `/stores/${id}`, { as })).body.data?.store,
    accessory: async (id: string, as?: Someone) => (await call('GET', `/accessories/${id}`, { as })).body.data?.accessory,
    /** Moderation decides: the number of the decision counts those on this thing. */
    isMarked: (kind: MarkedKind, thingId: string, mark: Mark, { number = 1, set = true, verificationNumber = 0, reason = '' } = {}) =>
      publishToBus((set ? markSet : markCleared) as typeof markSet, {
        subject: thingId,
        sequence: number,
        data: { decisionId: newId(), kind, thingId, mark, verificationNumber, reason, decidedBy: newId() },
      }),
    leaves: (member: Someone) => publishMember(member, userDeactivated, { deactivated: true }),
    returns: (member: Someone) => publishMember(member, userDeactivated, { deactivated: false }),
    isErased: (member: Someone) => publishMember(member, userErased, { deactivated: true }),
    isSuspended: (member: Someone, state: { deactivated?: boolean } = {}) =>
      publishMember(member, userSuspended, { suspended: true, ...state }),
    isReinstated: (member: Someone) => publishMember(member, userReinstated, { suspended: false }),
    stop: async () => {
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type RunningCommerce = Awaited<ReturnType<typeof startCommerce>>;
export type Someone = Awaited<ReturnType<RunningCommerce['someone']>>;
