// refused by packages-by-their-exports services-know-no-bus
import { logBus } from '../../../../../packages/events/src/bus/log-bus.ts';
export const bus = logBus;
