export { mongoEventStore } from './mongo-event-store.ts';
export { openMongoStore } from './open-mongo-store.ts';
