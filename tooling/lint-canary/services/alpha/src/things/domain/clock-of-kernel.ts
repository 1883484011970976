// refused by paltu/imported-names
import { systemClock } from '@paltu/kernel';
export const now = (): Date => systemClock.now();
