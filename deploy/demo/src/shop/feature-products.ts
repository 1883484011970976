import type { DemoMember } from '../pets/members.ts';
import type { Deciding } from '../seeding/decide-listing.ts';
import { untilConsumed } from '../seeding/until-consumed.ts';
import type { DemoStore } from './demo-store.ts';

interface Listed {
  readonly accessories: readonly { readonly id: string; readonly name: string }[];
}

/** Has some products of a store shown before others; moderation may not have consumed them yet. */
export async function featureProducts({ callAs, wait, admin }: Deciding, account: DemoMember, { products }: DemoStore): Promise<void> {
  const names = new Set(products.filter(({ featured }) => featured).map(({ name }) => name));
  if (names.size === 0) return;
  const { accessories } = await callAs<Listed>(account, { method: 'GET', path: '/accessories/user/my-accessories?limit=100' });
  for (const { id } of accessories.filter(({ name }) => names.has(name)))
    await untilConsumed(wait, () =>
      callAs(admin, { method: 'PATCH', path: `/admin/accessories/${id}/featured`, json: { featured: true } }),
    );
}
