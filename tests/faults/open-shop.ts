import { callsTo, type Answer } from '../product/calls.ts';
import { newMember, type Member } from '../product/members.ts';
import { aPhoto } from '../product/photo.ts';
import type { AcknowledgedLog } from './acknowledged-log.ts';

/** A store with what it offers. */
export interface Shop {
  readonly owner: Member;
  readonly storeId: string;
  /** Ids of its products. */
  readonly goods: readonly string[];
}

/** Pieces of each product that the store has at first: more than any run sells. */
const deliveredIn = 20_000;

const idIn = ({ status, body, text }: Answer, name: string): string => {
  const id = (body.data?.[name] as { readonly id?: string } | undefined)?.id;
  if (status !== 201 || id === undefined) throw new Error(`no ${name} was made: ${text}`);
  return id;
};

/** A member opens a store with so many products, before anything is killed. */
export const openShop = async (address: string, acknowledged: Pick<AcknowledgedLog, 'add'>, products: number): Promise<Shop> => {
  const call = callsTo(address);
  const owner = await newMember(address, 'Bilal');
  const store = { name: 'Paws of Gulberg', type: 'Pet Store', description: 'Everything for dogs and cats.', city: 'Lahore' };
  const storeId = idIn(await call(owner, 'POST', '/stores', { body: store }), 'store');
  const goods: string[] = [];
  for (let nth = 1; nth <= products; nth += 1) {
    const form = new FormData();
    const fields = { name: `Bowl ${nth}`, description: 'Of steel.', category: 'Bowls & Feeders', price: 333 * nth, quantity: deliveredIn };
    for (const [field, value] of Object.entries(fields)) form.set(field, String(value));
    form.set('images', await aPhoto(), 'one.jpg');
    const accessoryId = idIn(await call(owner, 'POST', '/accessories', { body: form }), 'accessory');
    acknowledged.add({ kind: 'goods', accessoryId, pieces: deliveredIn });
    goods.push(accessoryId);
  }
  return { owner, storeId, goods };
};
