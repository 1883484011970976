import './model/vendor-outcomes.ts';

export { AddProductScreen } from './product/add-product-screen.tsx';
export { EditProductScreen } from './product/edit-product-screen.tsx';
