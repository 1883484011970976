export { BlogScreen } from './list/screen.tsx';
export { blogHead } from './list/blog-head.ts';
