// Generated from the services by `make codegen`. Do not edit.

/** The topics that each process says events on, and those that it hears; integrators hear what is public. */
export const busTable: Readonly<Record<string, { readonly says: readonly string[]; readonly hears: readonly string[] }>> = {
  adoption: {
    says: ['adoption.progress.v1', 'adoption.request.v1'],
    hears: ['auth.contact.v1', 'auth.session.v1', 'auth.user.v1', 'pets.pet.v1'],
  },
  auth: {
    says: ['auth.contact.v1', 'auth.session.v1', 'auth.user.v1'],
    hears: ['adoption.request.v1', 'auth.session.v1', 'auth.user.v1', 'pets.interest.v1', 'pets.pet.v1', 'vets.appointment.v1', 'vets.review.v1'],
  },
  content: {
    says: ['content.comment.v1', 'content.contact.v1', 'content.interest.v1'],
    hears: ['adoption.request.v1', 'auth.contact.v1', 'auth.session.v1', 'auth.user.v1', 'pets.pet.v1', 'vets.review.v1', 'vets.vet.v1'],
  },
  moderation: {
    says: ['moderation.decision.v1', 'moderation.mark.v1', 'moderation.rule.v1'],
    hears: ['auth.session.v1', 'auth.user.v1', 'pets.pet.v1', 'vets.vet.v1'],
  },
  pets: {
    says: ['pets.interest.v1', 'pets.owner.v1', 'pets.pet.v1', 'pets.published-pet.v1'],
    hears: ['adoption.request.v1', 'auth.contact.v1', 'auth.session.v1', 'auth.user.v1', 'moderation.decision.v1', 'moderation.rule.v1'],
  },
  vets: {
    says: ['vets.appointment.v1', 'vets.interest.v1', 'vets.review.v1', 'vets.vet.v1'],
    hears: ['auth.contact.v1', 'auth.session.v1', 'auth.user.v1', 'moderation.mark.v1'],
  },
  gateway: {
    says: [],
    hears: ['auth.session.v1', 'content.comment.v1', 'content.interest.v1', 'pets.interest.v1', 'pets.owner.v1', 'pets.pet.v1', 'vets.appointment.v1', 'vets.interest.v1', 'vets.review.v1', 'vets.vet.v1'],
  },
  integrators: {
    says: [],
    hears: ['adoption.progress.v1', 'pets.published-pet.v1'],
  },
};
