export { adoptionWords, conductWords, markWords, messageWords, ruleWords, shopWords, vetWords, type ChoiceWords } from './words.ts';
export {
  defineEvent,
  defineState,
  ownerOf,
  type EventDefinition,
  type StateDefinition,
  type EveryField,
  type Topic,
} from './definitions.ts';
export * from './events.ts';
export * from './messages.ts';
export { petWords } from './pet-words.ts';
export * from './states.ts';
export { topics } from './topics.ts';
