import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { MessageInitShape } from '@bufbuild/protobuf';
import {
  AccessoryStatus,
  AdoptionType,
  ApprovalStatus,
  Experience,
  HomeType,
  type StoreSchema,
  type VetSchema,
  VetVerificationStatus,
  accessoryListed,
  markCleared,
  markSet,
  petApproved,
  petCreated,
  petDeleted,
  petPublished,
  petRejected,
  petUnpublished,
  petUpdated,
  storeUpdated,
  vetUpdated,
  vetVerificationRequested,
} from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { petMessage, startTestService, type PetMessage, type TestService } from '@paltu/testing/service';
import { moderationService } from '../src/service.ts';

/** What is for sale and waits for review. */
const offered = {
  color: 'Golden',
  weight: '28 kg',
  description: 'ایک پیارا کتا',
  vaccinated: true,
  adoptionType: AdoptionType.SALE,
  price: 25_000,
  requirements: { experience: Experience.BEGINNER, homeType: HomeType.APARTMENT, children: true },
  tags: ['calm'],
  papers: { healthCertificate: { id: '0199a3f0-0000-7000-8000-00000000bbbb', name: 'health.pdf', size: 1_200 } },
  approvalStatus: ApprovalStatus.PENDING,
};

const events = {
  created: petCreated,
  updated: petUpdated,
  published: petPublished,
  unpublished: petUnpublished,
  deleted: petDeleted,
} as const;

/** A listing of pets: each call is its next event. */
export class APet {
  readonly id: string;
  readonly ownerId: string;
  version = 0;
  state: PetMessage = {};
  private readonly moderation: TestService;

  constructor(ownerId: string, moderation: TestService, id: string) {
    this.id = id;
    this.ownerId = ownerId;
    this.moderation = moderation;
  }

  async publish(
    what: keyof typeof events,
    changes: PetMessage = {},
    review?: { decisionId: string; contentVersion: number },
  ): Promise<void> {
    this.version += 1;
    const at = timestampFromDate(new Date());
    const first = petMessage({ ...offered, name: `Sheru ${this.id.slice(-4)}`, createdAt: at, submittedAt: at });
    this.state = { ...(this.version === 1 ? first : this.state), updatedAt: at, ...changes } as PetMessage;
    const pet = { ...this.state, id: this.id, ownerId: this.ownerId, version: BigInt(this.version) } as PetMessage;
    await this.moderation.publishToBus(events[what] as typeof petUpdated, {
      subject: this.id,
      sequence: this.version,
      data: { pet, review },
    });
  }
}

type VetInit = MessageInitShape<typeof VetSchema>;

/** A vet of vets: each call is the next event. */
export class AVet {
  readonly id = newId();
  readonly ownerId: string;
  version = 0;
  state: VetInit = { name: 'Dr. Amna', specialty: 'Surgery', clinicName: 'Gulberg Clinic', cityId: 'lahore', active: true, public: true };
  private readonly moderation: TestService;

  constructor(ownerId: string, moderation: TestService) {
    this.ownerId = ownerId;
    this.moderation = moderation;
  }

  async publish(changes: VetInit = {}, definition: typeof vetUpdated | typeof vetVerificationRequested = vetUpdated): Promise<void> {
    this.version += 1;
    this.state = { createdAt: timestampFromDate(new Date()), ...this.state, ...changes } as VetInit;
    const vet = { ...this.state, id: this.id, ownerId: this.ownerId, version: BigInt(this.version) } as VetInit;
    await this.moderation.publishToBus(definition as typeof vetUpdated, { subject: this.id, sequence: this.version, data: { vet } });
  }

  /** Sends papers, for the time `number`. */
  asks(number: number, at = new Date()): Promise<void> {
    const papers = [{ id: newId(), name: 'registration.pdf', size: 1_200 }];
    const asked = { number, registrationNumber: 'PVMC-1', validUntil: '2099-01-01', papers, askedAt: timestampFromDate(at) };
    return this.publish({ verification: { ...asked, status: VetVerificationStatus.WAITING } }, vetVerificationRequested);
  }
}

/** A store of commerce: each call is the next event. */
export class AStore {
  readonly id = newId();
  readonly ownerId: string;
  version = 0;
  private readonly moderation: TestService;

  constructor(ownerId: string, moderation: TestService) {
    this.ownerId = ownerId;
    this.moderation = moderation;
  }

  async publish(changes: MessageInitShape<typeof StoreSchema> = {}): Promise<void> {
    this.version += 1;
    const first = { name: 'Paws & Co', type: 'Pet Store', services: ['Home delivery'], cityId: 'karachi', active: true };
    const known = { id: this.id, ownerId: this.ownerId, version: BigInt(this.version), createdAt: timestampFromDate(new Date()) };
    await this.moderation.publishToBus(storeUpdated, {
      ...{ subject: this.id, sequence: this.version, data: { store: { ...first, ...changes, ...known } as typeof first } },
    });
  }
}

/** An accessory of commerce, as it was listed. */
const publishAccessory = async (ownerId: string, moderation: TestService, marks: object): Promise<string> => {
  const id = newId();
  const words = { name: 'Kitten food', category: 'Food & Treats', status: AccessoryStatus.ACTIVE };
  const accessory = { ...words, id, ownerId, storeId: newId(), version: 1n, createdAt: timestampFromDate(new Date()), ...marks };
  await moderation.publishToBus(accessoryListed, { subject: id, sequence: 1, data: { accessory } });
  return id;
};

/** Moderation with the test in the parts of auth, pets, vets and commerce. */
export const startModeration = async () => {
  const service = await startTestService(moderationService);

  const decided = (petId: string) =>
    service
      .publishedAbout(petId)
      .map((message) => message.as(petApproved) ?? message.as(petRejected))
      .map((event) => ({ type: event?.type, sequence: event?.sequence, ...event?.data }));

  return {
    ...service,
    decided,
    aVet: (ownerId: string) => new AVet(ownerId, service),
    aStore: (ownerId: string) => new AStore(ownerId, service),
    publishAccessory: (ownerId: string, marks: { readonly hidden?: boolean; readonly waitsForReview?: boolean } = {}) =>
      publishAccessory(ownerId, service, marks),
    /** Decisions on marks that were published. */
    marked: (id: string) =>
      service
        .publishedAbout(id)
        .map((message) => message.as(markSet) ?? message.as(markCleared))
        .map((event) => ({ type: event?.type, sequence: event?.sequence, ...event?.data })),
    aPet: (ownerId: string, id = newId()) => new APet(ownerId, service, id),
  };
};

export type RunningModeration = Awaited<ReturnType<typeof startModeration>>;

/** Asks until the answer is as wanted: events take a moment. */
export const until = async <T>(ask: () => Promise<T>, isThere: (answer: T) => boolean): Promise<T> => {
  let answer = await ask();
  await eventually(async () => isThere(answer) || isThere((answer = await ask())), 'the answer that was wanted');
  return answer;
};
