export { AlsoLiked } from './shelf/also-liked.tsx';
