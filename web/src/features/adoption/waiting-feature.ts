export { NewestRequests } from './requests/components/overview/newest-requests.tsx';
export { WaitingFigure } from './requests/components/overview/waiting-figure.tsx';
export { useWaitingRequests } from './requests/hooks/use-waiting-requests.ts';
