/** Apart from what the pet's page shows: its code is loaded with its own page. */
export { ApplyScreen } from './apply/components/apply-screen.tsx';
export { LoginGate } from './apply/components/login-gate.tsx';
