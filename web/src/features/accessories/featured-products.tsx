import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Accessory } from '#shared/api/types.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { AccessoryGrid } from './accessory-grid.tsx';

export interface FeaturedProductsProps {
  /** The part of the page that they lie in, with the way to the whole shop; without any of them there is none. */
  frame: (title: string, shop: ReactNode, products: ReactNode) => ReactNode;
  corner: (accessory: Accessory) => ReactNode;
}

const shown = { limit: 6 };

/** A few products that are shown before others. */
export function FeaturedProducts({ frame, corner }: FeaturedProductsProps) {
  const { t } = useTranslation('accessories');
  const { currentData } = commerceEndpoints.useGetAccessoriesFeaturedQuery(shown);
  const accessories = currentData?.accessories ?? [];
  if (accessories.length === 0) return null;
  const shop = (
    <PageLink to="accessories">
      {t('featured.all')}
      <ArrowRight size={20} className="mirrors" aria-hidden />
    </PageLink>
  );
  return frame(t('featured.title'), shop, <AccessoryGrid accessories={accessories} look="strip" level={3} corner={corner} />);
}
