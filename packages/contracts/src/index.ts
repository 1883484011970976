export * from './gen/paltu/auth/v1/session_events_pb.ts';
export * from './gen/paltu/auth/v1/user_events_pb.ts';
export * from './gen/paltu/moderation/v1/decision_events_pb.ts';
export * from './gen/paltu/pets/v1/pet_events_pb.ts';
export { defineEvent, type EventDefinition } from './define-event.ts';
export * from './events.ts';
export { petWords, type ChoiceWords } from './pet-words.ts';
export { topics, type Topic } from './topics.ts';
