/** Whether demo data are wanted, by DEMO: yes unless 0, false or no. */
export const isDemoWanted = (demo: string | undefined): boolean => !['0', 'false', 'no'].includes(demo ?? '');

/** Whether a proxy shows the site to others, and nobody allowed them the demo logins: then no demo data are brought in. */
export const isDemoExposed = (proxies: string | undefined, isPublic: boolean): boolean => (proxies ?? '').trim() !== '' && !isPublic;
