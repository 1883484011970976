// Generated from proto/ by `make codegen`. Do not edit.

import type { Topic } from './topic.ts';

/** Every topic there is: `<service>.<noun>.v<n>`. */
export const topics = {
  session: { name: 'auth.session.v1', partitions: 6 },
  user: { name: 'auth.user.v1', partitions: 6 },
  decision: { name: 'moderation.decision.v1', partitions: 6 },
  pet: { name: 'pets.pet.v1', partitions: 6 },
} as const satisfies Record<string, Topic>;
