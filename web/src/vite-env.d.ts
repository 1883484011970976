/// <reference types="vite/client" />
declare module 'virtual:antd/*.css';
declare module 'virtual:common-passwords' {
  /** In lower case. */
  export const commonPasswords: ReadonlySet<string>;
}
