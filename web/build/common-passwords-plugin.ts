import type { Plugin } from 'vite';

const name = 'virtual:common-passwords';

/** Only those that pass the other rules of a password in some letter case: a fifth of the list. */
const mayPass = (password: string) => [...password].length >= 6 && /\p{L}.*\p{L}/u.test(password) && /\p{Nd}/u.test(password);

/** `import('virtual:common-passwords')` brings the passwords that the server refuses as too common (44 KB gzipped). */
export function commonPasswords(): Plugin {
  return {
    name: 'paltu-common-passwords',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: async (id) => {
      if (id !== `\0${name}`) return undefined;
      const { commonPasswords: all } = await import('@paltu/reference/common-passwords');
      const list = [...all].filter(mayPass).join('\n');
      return `export const commonPasswords = new Set(${JSON.stringify(list)}.split('\\n'));`;
    },
  };
}
