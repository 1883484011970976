import { composePicture } from '../artwork/compose-picture.ts';
import type { AnimalName } from '../artwork/drawing-names.ts';
import { planPictures } from '../artwork/plan-pictures.ts';
import { rasterise } from '../artwork/rasterise.ts';
import type { DemoMember } from '../pets/members.ts';
import { demoStoreList, type DemoProduct, type DemoStore } from './demo-store.ts';
import { composeGoods, composeShelf } from './goods-pictures.ts';
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

/** Draws what is on the pages of the stores, as WebP bytes. */
export interface ShopArtist {
  image(store: DemoStore): Promise<Buffer>;
  banner(store: DemoStore): Promise<Buffer>;
  product(store: DemoStore, product: DemoProduct): Promise<Buffer>;
}

/** Pictures are planned as neighbours of each other: in a store, its products are. */
export const shopArtist = (stores: readonly DemoStore[]): ShopArtist => {
  const plans = planPictures(
    stores.map(({ key, picture }) => {
      const [animal, look] = picture.split(' ') as [AnimalName, string];
      return { seed: key, animal, look, props: ['wrapped-gift', 'basket', 'potted-plant'] };
    }),
  );
  const placeOf = (store: DemoStore): number => stores.findIndex(({ key }) => key === store.key);
  return {
    image: async (store) => {
      const plan = plans[placeOf(store)];
      if (plan === undefined) throw new Error(`no picture is planned for ${store.key}`);
      return rasterise(composePicture(plan));
    },
    banner: (store) => {
      const drawings = [...new Set(store.products.map(({ drawing }) => drawing))].slice(0, 3);
      return rasterise(composeShelf({ seed: `${store.key}-banner`, drawings }, placeOf(store)));
    },
    product: (store, product) => {
      const index = placeOf(store) + store.products.indexOf(product);
      return rasterise(composeGoods({ seed: `${store.key} ${product.name}`, drawing: product.drawing }, index));
    },
  };
};
