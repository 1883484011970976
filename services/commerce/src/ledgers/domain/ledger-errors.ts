import { refusal } from '@paltu/kernel';

export const storeUnregistered = refusal(
  'conflict',
  'store.unregistered',
  'This store has not given its tax number yet, so nothing can be bought from it',
);
