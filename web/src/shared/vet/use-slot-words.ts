import { useTranslation } from 'react-i18next';
import { formatDay } from '../format/format.ts';

interface SlotMoment {
  /** In Pakistan, as `2026-05-01`. */
  date: string;
  /** In Pakistan, as `09:00`. */
  time: string;
}

/** When a slot or a visit begins, in the language of the page: "Friday 1 May, 09:00". */
export function useSlotWords(): (slot: SlotMoment) => string {
  const { t, i18n } = useTranslation('vet');
  return ({ date, time }) => t('slot.at', { day: formatDay(i18n.language, date), time });
}
