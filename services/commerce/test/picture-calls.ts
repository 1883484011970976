import { formOf, type Answer } from '@paltu/testing/service';
import { aStore, anAccessory, type RunningCommerce } from './running-commerce.ts';

/** Each call that takes pictures, by a member who may make it, with the field that takes them; and what it may change. */
export const pictureCalls = async (commerce: RunningCommerce) => {
  const newcomer = await commerce.someone();
  const { owner, storeId, id } = await commerce.someAccessory();
  const calls = [
    { method: 'POST', path: '/commerce/images', as: owner, field: 'image', fields: {} },
    { method: 'POST', path: '/accessories', as: owner, field: 'images', fields: anAccessory() },
    { method: 'PUT', path: `/accessories/${id}`, as: owner, field: 'images', fields: {} },
    { method: 'POST', path: '/stores', as: newcomer, field: 'image', fields: aStore() },
    { method: 'PUT', path: '/stores', as: owner, field: 'banner', fields: {} },
  ] as const;
  return {
    newcomer,
    owner,
    /** The answer to each of them, with its field. @param to another instance of `commerce` */
    send: async (bytes: Uint8Array, to: Pick<RunningCommerce, 'call'> = commerce): Promise<{ answer: Answer; field: string }[]> =>
      Promise.all(
        calls.map(async ({ method, path, as, field, fields }) => {
          const body = formOf(fields, [{ field, name: 'strange.jpg', bytes }]);
          return { answer: await to.call(method, path, { as, body }), field };
        }),
      ),
    kept: async () => ({
      ofNewcomer: (await commerce.call('GET', '/stores/user/my-profile', { as: newcomer })).status,
      store: await commerce.store(storeId, owner),
      accessories: (await commerce.call('GET', '/accessories/user/my-accessories', { as: owner })).body.data.accessories,
    }),
  };
};
