import {
  adoptionAnswerDue,
  adoptionApproved,
  adoptionCancelled,
  adoptionFellThrough,
  adoptionMeetingNamed,
  adoptionProgressed,
  adoptionRejected,
  adoptionRequested,
  petHandedOver,
  type EventDefinition,
} from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import type { PetId } from '@paltu/projections';
import { adoptionTypes, homeTypes } from '@paltu/reference';
import { publishedEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import { requestOutbox, stateOfRequest } from '../src/requests/request-events.ts';
import {
  budgets,
  closingCodes,
  requestStatuses,
  sides,
  timelines,
  type AdoptionRequest,
  type Application,
  type Closing,
  type RequestEvent,
  type RequestId,
} from '../src/requests/request.ts';

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
  terms: fc.option(fc.record({ adoptionType: fc.constantFrom(...adoptionTypes), price: fc.nat() })),
  ownerId: memberId,
  requesterId: memberId,
  version: fc.integer({ min: 1 }),
  status: fc.constantFrom(...requestStatuses),
  application,
  offer: fc.option(fc.integer({ min: 1 })),
  meeting: fc.option(
    fc.record({ day: fc.constant('2026-12-05'), by: fc.constantFrom('owner', 'requester'), at: instant, isAgreed: fc.boolean() }),
  ),
  message: text,
  answer: fc.option(fc.record({ message: text, at: instant, code })),
  closing: fc.option(closing),
  history: fc.constant([]),
  createdAt: instant,
  updatedAt: instant,
  respondBy: instant,
  approvedAt: fc.option(instant),
  completedAt: fc.option(instant),
  remindersSent: fc.integer({ min: 1, max: 2 }),
  nextDueAt: fc.option(instant),
});

/** Nothing of what the two sides wrote, and nothing of what is only kept to remind them. */
const fieldsOf = ({ closing: ended, approvedAt, completedAt, meeting, ...state }: AdoptionRequest) => ({
  id: state.id,
  version: state.version,
  petId: state.petId,
  petName: state.petName,
  ownerId: state.ownerId,
  requesterId: state.requesterId,
  status: state.status,
  closedBy: ended?.by,
  code: ended?.code ?? '',
  createdAt: state.createdAt,
  updatedAt: state.updatedAt,
  respondBy: state.respondBy,
  approvedAt: approvedAt ?? undefined,
  completedAt: completedAt ?? undefined,
  closedAt: ended?.at,
  meeting: meeting ? { day: meeting.day, by: meeting.by, agreed: meeting.isAgreed } : undefined,
});

const publishedFact = (type: RequestEvent['type'], definition: EventDefinition) =>
  publishedEvent({
    definition,
    facts: fc.record({ request, at: instant }),
    publish: (fact, outbox) => requestOutbox(outbox).append([{ type, ...fact }]),
    expected: ({ request: state, at }) => {
      const due = { awaited: state.status === 'approved' ? 'hand-over' : 'answer', reminder: state.remindersSent };
      return {
        subject: state.petId,
        sequence: state.version,
        time: at,
        data: { request: fieldsOf(state), ...(type === 'AdoptionAnswerDue' ? due : {}) },
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

/** The request as it is, published again when nothing has happened to it: as of its last step. */
const publishedState = ([status, , definition]: (typeof steps)[number]) =>
  publishedEvent({
    definition,
    facts: fc.tuple(request, instant).map(([state, at]) => ({
      ...state,
      status,
      history: [{ status: 'pending', at: state.createdAt, by: 'requester' } as const, { status, at, by: 'owner' } as const],
    })),
    publish: (state, outbox) => outbox.append(stateOfRequest(state)),
    expected: (state) => ({
      subject: state.petId,
      sequence: state.version,
      time: state.history[1]?.at ?? state.createdAt,
      data: { request: fieldsOf(state) },
    }),
  });

/** What everybody may know: which pet, how far, and which of its requests. */
const publishedProgress = ([status, type]: (typeof steps)[number]) =>
  publishedEvent({
    definition: adoptionProgressed,
    facts: fc.record({ request: request.map((state) => ({ ...state, status })), at: instant }),
    publish: (fact, outbox) => requestOutbox(outbox).append([{ type, ...fact }]),
    expected: ({ request: state, at }) => ({
      subject: state.petId,
      sequence: state.version,
      time: at,
      data: { petId: state.petId, version: state.version, requestId: state.id, status },
    }),
  });

export const publishedEvents = [
  ...steps.map(publishedState),
  ...steps.map(publishedProgress),
  ...steps.map(([, type, definition]) => publishedFact(type, definition)),
  publishedFact('AdoptionAnswerDue', adoptionAnswerDue),
  publishedFact('AdoptionMeetingNamed', adoptionMeetingNamed),
];
