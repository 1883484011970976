// refused by paltu/imported-names
import * as events from '@paltu/events';
export const bus = events.openBus;
