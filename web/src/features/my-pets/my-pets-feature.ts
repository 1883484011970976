import './model/my-pets-outcomes.ts';

export { DashboardScreen, prepareDashboard } from './components/dashboard-screen.tsx';
