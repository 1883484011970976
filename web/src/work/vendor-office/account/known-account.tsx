import { useTranslation } from 'react-i18next';
import type { StoreAccount } from '#shared/api/types.ts';
import { formatMoment } from '#shared/format/format.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { WorkFacts } from '#shared/work/work-facts.tsx';

const isAhead = (instant: string): boolean => Date.parse(instant) > Date.now();

/** What is known already, masked, and what follows from it: nothing can be bought, or nothing is paid out yet. */
export function KnownAccount({ account: { taxNumber, payout, heldUntil, needsTaxNumber } }: { account: StoreAccount }) {
  const { t, i18n } = useTranslation('vendor-office');
  const isHeld = heldUntil !== null && isAhead(heldUntil);
  const none = t('account.none');
  return (
    <>
      {needsTaxNumber && (
        <Panel tone="genda">
          <p>{t('account.unregistered')}</p>
        </Panel>
      )}
      <WorkFacts
        label={t('account.known')}
        facts={[
          { name: 'tax', label: t('account.field.taxNumber'), value: taxNumber === null ? none : <bdi dir="ltr">{taxNumber}</bdi> },
          { name: 'payout', label: t('account.payout'), value: payout === null ? none : <bdi dir="ltr">{payout.iban}</bdi> },
          ...(payout === null ? [] : [{ name: 'title', label: t('account.field.title'), value: <UserText>{payout.title}</UserText> }]),
        ]}
      />
      {isHeld && (
        <Panel tone="genda">
          <p>{t('account.held', { moment: formatMoment(i18n.language, heldUntil) })}</p>
        </Panel>
      )}
    </>
  );
}
