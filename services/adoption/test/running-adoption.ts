import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  AdoptionType,
  allEvents,
  ApprovalStatus,
  AvailabilityStatus,
  contactUpdated,
  Experience,
  Gender,
  HealthStatus,
  HomeType,
  petDeleted,
  petPublished,
  petUpdated,
  Size,
  Species,
  topics,
  userDeactivated,
  type userErased,
  UserType,
  type PetSchema,
} from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { aMember, startTestService, type Answer, type MemberDetails, type TestServiceOptions } from '@paltu/testing/service';
import { adoptionService } from '../src/service.ts';

type PetInit = MessageInitShape<typeof PetSchema>;

export const someDetails = {
  reason: 'Our children have asked for a dog for years.',
  experience: 'Two dogs before',
  petCarePlan: 'Walks twice a day',
  timeline: 'soon',
  budget: 'medium',
  homeType: 'Apartment',
} as const;

const usualPet = {
  name: 'شیرو',
  species: Species.DOG,
  breed: 'Labrador',
  age: '2 years',
  gender: Gender.MALE,
  size: Size.LARGE,
  healthStatus: HealthStatus.GOOD,
  adoptionType: AdoptionType.ADOPTION,
  cityId: 'lahore',
  requirements: { experience: Experience.BEGINNER, homeType: HomeType.APARTMENT },
  images: [{ id: '0199a3f0-0000-7000-8000-00000000aaaa', width: 1600, height: 1200 }],
  status: AvailabilityStatus.AVAILABLE,
  approvalStatus: ApprovalStatus.APPROVED,
};

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
  const aPet = async (owner: Pick<Someone, 'userId'>, first: PetInit = {}) => {
    const id = newId();
    let version = 0;
    let state: PetInit = {};
    const publish = async (changes: PetInit, definition: typeof petUpdated | typeof petDeleted | typeof petPublished = petUpdated) => {
      version += 1;
      const at = timestampFromDate(new Date());
      state = { ...state, ...changes, version: BigInt(version), updatedAt: at } as PetInit;
      await publishToBus(definition as typeof petUpdated, { subject: id, sequence: version, data: { pet: state } });
      await eventually(async () => (await database('pets').where({ id }).first())?.version === version, 'the event of pets was consumed');
    };
    const at = timestampFromDate(new Date());
    await publish(
      { id, ownerId: owner.userId, contentVersion: 1, createdAt: at, submittedAt: at, ...usualPet, ...first } as PetInit,
      petPublished,
    );
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
