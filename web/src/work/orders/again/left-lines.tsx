import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/format/format.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { ActionLink } from '#shared/work/button.tsx';
import { Panel } from '#shared/work/panel.tsx';
import type { LeftLine } from '../model/left-out.ts';

/** What did not come into the cart, and why; the rest is there. */
export function LeftLines({ left }: { left: readonly LeftLine[] }) {
  const { t } = useTranslation('orders');
  if (left.length === 0) return null;
  return (
    <div role="alert">
      <Panel tone="genda" title={t('again.left.title')}>
        <ul>
          {left.map(({ accessoryId, name, why, amount }) => (
            <li key={accessoryId}>
              <UserText>{name}</UserText>: {t(`again.left.${why}`, { amount: formatNumber(amount) })}
            </li>
          ))}
        </ul>
        <ActionLink to="cart">{t('again.toCart')}</ActionLink>
      </Panel>
    </div>
  );
}
