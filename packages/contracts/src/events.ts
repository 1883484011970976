// Generated from proto/ by `make codegen`. Do not edit.

import { defineEvent, type EventDefinition } from './definitions.ts';
import { AdoptionProgressedSchema } from './gen/paltu/adoption/v1/progress_events_pb.ts';
import {
  AdoptionRequestedSchema,
  AdoptionApprovedSchema,
  AdoptionRejectedSchema,
  AdoptionCancelledSchema,
  PetHandedOverSchema,
  AdoptionFellThroughSchema,
  AdoptionAnswerDueSchema,
  AdoptionMeetingNamedSchema,
} from './gen/paltu/adoption/v1/request_events_pb.ts';
import { ContactUpdatedSchema, ContactErasedSchema } from './gen/paltu/auth/v1/contact_events_pb.ts';
import { SessionRevokedSchema } from './gen/paltu/auth/v1/session_events_pb.ts';
import {
  UserRegisteredSchema,
  UserRoleChangedSchema,
  UserDeactivatedSchema,
  UserReactivatedSchema,
  UserSuspendedSchema,
  UserReinstatedSchema,
  UserEmailConfirmedSchema,
  UserPasswordChangedSchema,
  UserErasedSchema,
  UserProfileUpdatedSchema,
} from './gen/paltu/auth/v1/user_events_pb.ts';
import {
  AccessoryListedSchema,
  AccessoryUpdatedSchema,
  AccessoryRemovedSchema,
  AccessoryRecalledSchema,
  StockReservedSchema,
  StockReleasedSchema,
} from './gen/paltu/commerce/v1/accessory_events_pb.ts';
import {
  StoreLikedSchema,
  StoreUnlikedSchema,
  StoreViewedSchema,
  AccessoryLikedSchema,
  AccessoryUnlikedSchema,
} from './gen/paltu/commerce/v1/commerce_interest_events_pb.ts';
import { ShopReviewPostedSchema, ShopReviewRemovedSchema } from './gen/paltu/commerce/v1/commerce_review_events_pb.ts';
import {
  LedgerSealedSchema,
  SettlementMadeSchema,
  SettlementReversedSchema,
  PayoutChangedSchema,
} from './gen/paltu/commerce/v1/ledger_events_pb.ts';
import {
  OrderPlacedSchema,
  OrderPaidSchema,
  OrderCancelledSchema,
  ParcelChangedSchema,
  ParcelDueSchema,
  ProductRecalledSchema,
  RefundDueSchema,
  RefundPaidSchema,
  RefundContestedSchema,
  RefundDecidedSchema,
} from './gen/paltu/commerce/v1/order_events_pb.ts';
import { StoreOpenedSchema, StoreUpdatedSchema, StoreVerificationRequestedSchema } from './gen/paltu/commerce/v1/store_events_pb.ts';
import {
  CommentPostedSchema,
  CommentRemovedSchema,
  CommentHiddenSchema,
  CommentShownSchema,
} from './gen/paltu/content/v1/comment_events_pb.ts';
import { ContactMessageReceivedSchema } from './gen/paltu/content/v1/content_contact_events_pb.ts';
import {
  ArticleLikedSchema,
  ArticleUnlikedSchema,
  ArticleViewedSchema,
  CommentLikedSchema,
  CommentUnlikedSchema,
} from './gen/paltu/content/v1/content_interest_events_pb.ts';
import { MessageSentSchema } from './gen/paltu/messaging/v1/message_events_pb.ts';
import { SomethingChangedSchema } from './gen/paltu/messaging/v1/signal_events_pb.ts';
import { CaseDecidedSchema, ObjectionDecidedSchema } from './gen/paltu/moderation/v1/conduct_events_pb.ts';
import { PetApprovedSchema, PetRejectedSchema } from './gen/paltu/moderation/v1/decision_events_pb.ts';
import { MarkSetSchema, MarkClearedSchema } from './gen/paltu/moderation/v1/mark_events_pb.ts';
import { RuleSwitchedSchema, RuleChangedSchema } from './gen/paltu/moderation/v1/rule_events_pb.ts';
import { PetLikedSchema, PetUnlikedSchema, PetViewedSchema } from './gen/paltu/pets/v1/interest_events_pb.ts';
import { OwnerUpdatedSchema } from './gen/paltu/pets/v1/owner_events_pb.ts';
import {
  PetCreatedSchema,
  PetUpdatedSchema,
  PetPublishedSchema,
  PetUnpublishedSchema,
  PetDeletedSchema,
} from './gen/paltu/pets/v1/pet_events_pb.ts';
import { PublishedPetUpdatedSchema, PublishedPetWithdrawnSchema } from './gen/paltu/pets/v1/published_pet_events_pb.ts';
import {
  AppointmentBookedSchema,
  AppointmentCancelledSchema,
  AppointmentCompletedSchema,
  AppointmentMissedSchema,
  AppointmentDueSchema,
} from './gen/paltu/vets/v1/appointment_events_pb.ts';
import { ReviewPostedSchema, ReviewRemovedSchema } from './gen/paltu/vets/v1/review_events_pb.ts';
import {
  VetListedSchema,
  VetUpdatedSchema,
  VetVerificationRequestedSchema,
  VetSlotsChangedSchema,
} from './gen/paltu/vets/v1/vet_events_pb.ts';
import { VetLikedSchema, VetUnlikedSchema } from './gen/paltu/vets/v1/vets_interest_events_pb.ts';
import { topics } from './topics.ts';

export const adoptionProgressed = defineEvent('pk.paltu.adoption.progressed.v1', topics.progress, AdoptionProgressedSchema);

export const adoptionRequested = defineEvent('pk.paltu.adoption.requested.v1', topics.request, AdoptionRequestedSchema);
export const adoptionApproved = defineEvent('pk.paltu.adoption.approved.v1', topics.request, AdoptionApprovedSchema);
export const adoptionRejected = defineEvent('pk.paltu.adoption.rejected.v1', topics.request, AdoptionRejectedSchema);
export const adoptionCancelled = defineEvent('pk.paltu.adoption.cancelled.v1', topics.request, AdoptionCancelledSchema);
export const petHandedOver = defineEvent('pk.paltu.pet.handed-over.v1', topics.request, PetHandedOverSchema);
export const adoptionFellThrough = defineEvent('pk.paltu.adoption.fell-through.v1', topics.request, AdoptionFellThroughSchema);
export const adoptionAnswerDue = defineEvent('pk.paltu.adoption.answer-due.v1', topics.request, AdoptionAnswerDueSchema);
export const adoptionMeetingNamed = defineEvent('pk.paltu.adoption.meeting-named.v1', topics.request, AdoptionMeetingNamedSchema);

export const contactUpdated = defineEvent('pk.paltu.contact.updated.v1', topics.contact, ContactUpdatedSchema);
export const contactErased = defineEvent('pk.paltu.contact.erased.v1', topics.contact, ContactErasedSchema);

export const sessionRevoked = defineEvent('pk.paltu.session.revoked.v1', topics.session, SessionRevokedSchema);

export const userRegistered = defineEvent('pk.paltu.user.registered.v1', topics.user, UserRegisteredSchema);
export const userRoleChanged = defineEvent('pk.paltu.user.role-changed.v1', topics.user, UserRoleChangedSchema);
export const userDeactivated = defineEvent('pk.paltu.user.deactivated.v1', topics.user, UserDeactivatedSchema);
export const userReactivated = defineEvent('pk.paltu.user.reactivated.v1', topics.user, UserReactivatedSchema);
export const userSuspended = defineEvent('pk.paltu.user.suspended.v1', topics.user, UserSuspendedSchema);
export const userReinstated = defineEvent('pk.paltu.user.reinstated.v1', topics.user, UserReinstatedSchema);
export const userEmailConfirmed = defineEvent('pk.paltu.user.email-confirmed.v1', topics.user, UserEmailConfirmedSchema);
export const userPasswordChanged = defineEvent('pk.paltu.user.password-changed.v1', topics.user, UserPasswordChangedSchema);
export const userErased = defineEvent('pk.paltu.user.erased.v1', topics.user, UserErasedSchema);
export const userProfileUpdated = defineEvent('pk.paltu.user.profile-updated.v1', topics.user, UserProfileUpdatedSchema);

export const accessoryListed = defineEvent('pk.paltu.accessory.listed.v1', topics.accessory, AccessoryListedSchema);
export const accessoryUpdated = defineEvent('pk.paltu.accessory.updated.v1', topics.accessory, AccessoryUpdatedSchema);
export const accessoryRemoved = defineEvent('pk.paltu.accessory.removed.v1', topics.accessory, AccessoryRemovedSchema);
export const accessoryRecalled = defineEvent('pk.paltu.accessory.recalled.v1', topics.accessory, AccessoryRecalledSchema);
export const stockReserved = defineEvent('pk.paltu.stock.reserved.v1', topics.accessory, StockReservedSchema);
export const stockReleased = defineEvent('pk.paltu.stock.released.v1', topics.accessory, StockReleasedSchema);

export const storeLiked = defineEvent('pk.paltu.store.liked.v1', topics.commerceInterest, StoreLikedSchema);
export const storeUnliked = defineEvent('pk.paltu.store.unliked.v1', topics.commerceInterest, StoreUnlikedSchema);
export const storeViewed = defineEvent('pk.paltu.store.viewed.v1', topics.commerceInterest, StoreViewedSchema);
export const accessoryLiked = defineEvent('pk.paltu.accessory.liked.v1', topics.commerceInterest, AccessoryLikedSchema);
export const accessoryUnliked = defineEvent('pk.paltu.accessory.unliked.v1', topics.commerceInterest, AccessoryUnlikedSchema);

export const shopReviewPosted = defineEvent('pk.paltu.shop.review-posted.v1', topics.commerceReview, ShopReviewPostedSchema);
export const shopReviewRemoved = defineEvent('pk.paltu.shop.review-removed.v1', topics.commerceReview, ShopReviewRemovedSchema);

export const ledgerSealed = defineEvent('pk.paltu.ledger.sealed.v1', topics.ledger, LedgerSealedSchema);
export const settlementMade = defineEvent('pk.paltu.settlement.made.v1', topics.ledger, SettlementMadeSchema);
export const settlementReversed = defineEvent('pk.paltu.settlement.reversed.v1', topics.ledger, SettlementReversedSchema);
export const payoutChanged = defineEvent('pk.paltu.payout.changed.v1', topics.ledger, PayoutChangedSchema);

export const orderPlaced = defineEvent('pk.paltu.order.placed.v1', topics.order, OrderPlacedSchema);
export const orderPaid = defineEvent('pk.paltu.order.paid.v1', topics.order, OrderPaidSchema);
export const orderCancelled = defineEvent('pk.paltu.order.cancelled.v1', topics.order, OrderCancelledSchema);
export const parcelChanged = defineEvent('pk.paltu.parcel.changed.v1', topics.order, ParcelChangedSchema);
export const parcelDue = defineEvent('pk.paltu.parcel.due.v1', topics.order, ParcelDueSchema);
export const productRecalled = defineEvent('pk.paltu.product.recalled.v1', topics.order, ProductRecalledSchema);
export const refundDue = defineEvent('pk.paltu.refund.due.v1', topics.order, RefundDueSchema);
export const refundPaid = defineEvent('pk.paltu.refund.paid.v1', topics.order, RefundPaidSchema);
export const refundContested = defineEvent('pk.paltu.refund.contested.v1', topics.order, RefundContestedSchema);
export const refundDecided = defineEvent('pk.paltu.refund.decided.v1', topics.order, RefundDecidedSchema);

export const storeOpened = defineEvent('pk.paltu.store.opened.v1', topics.store, StoreOpenedSchema);
export const storeUpdated = defineEvent('pk.paltu.store.updated.v1', topics.store, StoreUpdatedSchema);
export const storeVerificationRequested = defineEvent(
  'pk.paltu.store.verification-requested.v1',
  topics.store,
  StoreVerificationRequestedSchema,
);

export const commentPosted = defineEvent('pk.paltu.comment.posted.v1', topics.comment, CommentPostedSchema);
export const commentRemoved = defineEvent('pk.paltu.comment.removed.v1', topics.comment, CommentRemovedSchema);
export const commentHidden = defineEvent('pk.paltu.comment.hidden.v1', topics.comment, CommentHiddenSchema);
export const commentShown = defineEvent('pk.paltu.comment.shown.v1', topics.comment, CommentShownSchema);

export const contactMessageReceived = defineEvent(
  'pk.paltu.contact.message-received.v1',
  topics.contentContact,
  ContactMessageReceivedSchema,
);

export const articleLiked = defineEvent('pk.paltu.article.liked.v1', topics.contentInterest, ArticleLikedSchema);
export const articleUnliked = defineEvent('pk.paltu.article.unliked.v1', topics.contentInterest, ArticleUnlikedSchema);
export const articleViewed = defineEvent('pk.paltu.article.viewed.v1', topics.contentInterest, ArticleViewedSchema);
export const commentLiked = defineEvent('pk.paltu.comment.liked.v1', topics.contentInterest, CommentLikedSchema);
export const commentUnliked = defineEvent('pk.paltu.comment.unliked.v1', topics.contentInterest, CommentUnlikedSchema);

export const messageSent = defineEvent('pk.paltu.message.sent.v1', topics.message, MessageSentSchema);

export const somethingChanged = defineEvent('pk.paltu.something.changed.v1', topics.signal, SomethingChangedSchema);

export const caseDecided = defineEvent('pk.paltu.case.decided.v1', topics.conduct, CaseDecidedSchema);
export const objectionDecided = defineEvent('pk.paltu.objection.decided.v1', topics.conduct, ObjectionDecidedSchema);

export const petApproved = defineEvent('pk.paltu.pet.approved.v1', topics.decision, PetApprovedSchema);
export const petRejected = defineEvent('pk.paltu.pet.rejected.v1', topics.decision, PetRejectedSchema);

export const markSet = defineEvent('pk.paltu.mark.set.v1', topics.mark, MarkSetSchema);
export const markCleared = defineEvent('pk.paltu.mark.cleared.v1', topics.mark, MarkClearedSchema);

export const ruleSwitched = defineEvent('pk.paltu.rule.switched.v1', topics.rule, RuleSwitchedSchema);
export const ruleChanged = defineEvent('pk.paltu.rule.changed.v1', topics.rule, RuleChangedSchema);

export const petLiked = defineEvent('pk.paltu.pet.liked.v1', topics.interest, PetLikedSchema);
export const petUnliked = defineEvent('pk.paltu.pet.unliked.v1', topics.interest, PetUnlikedSchema);
export const petViewed = defineEvent('pk.paltu.pet.viewed.v1', topics.interest, PetViewedSchema);

export const ownerUpdated = defineEvent('pk.paltu.owner.updated.v1', topics.owner, OwnerUpdatedSchema);

export const petCreated = defineEvent('pk.paltu.pet.created.v1', topics.pet, PetCreatedSchema);
export const petUpdated = defineEvent('pk.paltu.pet.updated.v1', topics.pet, PetUpdatedSchema);
export const petPublished = defineEvent('pk.paltu.pet.published.v1', topics.pet, PetPublishedSchema);
export const petUnpublished = defineEvent('pk.paltu.pet.unpublished.v1', topics.pet, PetUnpublishedSchema);
export const petDeleted = defineEvent('pk.paltu.pet.deleted.v1', topics.pet, PetDeletedSchema);

export const publishedPetUpdated = defineEvent('pk.paltu.published-pet.updated.v1', topics.publishedPet, PublishedPetUpdatedSchema);
export const publishedPetWithdrawn = defineEvent('pk.paltu.published-pet.withdrawn.v1', topics.publishedPet, PublishedPetWithdrawnSchema);

export const appointmentBooked = defineEvent('pk.paltu.appointment.booked.v1', topics.appointment, AppointmentBookedSchema);
export const appointmentCancelled = defineEvent('pk.paltu.appointment.cancelled.v1', topics.appointment, AppointmentCancelledSchema);
export const appointmentCompleted = defineEvent('pk.paltu.appointment.completed.v1', topics.appointment, AppointmentCompletedSchema);
export const appointmentMissed = defineEvent('pk.paltu.appointment.missed.v1', topics.appointment, AppointmentMissedSchema);
export const appointmentDue = defineEvent('pk.paltu.appointment.due.v1', topics.appointment, AppointmentDueSchema);

export const reviewPosted = defineEvent('pk.paltu.review.posted.v1', topics.review, ReviewPostedSchema);
export const reviewRemoved = defineEvent('pk.paltu.review.removed.v1', topics.review, ReviewRemovedSchema);

export const vetListed = defineEvent('pk.paltu.vet.listed.v1', topics.vet, VetListedSchema);
export const vetUpdated = defineEvent('pk.paltu.vet.updated.v1', topics.vet, VetUpdatedSchema);
export const vetVerificationRequested = defineEvent('pk.paltu.vet.verification-requested.v1', topics.vet, VetVerificationRequestedSchema);
export const vetSlotsChanged = defineEvent('pk.paltu.vet.slots-changed.v1', topics.vet, VetSlotsChangedSchema);

export const vetLiked = defineEvent('pk.paltu.vet.liked.v1', topics.vetsInterest, VetLikedSchema);
export const vetUnliked = defineEvent('pk.paltu.vet.unliked.v1', topics.vetsInterest, VetUnlikedSchema);

/** Every event that any service publishes, for tools that read a topic without knowing its readers. */
export const allEvents: readonly EventDefinition[] = [
  adoptionProgressed,
  adoptionRequested,
  adoptionApproved,
  adoptionRejected,
  adoptionCancelled,
  petHandedOver,
  adoptionFellThrough,
  adoptionAnswerDue,
  adoptionMeetingNamed,
  contactUpdated,
  contactErased,
  sessionRevoked,
  userRegistered,
  userRoleChanged,
  userDeactivated,
  userReactivated,
  userSuspended,
  userReinstated,
  userEmailConfirmed,
  userPasswordChanged,
  userErased,
  userProfileUpdated,
  accessoryListed,
  accessoryUpdated,
  accessoryRemoved,
  accessoryRecalled,
  stockReserved,
  stockReleased,
  storeLiked,
  storeUnliked,
  storeViewed,
  accessoryLiked,
  accessoryUnliked,
  shopReviewPosted,
  shopReviewRemoved,
  ledgerSealed,
  settlementMade,
  settlementReversed,
  payoutChanged,
  orderPlaced,
  orderPaid,
  orderCancelled,
  parcelChanged,
  parcelDue,
  productRecalled,
  refundDue,
  refundPaid,
  refundContested,
  refundDecided,
  storeOpened,
  storeUpdated,
  storeVerificationRequested,
  commentPosted,
  commentRemoved,
  commentHidden,
  commentShown,
  contactMessageReceived,
  articleLiked,
  articleUnliked,
  articleViewed,
  commentLiked,
  commentUnliked,
  messageSent,
  somethingChanged,
  caseDecided,
  objectionDecided,
  petApproved,
  petRejected,
  markSet,
  markCleared,
  ruleSwitched,
  ruleChanged,
  petLiked,
  petUnliked,
  petViewed,
  ownerUpdated,
  petCreated,
  petUpdated,
  petPublished,
  petUnpublished,
  petDeleted,
  publishedPetUpdated,
  publishedPetWithdrawn,
  appointmentBooked,
  appointmentCancelled,
  appointmentCompleted,
  appointmentMissed,
  appointmentDue,
  reviewPosted,
  reviewRemoved,
  vetListed,
  vetUpdated,
  vetVerificationRequested,
  vetSlotsChanged,
  vetLiked,
  vetUnliked,
];
