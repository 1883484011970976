import './profile/vet-outcomes.ts';

export { prepareVetProfile, VetProfileScreen } from './profile/profile-screen.tsx';
