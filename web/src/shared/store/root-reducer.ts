import { combineSlices } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';

/** What features add: each declares its slice here, beside `slice.injectInto(rootReducer)`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface LazySlices {}

export const rootReducer = combineSlices(api).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;
