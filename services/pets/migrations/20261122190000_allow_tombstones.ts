import { allowTombstones, disallowTombstones } from '@paltu/events';

export const up = allowTombstones;
export const down = disallowTombstones;
