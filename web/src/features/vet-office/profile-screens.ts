import './profile/vet-outcomes.ts';

export { VetProfileScreen } from './profile/profile-screen.tsx';
