/** Dots as browsers and mail programs read them in the name of a site, between letters or digits; marks belong to their letter. */
const dotInside = /[\p{L}\p{M}\p{N}][.\u3002\uff0e\uff61][\p{L}\p{N}]/u;

/** Of a path, or after a scheme, also in their wide forms. */
const signs = /[/\\:\uff0f\uff3c\uff1a]/u;

/** Whether a mail program may make a link of a name. What is not seen makes no difference. */
export const readsAsLink = (name: string): boolean => {
  const seen = name.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  return signs.test(seen) || dotInside.test(seen);
};
