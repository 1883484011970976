export { AddButton } from './components/add-button.tsx';
export { keepCart } from './model/keep-cart.ts';
