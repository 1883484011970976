import './detail/call-outcome.ts';

export { PetScreen } from './detail/screen.tsx';
