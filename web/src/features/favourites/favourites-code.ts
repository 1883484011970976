import { startFlow } from '#shared/store/store.ts';
import { favouritesSaga } from './favourites-saga.ts';

startFlow(favouritesSaga);
