// refused by paltu/imported-names
import { openBus } from '@paltu/events';
export const open = openBus;
