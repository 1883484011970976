export { applyInMemory, takenBy } from './taken-by.ts';
export { checkPublishedEvent } from './check-published-event.ts';
export {
  publishedEvent,
  type ConsumedTopic,
  type ExpectedEvent,
  type PublishedSample,
  type PublishedEvent,
  type PublishedEventOf,
} from './published-event.ts';
