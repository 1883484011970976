/** Keys of the pages that only announce what is to come: who asks there to be notified when it has come waits for one of these. */
export const announcedPages = ['cart', 'caretakers', 'caretaker-dashboard', 'careers', 'help', 'safety', 'report'] as const;

export type AnnouncedPage = (typeof announcedPages)[number];
