/** Dots as browsers and mail programs read them in the name of a site, and U+2024, which looks like one. */
const dot = '[.\\u2024\\u3002\\uff0e\\uff61]';

/** Between letters or digits; marks belong to their letter. */
const dotInside = new RegExp(`[\\p{L}\\p{M}\\p{N}]${dot}[\\p{L}\\p{N}]`, 'u');

const title = 'mr|mrs|ms|dr|prof|engr|md|mohd|syed|ch|adv|col|maj|capt|ڈاکٹر|پروفیسر';

/** Initials and titles, each with its dot, and the name that follows them: 'A.B. Khan', 'M.Ali', 'Dr.Sana'. */
const abbreviated = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}]|${dot})(?:(?:\\p{L}\\p{M}*|${title})[.\\u2024])+(?:((?:\\p{L}\\p{M}*){3,})(?![\\p{N}]|${dot})|(?=[\\s,]|$))`,
  'giu',
);

/** Ends of sites that somebody may have as a name, or write as one; those of two letters are too short for the rule. */
const endsOfSites = new Set(
  `com net org info biz name pro xyz app dev shop store online site club live link top vip icu blog web page news media asia kim zara sina
  mobi tel cat art bar bio fun fit ink life love one red win world zone today team tech space website click host cloud chat gay lol men
  moe pet pics pub rip run sex ski tax tours vet voto wiki work yoga edu gov mil int zip mov email help support group global money cash bank
  loan sale deals company center codes guru ninja expert agency digital solutions`.split(/\s+/),
);

/** An abbreviated name without its dots; as it is where it ends as a site does. */
const written = (found: string, name: string | undefined): string =>
  name !== undefined && endsOfSites.has(name.toLowerCase()) ? found : found.replaceAll(/[.\u2024]/g, ' ');

/** Of a path, or after a scheme, also in their wide forms. */
const signs = /[/\\:\uff0f\uff3c\uff1a]/u;

/** Whether a mail program may make a link of a name. What is not seen makes no difference. */
export const readsAsLink = (name: string): boolean => {
  const seen = name.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  return signs.test(seen) || dotInside.test(seen.replaceAll(abbreviated, written));
};
