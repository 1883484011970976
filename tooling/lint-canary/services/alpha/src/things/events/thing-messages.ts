// refused by paltu/imported-names
import type { EventBus } from '@paltu/events';
export type Bus = EventBus;
