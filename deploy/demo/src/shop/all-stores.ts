import type { DemoMember } from '../pets/members.ts';
import { demoStoreList, type DemoStore } from './demo-store.ts';
import stores from './shop.json' with { type: 'json' };

/** All demo stores with what they offer. */
export const demoStores = (): DemoStore[] => demoStoreList.parse(stores);

/** The account that a store belongs to. */
export const accountOfStore = ({ key, firstName, lastName, city, address }: DemoStore, index: number): DemoMember => ({
  ...{ key, firstName, lastName, city, address },
  email: `${key}@paltu.example`,
  password: `Jhalar-${key}-7`,
  phone: `+92333200${String(3001 + index)}`,
});
