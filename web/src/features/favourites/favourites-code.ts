import { startFlow } from '#shared/store/store.ts';
import { favouritesSaga } from './model/favourites-saga.ts';

startFlow(favouritesSaga);

export { LikeButton } from './components/like-button.tsx';
