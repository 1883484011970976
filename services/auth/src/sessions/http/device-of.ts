import Bowser from 'bowser';
import type { Device } from '../domain/session.ts';

/** More than any browser sends; what is longer is not read to its end. */
const longest = 512;

/** The library gives back text of the header where it knows no name for it. */
const nameIn = (text: string | undefined): string | null => (text !== undefined && /^[a-z][\w .+-]{0,39}$/i.test(text) ? text : null);

/** The claims of a User-Agent, which may be anything: good for a member who looks for a device of theirs, and for nothing else. */
export const deviceOf = (userAgent: string | undefined): Device => {
  if (userAgent === undefined || userAgent.trim() === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, longest));
  return { browser: nameIn(browser.name), system: nameIn(os.name) };
};
