/** In answers the name of a member whose account was erased; the web shows it in the language of the page. */
export const formerMember = 'Former member';
