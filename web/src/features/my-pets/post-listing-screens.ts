import './model/my-pets-outcomes.ts';

/** Apart from the dashboard's face: its code is loaded with its own page. */
export { PostListingScreen } from './wizard/post-listing-screen.tsx';
