// refused by no-restricted-imports paltu/slice-layout
import { relay } from '../../../packages/events/src/relay.ts';
export const reach = relay;
