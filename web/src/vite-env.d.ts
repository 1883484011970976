/// <reference types="vite/client" />
declare module 'virtual:antd/*.css';
declare module 'virtual:common-passwords' {
  /** In lower case. */
  export const commonPasswords: ReadonlySet<string>;
}
interface Window {
  /** A form that was sent before the app was there, by `before-paint.js`; null once the app takes the submits of forms itself. */
  heldForm?: HTMLFormElement | null;
  /** What `before-paint.js` asked of the API for the member with this token, by path and query. */
  askedAhead?: { readonly token: string; readonly answers: Map<string, Promise<Response>> };
}
