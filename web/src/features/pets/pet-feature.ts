import './contact/call-outcome.ts';

export { PetScreen } from './detail/screen.tsx';
