import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  AdoptionType,
  ApprovalStatus,
  AvailabilityStatus,
  Experience,
  Gender,
  HealthStatus,
  HomeType,
  PetCreatedSchema,
  PetDeletedSchema,
  PetPublishedSchema,
  PetSchema,
  PetUnpublishedSchema,
  PetUpdatedSchema,
  Size,
  Species,
  UserRegisteredSchema,
  UserType,
  petApproved,
  petCreated,
  petDeleted,
  petPublished,
  petRejected,
  petUnpublished,
  petUpdated,
  topics,
  userRegistered,
  type EventDefinition,
} from '@paltu/contracts';
import { startConsumers, startRelay, toMessage, type ReceivedMessage } from '@paltu/events';
import { partialEvent } from '@paltu/events/partial-event';
import { openTestBus } from '@paltu/events/test-bus';
import { newId, silentLogger, systemClock } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { listen } from '@paltu/service-kit';
import { createTestDatabase, createTestTokens, eventually } from '@paltu/testing';
import { buildApp } from '../src/app.ts';

export const migrations = new URL('../migrations', import.meta.url).pathname;

type PetInit = Parameters<typeof create<typeof PetSchema>>[1];

const usualPet = {
  species: Species.DOG,
  breed: 'Labrador',
  age: '2 years',
  gender: Gender.MALE,
  color: 'Golden',
  size: Size.LARGE,
  weight: '28 kg',
  description: 'ایک پیارا کتا',
  healthStatus: HealthStatus.GOOD,
  vaccinated: true,
  adoptionType: AdoptionType.SALE,
  price: 25_000,
  cityId: 'lahore',
  status: AvailabilityStatus.AVAILABLE,
  requirements: { experience: Experience.BEGINNER, homeType: HomeType.APARTMENT, children: true },
  tags: ['calm'],
  images: [{ id: '0199a3f0-0000-7000-8000-00000000aaaa', width: 1600, height: 1200 }],
  approvalStatus: ApprovalStatus.PENDING,
};

const says = {
  created: [petCreated, PetCreatedSchema],
  updated: [petUpdated, PetUpdatedSchema],
  published: [petPublished, PetPublishedSchema],
  unpublished: [petUnpublished, PetUnpublishedSchema],
  deleted: [petDeleted, PetDeletedSchema],
} as const;

export interface Answer {
  readonly status: number;
  // What the API answers is what these tests are about: they look into it freely.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

/** A listing of which pets tells: each call is its next event. */
export class APet {
  readonly id = newId();
  readonly ownerId: string;
  version = 0;
  state: NonNullable<PetInit> = {};
  private readonly publish: (definition: EventDefinition, data: never, subject: string, sequence: number) => Promise<void>;

  constructor(ownerId: string, publish: APet['publish']) {
    this.ownerId = ownerId;
    this.publish = publish;
  }

  async says(what: keyof typeof says, changes: object = {}, review?: { decisionId: string; contentVersion: number }): Promise<void> {
    this.version += 1;
    const at = timestampFromDate(new Date());
    const first = { ...usualPet, name: `Sheru ${this.id.slice(-4)}`, contentVersion: 1, createdAt: at, submittedAt: at };
    this.state = { ...(this.version === 1 ? first : this.state), updatedAt: at, ...changes };
    const [definition, schema] = says[what];
    const pet = create(PetSchema, { ...this.state, id: this.id, ownerId: this.ownerId, version: BigInt(this.version) } as PetInit);
    await this.publish(definition, create(schema, { pet, review } as never) as never, this.id, this.version);
  }
}

/** Moderation on a real database and the bus of the run's profile, with the test in the parts of auth and pets. */
export const startModeration = async () => {
  const { url, drop } = await createTestDatabase({ migrations: [migrations] });
  const database = connectDatabase({ url, applicationName: 'moderation', logger: silentLogger });
  const bus = await openTestBus();
  const tokens = await createTestTokens();
  const { app, consumers } = buildApp({ database, verifyToken: tokens.verifyToken, checks: {}, clock: systemClock, logger: silentLogger });
  const running = startConsumers({ database, bus, consumers, logger: silentLogger });
  const relay = startRelay({ database, bus, service: 'moderation', logger: silentLogger });
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  const decisions: ReceivedMessage[] = [];
  await bus.tail({ topics: [topics.decision.name], from: 'beginning', onMessage: (message) => void decisions.push(message) });

  const publish: ConstructorParameters<typeof APet>[1] = (definition, data, subject, sequence) =>
    bus.publish([toMessage(partialEvent(definition, { subject, sequence, data }), '/paltu/test', undefined)]);

  const register = async (firstName: string, lastName: string, role: 'user' | 'admin' = 'user') => {
    const { userId, token } = await tokens.issue({ role });
    const user = {
      id: userId,
      version: 1n,
      firstName,
      lastName,
      city: 'lahore',
      userType: role === 'admin' ? UserType.ADMIN : UserType.USER,
      verified: true,
    };
    await publish(userRegistered, create(UserRegisteredSchema, { user }) as never, userId, 1);
    return { id: userId, token };
  };

  const call = async (
    method: string,
    path: string,
    options: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Answer> => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1/admin${path}`, {
      method,
      headers: {
        ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { body: typeof options.body === 'string' ? options.body : JSON.stringify(options.body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };

  const close = async (): Promise<void> => {
    await server.close(100);
    await running.stop();
    await relay.stop();
    await bus.close();
    await database.destroy();
    await drop();
  };

  const decided = (petId: string) =>
    decisions
      .filter(({ subject }) => subject === petId)
      .map((message) => message.as(petApproved) ?? message.as(petRejected))
      .map((event) => ({ type: event?.type, sequence: event?.sequence, ...event?.data }));

  return { database, call, register, publish, decided, close, aPet: (ownerId: string) => new APet(ownerId, publish) };
};

export type RunningModeration = Awaited<ReturnType<typeof startModeration>>;

/** Asks until the answer is as wanted: events take a moment. */
export const until = async <T>(ask: () => Promise<T>, isThere: (answer: T) => boolean): Promise<T> => {
  let answer = await ask();
  await eventually(async () => isThere(answer) || isThere((answer = await ask())), 'the answer that was wanted');
  return answer;
};
