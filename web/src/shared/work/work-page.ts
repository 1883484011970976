import styles from './work-page.module.css';

/** Of the element around a work screen: as wide as its place beside the menu, and at least as high as the window. */
export const workPage = styles.page;
