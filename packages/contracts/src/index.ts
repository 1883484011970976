export { defineEvent, type EventDefinition } from './define-event.ts';
export { defineState, type StateDefinition } from './define-state.ts';
export type { EveryField } from './every-field.ts';
export * from './events.ts';
export * from './messages.ts';
export { petWords, type ChoiceWords } from './pet-words.ts';
export * from './states.ts';
export { ownerOf, type Topic } from './topic.ts';
export { topics } from './topics.ts';
