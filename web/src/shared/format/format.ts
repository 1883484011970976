import { withNamespace } from '../i18n/text-key.ts';
import type { AnyT } from '../i18n/text-key.ts';

const day = 86_400_000;

const numbers = new Intl.NumberFormat('en-PK');

/** Digits are Latin in both languages: 25,000. */
export function formatNumber(value: number): string {
  return numbers.format(value);
}

/** "PKR 25,000", "25,000 روپے", and from 0 down "PKR 0". `t` of any namespace. */
export function formatAmount(t: AnyT, amount: number): string {
  return withNamespace(t)('shell:price.amount', { amount: formatNumber(Math.max(0, amount)) });
}

/** The same, but Free from 0 down. */
export function formatPrice(t: AnyT, price: number, free: 'free' | 'freeAdoption' = 'free'): string {
  return price > 0 ? formatAmount(t, price) : withNamespace(t)(`shell:price.${free}`);
}

/** Today, 1 day ago, N days ago (under 7), N weeks ago (under 30 days), then months. */
export function formatSince(t: AnyT, instant: string, now = Date.now()): string {
  const translate = withNamespace(t);
  const days = Math.max(0, Math.floor((now - Date.parse(instant)) / day));
  if (days === 0) return translate('shell:time.today');
  if (days < 7) return translate('shell:time.day', { count: days });
  if (days < 30) return translate('shell:time.week', { count: Math.floor(days / 7) });
  return translate('shell:time.month', { count: Math.floor(days / 30) });
}

/** To make a format takes far longer than to use it. */
const formats = new Map<string, Intl.DateTimeFormat>();

const formatFor = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const locale = language === 'ur' ? 'ur-PK-u-nu-latn' : 'en-GB';
  const name = locale + JSON.stringify(options);
  const format = formats.get(name) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(name, format);
  return format;
};

const formatIn = (language: string, instant: string, options: Intl.DateTimeFormatOptions): string =>
  formatFor(language, options).format(new Date(instant));

/** "3 March 2026", "3 مارچ 2026". */
export function formatDate(language: string, instant: string): string {
  return formatIn(language, instant, { dateStyle: 'long', timeZone: 'Asia/Karachi' });
}

/** "3 March 2026 at 14:05", "3 مارچ 2026 کو 14:05 بجے"; the time of Pakistan. */
export function formatMoment(language: string, instant: string): string {
  return formatIn(language, instant, { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone: 'Asia/Karachi' });
}

const formatUtcDay = (language: string, date: string, options: Intl.DateTimeFormatOptions): string =>
  formatIn(language, `${date}T00:00:00Z`, { day: 'numeric', timeZone: 'UTC', ...options });

/**
 * "Friday 1 May", "جمعہ، 1 مئی"; short "Fri 1 May".
 * @param date a day as `2026-05-01`, the same in every zone
 */
export function formatDay(language: string, date: string, weekday: 'long' | 'short' = 'long'): string {
  return formatUtcDay(language, date, { weekday, month: weekday });
}

/**
 * "3 – 7 December", "3–7 دسمبر", "30 November – 4 December"; one day is "3 December".
 * @param from a day as `2026-12-03`, as `until`
 */
export function formatDays(language: string, from: string, until: string): string {
  return formatFor(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatRange(new Date(from), new Date(until));
}

/** The day with its year: "Friday 1 May 2026", "جمعہ، 1 مئی، 2026". */
export function formatDayOfYear(language: string, date: string): string {
  return formatUtcDay(language, date, { weekday: 'long', month: 'long', year: 'numeric' });
}

/** "Monday", "پیر". @param day Monday 0 to Sunday 6 */
export function formatWeekday(language: string, day: number): string {
  // The first of June 2026 is a Monday.
  return formatUtcDay(language, `2026-06-0${day + 1}`, { day: undefined, weekday: 'long' });
}

/** "March 2027", "مارچ 2027". @param month as `2027-03` */
export function formatMonth(language: string, month: string): string {
  return formatUtcDay(language, `${month}-01`, { day: undefined, month: 'long', year: 'numeric' });
}

/** "340 KB", "1.2 MB"; of 1,024 each. */
export function formatSize(bytes: number): string {
  const kb = bytes / 1024;
  return kb < 1000 ? `${Math.max(1, Math.round(kb))} KB` : `${(kb / 1024).toFixed(1)} MB`;
}
