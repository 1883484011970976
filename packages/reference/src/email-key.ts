/** What makes two ways of writing an e-mail address one: they differ in case or in blanks around them. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
