// refused by nothing
import { on, type Outbox } from '@paltu/events';
export const handler = (outbox: Outbox): unknown => [on, outbox];
