// refused by packages-by-their-exports
import { logBus } from '../../events/src/bus/log-bus.ts';
export const reaches = logBus;
