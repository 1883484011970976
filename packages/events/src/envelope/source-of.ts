import { ownerOf } from '@paltu/contracts';

/** The source of every event on a topic, `/paltu/<service>`: that of the service that owns the topic. */
export const sourceOf = (topic: string): string => `/paltu/${ownerOf(topic)}`;
