import type { Keep, MemberId } from '@paltu/kernel';
import { countUpTo, dueInTurn, fromColumns, toColumns, type InTransaction, type PageWanted } from '@paltu/persistence';
import {
  isPublicPet,
  keepPets,
  knexMemberPresence,
  knexPetDirectory,
  type KnownPet,
  type MemberPresence,
  type PetId,
} from '@paltu/projections';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type {
  Adoption,
  AdoptionRequest,
  Closing,
  HistoryEntry,
  Meeting,
  OfferedPet,
  OwnerAnswer,
  RequestEvent,
  RequestId,
  RequestStatus,
  RequestView,
} from './request.ts';

export interface RequestFilter {
  readonly type: RequestView;
  /** Without it those that were cancelled are left out. */
  readonly status?: RequestStatus | undefined;
  readonly petId?: PetId | undefined;
}

interface RequestPage {
  readonly requests: readonly AdoptionRequest[];
  /** Of every view, under the same filters; counted no further than one over the cap of totals. */
  readonly counts: Readonly<Record<RequestView, number>>;
}

/** A request whose time has come. */
export interface DueRequest {
  readonly id: RequestId;
  readonly petId: PetId;
  readonly ownerId: MemberId;
  readonly dueAt: Date;
}

/** As JSON has it: instants are text. */
type Written<T> = { readonly [Field in keyof T]: T[Field] extends Date ? string : T[Field] };

/** A request as a row of the table `requests`: what the two sides wrote and what happened are JSON. */
interface RequestRow extends Omit<AdoptionRequest, 'answer' | 'closing' | 'history' | 'meeting'> {
  readonly meeting: Written<Meeting> | null;
  readonly answer: Written<OwnerAnswer> | null;
  readonly closing: Written<Closing> | null;
  readonly history: readonly Written<HistoryEntry>[];
  /** For figures and their index: when it was the owner who answered. */
  readonly ownerAnsweredAt: Date | null;
}

const instantIn = <T extends { readonly at: string }>(written: T) => ({ ...written, at: new Date(written.at) });

const toRow = (request: AdoptionRequest): Record<string, unknown> => {
  const { answer } = request;
  const ownerAnsweredAt = answer === null || answer.code !== '' ? null : answer.at;
  return toColumns({ ...request, ownerAnsweredAt }, ['application', 'terms', 'meeting', 'answer', 'closing', 'history']);
};

/** A release before kept an empty one of who offered money: who is asked about a home has to write of their experience. */
const applicationOf = ({ offer, application }: Pick<RequestRow, 'offer' | 'application'>) =>
  offer !== null && application?.experience === '' ? null : application;

const toRequest = (row: object): AdoptionRequest => {
  const { ownerAnsweredAt: _, answer, closing, history, meeting, ...facts } = fromColumns<RequestRow>(row);
  return {
    ...facts,
    application: applicationOf(facts),
    answer: answer && instantIn(answer),
    closing: closing && instantIn(closing),
    history: history.map(instantIn),
    meeting: meeting && instantIn(meeting),
  };
};

/** Whether members are there, and since when: of everybody, for owners see it of who asks them. */
export const membersIn = knexMemberPresence({ lockSeed: 11, ofEverybody: true });

/** Pets by the last events of pets, read after the lock is held. */
export const knexOfferedPets = (trx: Knex.Transaction) => {
  const directory = knexPetDirectory(trx);
  return {
    find: async (petId: PetId): Promise<OfferedPet | undefined> => {
      const pet = (await directory.find([petId])).get(petId);
      if (pet === undefined) return undefined;
      const { ownerId, name, adoptionType, price, status, updatedAt } = pet.snapshot;
      return { ownerId, name, terms: { adoptionType, price }, status, isPublic: isPublicPet(pet), changedAt: new Date(updatedAt) };
    },
    /** Keeps the state of an event of pets; false when something newer is known already. */
    keep: async (pet: KnownPet): Promise<boolean> => {
      await keepPets(trx, [pet]);
      return (await directory.find([pet.id])).get(pet.id)?.version === pet.version;
    },
  };
};

/** How many requests a member has made since an instant. */
export const knexRequestCount =
  (trx: Knex) =>
  async (requesterId: MemberId, since: Date): Promise<number> => {
    const row = await trx('requests').where({ requester_id: requesterId }).where('created_at', '>=', since).count({ made: '*' }).first();
    return Number(row?.['made'] ?? 0);
  };

const noTexts = JSON.stringify({ reason: '', experience: '', petCarePlan: '', references: '', additionalInfo: '' });

const eraseTexts = async (trx: Knex.Transaction, memberId: MemberId): Promise<void> => {
  await trx.raw("update requests set application = application || ?::jsonb, message = '' where requester_id = ?", [noTexts, memberId]);
  await trx.raw(`update requests set answer = jsonb_set(answer, '{message}', '""') where owner_id = ? and answer is not null`, [memberId]);
  for (const side of ['owner', 'requester'])
    await trx.raw(`update requests set closing = jsonb_set(closing, '{reason}', '""') where ?? = ? and closing ->> 'by' = ?`, [
      `${side}_id`,
      memberId,
      side,
    ]);
};

/** What concerns one pet, in the transaction `trx`: the pet's own row is locked before any request is read. */
export const knexAdoptionRepository = (trx: Knex.Transaction) => {
  const locked = (petId: PetId) => trx('adoptions').where({ pet_id: petId }).forUpdate();
  const read = async (petId: PetId, version: number, requestId: RequestId | undefined): Promise<Adoption> => {
    const rows: object[] = await trx('requests')
      .where({ pet_id: petId })
      .where((open) => {
        void open.whereRaw("status in ('pending', 'approved', 'completed')");
        if (requestId !== undefined) void open.orWhere({ id: requestId });
      })
      .orderBy('id');
    return { petId, version, requests: rows.map(toRequest) };
  };
  return {
    /** The pet's open and completed requests and, whatever its status, the one that is named; a pet that nobody asked for has none. */
    get: async (petId: PetId, requestId?: RequestId): Promise<Adoption> => {
      await trx('adoptions').insert({ pet_id: petId, version: 0 }).onConflict('pet_id').ignore();
      const row = await locked(petId).first<{ version: number }>('version');
      return read(petId, row.version, requestId);
    },
    /** The same, or undefined while somebody else decides about the pet. */
    findUnlessHeld: async (petId: PetId, requestId: RequestId): Promise<Adoption | undefined> => {
      const row = await locked(petId).skipLocked().first<{ version: number } | undefined>('version');
      return row && read(petId, row.version, requestId);
    },
    /** Pets for which the member has open requests or was asked, always in the same order. */
    listOpenPets: async (memberId: MemberId): Promise<readonly PetId[]> => {
      const rows = await trx('requests')
        .whereRaw("(owner_id = ? or requester_id = ?) and status in ('pending', 'approved')", [memberId, memberId])
        .distinct<{ pet_id: PetId }[]>('pet_id')
        .orderBy('pet_id');
      return rows.map(({ pet_id: petId }) => petId);
    },
    /** Forgets all that the member wrote. */
    eraseTexts: (memberId: MemberId) => eraseTexts(trx, memberId),
    /** Writes the requests that have changed since. */
    save: async ({ petId, version, requests }: Adoption, before: Adoption): Promise<void> => {
      // In the order of their events: of two that are approved at once the second one meets the index.
      const inOrder = requests.toSorted((one, other) => one.version - other.version);
      for (const request of inOrder.filter((one) => one.version > before.version))
        await trx('requests').insert(toRow(request)).onConflict('id').merge();
      await trx('adoptions').where({ pet_id: petId }).update({ version });
    },
  };
};

export type AdoptionRepository = ReturnType<typeof knexAdoptionRepository>;

/** All that a use case of this slice can write with. */
export interface RequestScope {
  readonly adoptions: AdoptionRepository;
  readonly pets: ReturnType<typeof knexOfferedPets>;
  readonly members: MemberPresence;
  /** Keeps a decision about what concerns a pet that is locked. */
  readonly keep: Keep<Adoption, RequestEvent>;
  readonly countSince: ReturnType<typeof knexRequestCount>;
}

export type InRequestTransaction = InTransaction<RequestScope>;

type Asked = Pick<RequestFilter, 'status' | 'petId'>;

/** Those of one side; a member is never both sides of one request. */
const ofSide = (database: Knex, column: 'owner_id' | 'requester_id', memberId: MemberId, { status, petId }: Asked): Knex.QueryBuilder => {
  const own = database('requests').where({ [column]: memberId, ...(petId === undefined ? {} : { pet_id: petId }) });
  return status === undefined ? own.whereRaw("status <> 'cancelled'") : own.where({ status });
};

/** Requests as screens read them, without locks. @param cap totals are counted no further than one over it. */
export const knexRequestQueries = (database: Knex, cap = totalCap) => {
  /** Each side is read from its own index up to the end of the page; together they hold it. */
  const pageOf = (memberId: MemberId, { type, ...asked }: RequestFilter, upTo: number): Knex.QueryBuilder => {
    const newest = (column: 'owner_id' | 'requester_id') =>
      ofSide(database, column, memberId, asked).orderByRaw('created_at desc, id desc').limit(upTo);
    if (type === 'received') return newest('owner_id');
    if (type === 'sent') return newest('requester_id');
    return newest('owner_id').unionAll([newest('requester_id')], true);
  };

  return {
    find: async (id: RequestId): Promise<AdoptionRequest | undefined> => {
      const row = (await database('requests').where({ id }).first()) as object | undefined;
      return row && toRequest(row);
    },
    /** Those whose next reminder, or end, is due; the longest due first. */
    listDue: async (now: Date, after: DueRequest | undefined, limit: number): Promise<readonly DueRequest[]> => {
      const due = database('requests').where('next_due_at', '<=', now);
      const rows = dueInTurn(due, ['next_due_at', 'id'], after && [after.dueAt, after.id], limit);
      return ((await rows.select('id', 'pet_id', 'owner_id', 'next_due_at as due_at')) as object[]).map((row) =>
        fromColumns<DueRequest>(row),
      );
    },
    /** All that the member made or received, the first one first. */
    listAll: async (memberId: MemberId): Promise<readonly AdoptionRequest[]> => {
      const received = database('requests').where({ owner_id: memberId });
      const all = received.unionAll([database('requests').where({ requester_id: memberId })], true);
      const rows = (await database.from(all.as('own')).orderBy('created_at').orderBy('id')) as object[];
      return rows.map(toRequest);
    },
    /** Of one member, the newest first. */
    list: async (memberId: MemberId, filter: RequestFilter, { page, limit }: PageWanted): Promise<RequestPage> => {
      const [rows, received, sent] = await Promise.all([
        database
          .from(pageOf(memberId, filter, page * limit).as('own'))
          .orderByRaw('created_at desc, id desc')
          .limit(limit)
          .offset((page - 1) * limit) as Promise<object[]>,
        countUpTo(ofSide(database, 'owner_id', memberId, filter), cap),
        countUpTo(ofSide(database, 'requester_id', memberId, filter), cap),
      ]);
      const counts = { received, sent, all: Math.min(received + sent, cap + 1) };
      return { requests: rows.map(toRequest), counts };
    },
  };
};

export type RequestQueries = ReturnType<typeof knexRequestQueries>;

interface RequestStates {
  /** By pet, and in the order of the events about it. */
  readonly requests: readonly AdoptionRequest[];
  /** The last pet of these; undefined when there was none after `after`. */
  readonly last: string | undefined;
}

/** All requests for at most `limit` pets that follow `after`; no step is taken about these until `trx` ends. */
export const readRequestStates = async (trx: Knex.Transaction, after: string | undefined, limit: number): Promise<RequestStates> => {
  const pets: PetId[] = await trx('adoptions')
    .modify((query) => void (after !== undefined && query.where('pet_id', '>', after)))
    .orderBy('pet_id')
    .limit(limit)
    .forShare()
    .pluck('pet_id');
  const rows: object[] = await trx('requests').whereIn('pet_id', pets).orderBy(['pet_id', 'version']);
  return { requests: rows.map(toRequest), last: pets.at(-1) };
};

const cards = `select member.id,
    (select member_since from presences where presences.id = member.id) as member_since,
    (select count(*)::integer from requests where requester_id = member.id and status = 'completed') as pets_adopted,
    (select count(*)::integer from requests where requester_id = member.id and status in ('pending', 'approved')) as open_requests
  from unnest(?::uuid[]) as member (id)`;

/** What an owner should know of a member who asks for a pet. */
interface Card {
  /** Null until an event of auth named the member. */
  readonly memberSince: Date | null;
  readonly petsAdopted: number;
  /** Those that are pending or approved. */
  readonly openRequests: number;
}

export type CardsById = ReadonlyMap<MemberId, Card>;

export const knexCards =
  (database: Knex) =>
  async (ids: readonly MemberId[]): Promise<CardsById> => {
    if (ids.length === 0) return new Map();
    const { rows } = await database.raw<{ rows: object[] }>(cards, [[...new Set(ids)]]);
    return new Map(rows.map((row) => fromColumns<Card & { id: MemberId }>(row)).map(({ id, ...card }) => [id, card]));
  };
