import './profile/profile-outcomes.ts';

/** Apart from the login's face: its code is loaded with its own page. */
export { ProfileScreen, prepareProfile } from './profile/profile-screen.tsx';
