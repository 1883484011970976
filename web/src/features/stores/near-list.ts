import { oneOfOr } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';

/** How far away, in kilometres. */
export const distances = ['5', '10', '25', '50', '100'] as const;

export interface NearSettings {
  within: (typeof distances)[number];
}

/** Stores around the reader, by their address: `?tab=stores&near=me&within=25`. Where the reader is does not stand in it. */
export const nearList: ListSchema<object, NearSettings> = { filters: {}, settings: { within: oneOfOr('10', distances) } };

/** The queries of the shop's page that lead to the stores, and to those around the reader. */
export const storesPlace = { tab: 'stores' };
export const nearPlace = { ...storesPlace, near: 'me' };
