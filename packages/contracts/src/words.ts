import { AdoptionSide, AdoptionStatus, AdoptionStep } from './gen/paltu/adoption/v1/request_events_pb.ts';
import { AccessoryStatus } from './gen/paltu/commerce/v1/accessory_events_pb.ts';
import { ShopThing } from './gen/paltu/commerce/v1/commerce_review_events_pb.ts';
import { OrderSide, ParcelStatus } from './gen/paltu/commerce/v1/order_events_pb.ts';
import { StoreVerificationStatus } from './gen/paltu/commerce/v1/store_events_pb.ts';
import { MessageThing } from './gen/paltu/messaging/v1/message_events_pb.ts';
import { SignalKind } from './gen/paltu/messaging/v1/signal_events_pb.ts';
import { ReportedKind } from './gen/paltu/moderation/v1/conduct_events_pb.ts';
import { Mark, MarkedKind } from './gen/paltu/moderation/v1/mark_events_pb.ts';
import { RuleAction } from './gen/paltu/moderation/v1/rule_events_pb.ts';
import { AppointmentSide, AppointmentStatus } from './gen/paltu/vets/v1/appointment_events_pb.ts';
import { VetVerificationStatus } from './gen/paltu/vets/v1/vet_events_pb.ts';

/** The words of one field, read both ways. */
export interface ChoiceWords<Word extends string, Choice extends number> {
  toChoice(word: Word): Choice;
  /** @throws Error when it is unspecified, or a choice of a later version: such an event is to be parked, not misread. */
  toWord(choice: number): Word;
}

export const choiceWords = <const Word extends string, const Choice extends number>(
  field: string,
  choices: Readonly<Record<Word, Choice>>,
): ChoiceWords<Word, Choice> => {
  const words = new Map(Object.entries<Choice>(choices).map(([word, choice]) => [choice as number, word as Word]));
  return {
    toChoice: (word) => choices[word],
    toWord: (choice) => {
      const word = words.get(choice);
      if (word === undefined) throw new Error(`${field} has the unknown value ${choice}`);
      return word;
    },
  };
};

/** What everybody concerned reads on a request for a pet, and what stands for it in the events of adoption. */
export const adoptionWords = {
  status: choiceWords('status', {
    pending: AdoptionStatus.PENDING,
    approved: AdoptionStatus.APPROVED,
    rejected: AdoptionStatus.REJECTED,
    cancelled: AdoptionStatus.CANCELLED,
    completed: AdoptionStatus.COMPLETED,
    'fell-through': AdoptionStatus.FELL_THROUGH,
  }),
  side: choiceWords('closed_by', {
    owner: AdoptionSide.OWNER,
    requester: AdoptionSide.REQUESTER,
    product: AdoptionSide.PRODUCT,
  }),
  step: choiceWords('awaited', { answer: AdoptionStep.ANSWER, 'hand-over': AdoptionStep.HAND_OVER }),
};

/** What members read of an appointment or of their papers, and what stands for it in the events of vets. */
export const vetWords = {
  status: choiceWords('status', {
    booked: AppointmentStatus.BOOKED,
    cancelled: AppointmentStatus.CANCELLED,
    completed: AppointmentStatus.COMPLETED,
    'no-show': AppointmentStatus.NO_SHOW,
  }),
  side: choiceWords('closed_by', {
    guest: AppointmentSide.GUEST,
    vet: AppointmentSide.VET,
    product: AppointmentSide.PRODUCT,
  }),
  verification: choiceWords('verification', {
    none: VetVerificationStatus.NONE,
    waiting: VetVerificationStatus.WAITING,
    verified: VetVerificationStatus.VERIFIED,
    'sent-back': VetVerificationStatus.SENT_BACK,
  }),
};

/** What everybody reads on what stores offer, and what stands for it in the events of commerce. */
export const shopWords = {
  status: choiceWords('status', {
    active: AccessoryStatus.ACTIVE,
    draft: AccessoryStatus.DRAFT,
    archived: AccessoryStatus.ARCHIVED,
  }),
  verification: choiceWords('verification', {
    none: StoreVerificationStatus.NONE,
    waiting: StoreVerificationStatus.WAITING,
    verified: StoreVerificationStatus.VERIFIED,
    'sent-back': StoreVerificationStatus.SENT_BACK,
  }),
  parcel: choiceWords('status', {
    placed: ParcelStatus.PLACED,
    confirmed: ParcelStatus.CONFIRMED,
    shipped: ParcelStatus.SHIPPED,
    delivered: ParcelStatus.DELIVERED,
    cancelled: ParcelStatus.CANCELLED,
    refused: ParcelStatus.REFUSED,
    lost: ParcelStatus.LOST,
    'return-asked': ParcelStatus.RETURN_ASKED,
    returned: ParcelStatus.RETURNED,
  }),
  side: choiceWords('side', {
    buyer: OrderSide.BUYER,
    seller: OrderSide.SELLER,
    admin: OrderSide.ADMIN,
    product: OrderSide.PRODUCT,
  }),
  thing: choiceWords('kind', { store: ShopThing.STORE, accessory: ShopThing.ACCESSORY }),
};

/** What is written about, and what a member has to look at anew, and what stands for it in the events of messaging. */
export const messageWords = {
  thing: choiceWords('thing', { pet: MessageThing.PET, store: MessageThing.STORE, vet: MessageThing.VET }),
  signal: choiceWords('kind', { messages: SignalKind.MESSAGES, notifications: SignalKind.NOTIFICATIONS }),
};

/** What becomes of a listing that breaks a rule, and what stands for it in the events of moderation. */
export const ruleWords = {
  action: choiceWords('action', { warn: RuleAction.WARN, hold: RuleAction.HOLD, refuse: RuleAction.REFUSE }),
};

/** What admins mark, and with what, and what stands for it in the events of moderation. */
export const markWords = {
  kind: choiceWords('kind', { vet: MarkedKind.VET, store: MarkedKind.STORE, accessory: MarkedKind.ACCESSORY }),
  mark: choiceWords('mark', { featured: Mark.FEATURED, verified: Mark.VERIFIED, hidden: Mark.HIDDEN, registered: Mark.REGISTERED }),
};

/** What members report, and what stands for it in the events of moderation. */
export const conductWords = {
  kind: choiceWords('kind', {
    pet: ReportedKind.PET,
    store: ReportedKind.STORE,
    product: ReportedKind.PRODUCT,
    vet: ReportedKind.VET,
    review: ReportedKind.REVIEW,
    comment: ReportedKind.COMMENT,
    member: ReportedKind.MEMBER,
  }),
};
