/** Host and port of an address, for lines that must not repeat its password. */
export const hostOf = (url: string): string => /\/\/(?:[^@]*@)?([^/?]+)/.exec(url)?.[1] ?? 'an unknown host';
