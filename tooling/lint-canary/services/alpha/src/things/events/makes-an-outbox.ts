// refused by paltu/imported-names
import { knexOutbox } from '@paltu/events';
export const outbox = knexOutbox;
