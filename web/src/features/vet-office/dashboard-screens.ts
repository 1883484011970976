import './appointments/model/appointment-outcomes.ts';

export { VetDashboardScreen } from './day/vet-dashboard-screen.tsx';
