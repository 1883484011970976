import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  allEvents,
  contactUpdated,
  petDeleted,
  petPublished,
  petUpdated,
  topics,
  userDeactivated,
  type userErased,
  userSuspended,
  UserType,
} from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import {
  aMember,
  petMessage,
  startTestService,
  type Answer,
  type MemberDetails,
  type PetMessage,
  type TestServiceOptions,
} from '@paltu/testing/service';
import { adoptionService } from '../src/service.ts';

export const someDetails = {
  reason: 'Our children have asked for a dog for years.',
  experience: 'Two dogs before',
  petCarePlan: 'Walks twice a day',
  timeline: 'soon',
  budget: 'medium',
  homeType: 'Apartment',
} as const;

/** Adoption with the test in the parts of auth and pets. */
export const startAdoption = async (options: TestServiceOptions = {}) => {
  const service = await startTestService(adoptionService, options);
  const { call, database, publishToBus, publishedAbout } = service;

  const someone = async (details: MemberDetails = {}) => {
    const member = await aMember(service, details);
    const contact = { id: member.userId, version: 1n, email: `${member.userId}@example.org`, emailVerified: true, phone: '+923001234567' };
    await publishToBus(contactUpdated, { subject: member.userId, data: { contact } });
    const isKnown = async () => (await database('contacts').where({ id: member.userId }).first()) !== undefined;
    await eventually(isKnown, 'the event of auth was consumed');
    return { ...member, ...contact };
  };
  type Someone = Awaited<ReturnType<typeof someone>>;

  /** A listing of pets; each call of `publish` is its next event, and is consumed when it resolves. */
  const aPet = async (owner: Pick<Someone, 'userId'>, first: PetMessage = {}) => {
    const id = newId();
    let version = 0;
    let state: PetMessage = {};
    const publish = async (changes: PetMessage, definition: typeof petUpdated | typeof petDeleted | typeof petPublished = petUpdated) => {
      version += 1;
      const at = timestampFromDate(new Date());
      state = { ...state, ...changes, version: BigInt(version), updatedAt: at } as PetMessage;
      await publishToBus(definition as typeof petUpdated, { subject: id, sequence: version, data: { pet: state } });
      await eventually(async () => (await database('pets').where({ id }).first())?.version === version, 'the event of pets was consumed');
    };
    const at = timestampFromDate(new Date());
    await publish(petMessage({ id, ownerId: owner.userId, createdAt: at, submittedAt: at, ...first }), petPublished);
    return { id, publish, deleted: () => publish({}, petDeleted) };
  };

  const ask = (member: Someone, pet: { readonly id: string }, json: object = someDetails) =>
    call('POST', `/adoption/pets/${pet.id}/request`, { as: member, json });

  /** Id of a request that was made. */
  const asked = async (member: Someone, pet: { readonly id: string }): Promise<string> => {
    const { status, body } = await ask(member, pet);
    if (status !== 201) throw new Error(`asking was answered ${status} ${body.code}`);
    return body.data.adoptionRequest.id as string;
  };

  const answer = (owner: Someone, id: string, status: string, message?: string): Promise<Answer> =>
    call('PATCH', `/adoption/requests/${id}/status`, { as: owner, json: { status, ...(message === undefined ? {} : { message }) } });

  return {
    ...service,
    someone,
    aPet,
    ask,
    asked,
    answer,
    handOver: (member: Someone, id: string) => call('POST', `/adoption/requests/${id}/handover`, { as: member }),
    letFallThrough: (member: Someone, id: string, reason = 'We have to move') =>
      call('POST', `/adoption/requests/${id}/fall-through`, { as: member, json: { reason } }),
    /** Auth publishes that the member has left: for now, or for good. */
    leaves: (member: Someone, definition: typeof userDeactivated | typeof userErased = userDeactivated) =>
      publishToBus(definition as typeof userDeactivated, {
        subject: member.userId,
        sequence: 2,
        data: { user: { id: member.userId, version: 2n, userType: UserType.USER, deactivated: true } },
      }),
    /** Auth publishes that an admin keeps the member out. */
    isSuspended: (member: Someone) =>
      publishToBus(userSuspended, {
        subject: member.userId,
        sequence: 2,
        data: { user: { id: member.userId, version: 2n, userType: UserType.USER, suspended: true } },
      }),
    cancel: (member: Someone, id: string) => call('DELETE', `/adoption/requests/${id}`, { as: member }),
    read: async (member: Someone, id: string) => (await call('GET', `/adoption/requests/${id}`, { as: member })).body.data.adoptionRequest,
    /** What was published about a pet: short names of the types, in order. */
    story: (petId: string) =>
      publishedAbout(petId)
        .filter(({ type }) => allEvents.some((event) => event.type === type && event.topic === topics.request))
        .map(({ type }) => type.split('.')[3]),
  };
};

export type RunningAdoption = Awaited<ReturnType<typeof startAdoption>>;
export type Someone = Awaited<ReturnType<RunningAdoption['someone']>>;
