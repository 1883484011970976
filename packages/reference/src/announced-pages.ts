/** Keys of the pages that only announce what is to come: who asks there to be notified when it has come waits for one of these. */
export const announcedPages = ['caretakers', 'caretaker-dashboard', 'careers', 'help', 'safety', 'report'] as const;

/** Keys of pages that were announced once and are there by now: who waited for one is still to be notified. */
export const openedPages = ['cart'] as const;

export type AnnouncedPage = (typeof announcedPages)[number];
