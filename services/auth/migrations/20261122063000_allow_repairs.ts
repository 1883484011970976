import { allowRepairs, disallowRepairs } from '@paltu/events';

export const up = allowRepairs;
export const down = disallowRepairs;
