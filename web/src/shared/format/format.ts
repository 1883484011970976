import type { TFunction } from 'i18next';

const day = 86_400_000;

/** Digits are Latin in both languages: 25,000. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat('en-PK').format(value);
}

/** "PKR 25,000", "25,000 روپے", or Free from 0 down. `t` of any namespace. */
export function formatPrice(t: TFunction, price: number, free: 'free' | 'freeAdoption' = 'free'): string {
  return price > 0 ? t('shell:price.amount', { amount: formatNumber(price) }) : t(`shell:price.${free}`);
}

/** Today, 1 day ago, N days ago (under 7), N weeks ago (under 30 days), then months. */
export function formatSince(t: TFunction, instant: string, now = Date.now()): string {
  const days = Math.max(0, Math.floor((now - Date.parse(instant)) / day));
  if (days === 0) return t('shell:time.today');
  if (days < 7) return t('shell:time.day', { count: days });
  if (days < 30) return t('shell:time.week', { count: Math.floor(days / 7) });
  return t('shell:time.month', { count: Math.floor(days / 30) });
}

/** "3 March 2026", "3 مارچ 2026". */
export function formatDate(language: string, instant: string): string {
  const locale = language === 'ur' ? 'ur-PK-u-nu-latn' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Karachi' }).format(new Date(instant));
}
