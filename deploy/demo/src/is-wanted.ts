/** Whether demo data are wanted, by DEMO: yes unless 0, false or no. */
export const isDemoWanted = (demo: string | undefined): boolean => !['0', 'false', 'no'].includes(demo ?? '');
