export { AllOfStore } from './shelf/all-of-store.tsx';
export { NewestOfStore } from './shelf/newest-of-store.tsx';
