import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../store/root-reducer.ts';

/** A call of the API to be dispatched: `endpoint.initiate(…)`. */
export type Ask = ThunkAction<PromiseLike<unknown>, RootState, unknown, UnknownAction>;
