/** What makes two ways of writing an e-mail address one: they differ in case or in blanks around them. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/** In answers the name of a member whose account was erased; the web shows it in the language of the page. */
export const formerMember = 'Former member';
