import { Star, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Accessory } from '#shared/api/types.ts';
import { Pill } from '#shared/content/pill.tsx';
import { availabilityOf, discountOf } from '../model/offer.ts';

/** The one thing to know first: why it cannot be bought, else what is saved, else that it is shown before others. */
export function OfferPill({ accessory }: { accessory: Accessory }) {
  const { t } = useTranslation(['accessories', 'shop']);
  const availability = availabilityOf(accessory);
  const percent = discountOf(accessory);
  if (availability === 'recalled') {
    return (
      <Pill tone="rejected" icon={<TriangleAlert size={16} aria-hidden />}>
        {t('availability.recalled')}
      </Pill>
    );
  }
  if (availability === 'closed' || availability === 'unregistered' || availability === 'out-of-stock')
    return <Pill tone="adopted">{t(`availability.${availability}`)}</Pill>;
  if (percent > 0) return <Pill tone="urgent">{t('card.discount', { percent })}</Pill>;
  if (!accessory.featured) return null;
  return (
    <Pill tone="featured" icon={<Star size={16} aria-hidden />}>
      {t('shop:featured')}
    </Pill>
  );
}
