export { LazyLikeButton } from './components/lazy-like-button.tsx';
export { keepFavourites } from './model/keep-favourites.ts';
