// Generated from proto/ by `make codegen`. Do not edit.

import type { Topic } from './topic.ts';

/** Every topic there is: `<service>.<noun>.v<n>`, and who may read it. */
export const topics = {
  session: { name: 'auth.session.v1', partitions: 6, audience: 'closed' },
  user: { name: 'auth.user.v1', partitions: 6, audience: 'closed' },
  decision: { name: 'moderation.decision.v1', partitions: 6, audience: 'closed' },
  interest: { name: 'pets.interest.v1', partitions: 6, audience: 'closed' },
  pet: { name: 'pets.pet.v1', partitions: 6, audience: 'closed' },
  publishedPet: { name: 'pets.published-pet.v1', partitions: 6, audience: 'public' },
} as const satisfies Record<string, Topic>;
