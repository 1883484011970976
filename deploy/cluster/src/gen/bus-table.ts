// Generated from the services by `make codegen`. Do not edit.

/** The topics that each process publishes events on, and those that it consumes; integrators consume what is public. */
export const busTable: Readonly<Record<string, { readonly publishes: readonly string[]; readonly consumes: readonly string[] }>> = {
  adoption: {
    publishes: ['adoption.progress.v1', 'adoption.request.v1'],
    consumes: ['auth.contact.v1', 'auth.session.v1', 'auth.user.v1', 'pets.pet.v1'],
  },
  auth: {
    publishes: ['auth.contact.v1', 'auth.session.v1', 'auth.user.v1'],
    consumes: ['adoption.request.v1', 'auth.session.v1', 'auth.user.v1', 'moderation.conduct.v1', 'pets.interest.v1', 'pets.pet.v1', 'vets.appointment.v1', 'vets.review.v1'],
  },
  commerce: {
    publishes: ['commerce.accessory.v1', 'commerce.interest.v1', 'commerce.ledger.v1', 'commerce.order.v1', 'commerce.review.v1', 'commerce.store.v1'],
    consumes: ['adoption.request.v1', 'auth.session.v1', 'auth.user.v1', 'commerce.accessory.v1', 'moderation.mark.v1', 'pets.pet.v1'],
  },
  content: {
    publishes: ['content.comment.v1', 'content.contact.v1', 'content.interest.v1'],
    consumes: ['adoption.request.v1', 'auth.contact.v1', 'auth.session.v1', 'auth.user.v1', 'pets.pet.v1', 'vets.vet.v1'],
  },
  messaging: {
    publishes: ['messaging.message.v1', 'messaging.signal.v1'],
    consumes: ['adoption.request.v1', 'auth.contact.v1', 'auth.session.v1', 'auth.user.v1', 'commerce.accessory.v1', 'commerce.ledger.v1', 'commerce.order.v1', 'commerce.store.v1', 'content.comment.v1', 'messaging.message.v1', 'moderation.conduct.v1', 'pets.pet.v1', 'vets.appointment.v1', 'vets.vet.v1'],
  },
  moderation: {
    publishes: ['moderation.conduct.v1', 'moderation.decision.v1', 'moderation.mark.v1', 'moderation.rule.v1'],
    consumes: ['adoption.request.v1', 'auth.session.v1', 'auth.user.v1', 'commerce.accessory.v1', 'commerce.review.v1', 'commerce.store.v1', 'content.comment.v1', 'messaging.message.v1', 'pets.pet.v1', 'vets.review.v1', 'vets.vet.v1'],
  },
  pets: {
    publishes: ['pets.interest.v1', 'pets.owner.v1', 'pets.pet.v1', 'pets.published-pet.v1'],
    consumes: ['adoption.request.v1', 'auth.contact.v1', 'auth.session.v1', 'auth.user.v1', 'moderation.decision.v1', 'moderation.rule.v1'],
  },
  vets: {
    publishes: ['vets.appointment.v1', 'vets.interest.v1', 'vets.review.v1', 'vets.vet.v1'],
    consumes: ['auth.contact.v1', 'auth.session.v1', 'auth.user.v1', 'moderation.mark.v1'],
  },
  gateway: {
    publishes: [],
    consumes: ['auth.session.v1', 'commerce.accessory.v1', 'commerce.interest.v1', 'commerce.review.v1', 'commerce.store.v1', 'content.comment.v1', 'content.interest.v1', 'messaging.signal.v1', 'pets.interest.v1', 'pets.owner.v1', 'pets.pet.v1', 'vets.appointment.v1', 'vets.interest.v1', 'vets.review.v1', 'vets.vet.v1'],
  },
  integrators: {
    publishes: [],
    consumes: ['adoption.progress.v1', 'pets.published-pet.v1'],
  },
};
