// Generated from proto/ by `make codegen`. Do not edit.

import type { Topic } from './definitions.ts';

/** Every topic there is: `<service>.<noun>.v<n>`, who may read it, and what is kept: all, the newest record of each key, or none for long. */
export const topics = {
  progress: { name: 'adoption.progress.v1', partitions: 6, audience: 'public', isCompacted: false },
  request: { name: 'adoption.request.v1', partitions: 6, audience: 'closed', isCompacted: false },
  contact: { name: 'auth.contact.v1', partitions: 6, audience: 'closed', isCompacted: true },
  session: { name: 'auth.session.v1', partitions: 6, audience: 'closed', isCompacted: false },
  user: { name: 'auth.user.v1', partitions: 6, audience: 'closed', isCompacted: false },
  accessory: { name: 'commerce.accessory.v1', partitions: 6, audience: 'closed', isCompacted: false },
  commerceInterest: { name: 'commerce.interest.v1', partitions: 6, audience: 'closed', isCompacted: false },
  commerceReview: { name: 'commerce.review.v1', partitions: 6, audience: 'closed', isCompacted: false },
  ledger: { name: 'commerce.ledger.v1', partitions: 6, audience: 'closed', isCompacted: false },
  order: { name: 'commerce.order.v1', partitions: 6, audience: 'closed', isCompacted: false },
  store: { name: 'commerce.store.v1', partitions: 6, audience: 'closed', isCompacted: false },
  comment: { name: 'content.comment.v1', partitions: 6, audience: 'closed', isCompacted: false },
  contentContact: { name: 'content.contact.v1', partitions: 6, audience: 'closed', isCompacted: false },
  contentInterest: { name: 'content.interest.v1', partitions: 6, audience: 'closed', isCompacted: false },
  message: { name: 'messaging.message.v1', partitions: 6, audience: 'closed', isCompacted: false },
  signal: { name: 'messaging.signal.v1', partitions: 6, audience: 'closed', isCompacted: false, keptMinutes: 60 },
  conduct: { name: 'moderation.conduct.v1', partitions: 6, audience: 'closed', isCompacted: false },
  decision: { name: 'moderation.decision.v1', partitions: 6, audience: 'closed', isCompacted: false },
  mark: { name: 'moderation.mark.v1', partitions: 6, audience: 'closed', isCompacted: false },
  rule: { name: 'moderation.rule.v1', partitions: 6, audience: 'closed', isCompacted: false },
  interest: { name: 'pets.interest.v1', partitions: 6, audience: 'closed', isCompacted: false },
  owner: { name: 'pets.owner.v1', partitions: 6, audience: 'closed', isCompacted: false },
  pet: { name: 'pets.pet.v1', partitions: 6, audience: 'closed', isCompacted: false },
  publishedPet: { name: 'pets.published-pet.v1', partitions: 6, audience: 'public', isCompacted: true },
  appointment: { name: 'vets.appointment.v1', partitions: 6, audience: 'closed', isCompacted: false },
  review: { name: 'vets.review.v1', partitions: 6, audience: 'closed', isCompacted: false },
  vet: { name: 'vets.vet.v1', partitions: 6, audience: 'closed', isCompacted: false },
  vetsInterest: { name: 'vets.interest.v1', partitions: 6, audience: 'closed', isCompacted: false },
} as const satisfies Record<string, Topic>;
