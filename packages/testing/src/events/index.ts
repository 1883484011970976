export { applyInMemory, takenBy } from './taken-by.ts';
export { checkToldEvent } from './check-told-event.ts';
export { toldEvent, type HeardTopic, type Telling, type Told, type ToldEvent, type ToldEventOf } from './told-event.ts';
