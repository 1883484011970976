import {
  adoptionAnswerDue,
  adoptionApproved,
  adoptionCancelled,
  adoptionFellThrough,
  adoptionProgressed,
  adoptionRejected,
  adoptionRequested,
  petHandedOver,
  type EventDefinition,
} from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import type { PetId } from '@paltu/projections';
import { homeTypes } from '@paltu/reference';
import { toldEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import { closingCodes } from '../src/requests/domain/closing-codes.ts';
import type { RequestEvent } from '../src/requests/domain/request-events.ts';
import {
  budgets,
  requestStatuses,
  sides,
  timelines,
  type AdoptionRequest,
  type Application,
  type Closing,
  type RequestId,
} from '../src/requests/domain/request.ts';
import { requestOutbox, stateOfRequest } from '../src/requests/events/request-messages.ts';

const text = fc.string({ unit: 'grapheme' });
const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const memberId = fc.uuid().map((id) => id as MemberId);

const application: fc.Arbitrary<Application> = fc.record({
  reason: text,
  experience: text,
  petCarePlan: text,
  timeline: fc.constantFrom(...timelines),
  budget: fc.constantFrom(...budgets),
  homeType: fc.constantFrom(...homeTypes),
  hasChildren: fc.boolean(),
  hasOtherPets: fc.boolean(),
  references: text,
  additionalInfo: text,
});

const code = fc.constantFrom(...closingCodes, '' as const);
const closing: fc.Arbitrary<Closing> = fc.record({ by: fc.constantFrom(...sides), at: instant, code, reason: text });

const request: fc.Arbitrary<AdoptionRequest> = fc.record({
  id: fc.uuid().map((id) => id as RequestId),
  petId: fc.uuid().map((id) => id as PetId),
  petName: text,
  ownerId: memberId,
  requesterId: memberId,
  version: fc.integer({ min: 1 }),
  status: fc.constantFrom(...requestStatuses),
  application,
  message: text,
  answer: fc.option(fc.record({ message: text, at: instant, code })),
  closing: fc.option(closing),
  history: fc.constant([]),
  createdAt: instant,
  updatedAt: instant,
  respondBy: instant,
  approvedAt: fc.option(instant),
  completedAt: fc.option(instant),
  remindersSaid: fc.integer({ min: 1, max: 2 }),
  nextDueAt: fc.option(instant),
});

/** Nothing of what the two sides wrote, and nothing of what is only kept to remind them. */
const toldOf = ({ closing: ended, approvedAt, completedAt, ...told }: AdoptionRequest) => ({
  id: told.id,
  version: told.version,
  petId: told.petId,
  petName: told.petName,
  ownerId: told.ownerId,
  requesterId: told.requesterId,
  status: told.status,
  closedBy: ended?.by,
  code: ended?.code ?? '',
  createdAt: told.createdAt,
  updatedAt: told.updatedAt,
  respondBy: told.respondBy,
  approvedAt: approvedAt ?? undefined,
  completedAt: completedAt ?? undefined,
  closedAt: ended?.at,
});

const toldFact = (type: RequestEvent['type'], definition: EventDefinition) =>
  toldEvent({
    definition,
    facts: fc.record({ request, at: instant }),
    say: (fact, outbox) => requestOutbox(outbox).append([{ type, ...fact }]),
    tells: ({ request: told, at }) => {
      const due = { awaited: told.status === 'approved' ? 'hand-over' : 'answer', reminder: told.remindersSaid };
      return {
        subject: told.petId,
        sequence: told.version,
        time: at,
        data: { request: toldOf(told), ...(type === 'AdoptionAnswerDue' ? due : {}) },
      };
    },
  });

const steps = [
  ['pending', 'AdoptionRequested', adoptionRequested],
  ['approved', 'AdoptionApproved', adoptionApproved],
  ['rejected', 'AdoptionRejected', adoptionRejected],
  ['cancelled', 'AdoptionCancelled', adoptionCancelled],
  ['completed', 'PetHandedOver', petHandedOver],
  ['fell-through', 'AdoptionFellThrough', adoptionFellThrough],
] as const;

/** The request as it is, said again when nothing has happened to it: as of its last step. */
const toldState = ([status, , definition]: (typeof steps)[number]) =>
  toldEvent({
    definition,
    facts: fc.tuple(request, instant).map(([told, at]) => ({
      ...told,
      status,
      history: [{ status: 'pending', at: told.createdAt, by: 'requester' } as const, { status, at, by: 'owner' } as const],
    })),
    say: (told, outbox) => outbox.append(stateOfRequest(told)),
    tells: (told) => ({
      subject: told.petId,
      sequence: told.version,
      time: told.history[1]?.at ?? told.createdAt,
      data: { request: toldOf(told) },
    }),
  });

/** What everybody may know: which pet, how far, and which of its requests. */
const toldProgress = ([status, type]: (typeof steps)[number]) =>
  toldEvent({
    definition: adoptionProgressed,
    facts: fc.record({ request: request.map((told) => ({ ...told, status })), at: instant }),
    say: (fact, outbox) => requestOutbox(outbox).append([{ type, ...fact }]),
    tells: ({ request: told, at }) => ({
      subject: told.petId,
      sequence: told.version,
      time: at,
      data: { petId: told.petId, version: told.version, requestId: told.id, status },
    }),
  });

export const toldEvents = [
  ...steps.map(toldState),
  ...steps.map(toldProgress),
  ...steps.map(([, type, definition]) => toldFact(type, definition)),
  toldFact('AdoptionAnswerDue', adoptionAnswerDue),
];
