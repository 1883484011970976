import './appointments/model/appointment-outcomes.ts';

export { AppointmentsScreen } from './appointments/components/appointments-screen.tsx';
