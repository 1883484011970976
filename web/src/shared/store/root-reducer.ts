import { combineSlices } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';

/** What features add: each declares its slice here, beside `slice.injectInto(rootReducer)`. */
export interface LazySlices {}

export const rootReducer = combineSlices(api).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;
