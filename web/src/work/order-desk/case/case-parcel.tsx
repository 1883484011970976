import { useTranslation } from 'react-i18next';
import type { CaseParcel } from '#shared/api/types.ts';
import { formatMoment, formatNumber, formatPrice } from '#shared/format/format.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Amounts } from '#shared/shop/amounts.tsx';
import { ProductEntry } from '#shared/shop/product-entry.tsx';
import { Button } from '#shared/work/button.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { Pill } from '#shared/content/pill.tsx';
import type { Decision } from '../components/decision-dialog.tsx';
import styles from './case.module.css';
import { useParcelDecisions } from './use-parcel-decisions.ts';

function Items({ items }: Pick<CaseParcel, 'items'>) {
  const { t } = useTranslation(['order-desk', 'shell']);
  return (
    <ul className={styles.items}>
      {items.map(({ accessoryId, name, image, price, ordered, quantity, returned }) => (
        <ProductEntry key={accessoryId} accessoryId={accessoryId} name={name} image={image ?? undefined}>
          <small>
            {formatNumber(quantity)} × {formatPrice(t, price)}
            {quantity < ordered && <> · {t('case.dropped', { amount: formatNumber(ordered - quantity) })}</>}
            {returned > 0 && <> · {t('case.returned', { amount: formatNumber(returned) })}</>}
          </small>
        </ProductEntry>
      ))}
    </ul>
  );
}

/** What the two wrote about what they do not agree about, and what an admin answered them. */
function Words({ parcel: { contest, returnRequest, history } }: { parcel: CaseParcel }) {
  const { t } = useTranslation('order-desk');
  const ofStore = history.findLast(({ by, reason }) => by === 'seller' && reason !== '');
  const written = [
    { of: 'return', words: returnRequest?.reason },
    { of: 'store', words: ofStore?.reason },
    { of: 'contest', words: contest?.reason },
    { of: 'decision', words: contest?.decision },
  ] as const;
  const known = written.filter(({ words = '' }) => words !== '');
  if (known.length === 0) return null;
  return (
    <dl className={styles.written}>
      {known.map(({ of, words = '' }) => (
        <div key={of}>
          <dt>{t(`case.written.${of}`)}</dt>
          <dd>
            <UserProse>{words}</UserProse>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** By whom it went, what the courier reports, and who has the money. */
function Way({ parcel: { carriedBy, courier, trackingNumber, courierReports, cashHeldBy } }: { parcel: CaseParcel }) {
  const { t, i18n } = useTranslation('order-desk');
  return (
    <ul className={styles.facts}>
      <li>{t(`case.held.${cashHeldBy}`)}</li>
      {(courier !== '' || trackingNumber !== '') && (
        <li>
          {t('case.sentBy')} <UserText>{courier}</UserText> <bdi dir="ltr">{trackingNumber}</bdi>
        </li>
      )}
      {carriedBy !== 'own-delivery' && courierReports.length === 0 && <li>{t('case.noReports')}</li>}
      {courierReports.map(({ at, status, text }) => (
        <li key={`${at} ${status}`}>
          {t('case.courierReports', { what: t(`case.reported.${status}`), moment: formatMoment(i18n.language, at) })}{' '}
          <UserText>{text}</UserText>
        </li>
      ))}
    </ul>
  );
}

/** One parcel of a case: what is in it, where it stands, what both sides wrote, and what an admin may decide about it. */
export function CaseParcelPanel({ parcel, onAsk }: { parcel: CaseParcel; onAsk: (decision: Decision) => void }) {
  const { t } = useTranslation('order-desk');
  const { store, status, contest, waitsForAdmin } = parcel;
  const decisions = useParcelDecisions(parcel);
  const { parcels, refusedReturns, contestsLost } = store.earlier;
  const earlier = { parcels: formatNumber(parcels), returns: formatNumber(refusedReturns), lost: formatNumber(contestsLost) };
  return (
    <Panel
      tone={decisions.length > 0 ? 'genda' : 'framed'}
      title={
        <span className={styles.head}>
          <PageLink to={`store-${store._id}`}>
            <UserText>{store.name}</UserText>
          </PageLink>
          <Pill tone={waitsForAdmin ? 'pending' : 'plain'} isOnTint={decisions.length > 0}>
            {t(`case.step.${status}`)}
          </Pill>
        </span>
      }
    >
      <div className={styles.parcel}>
        {contest !== null && <p className={styles.matter}>{t(`case.contest.${contest.kind}.${contest.status}`)}</p>}
        <Words parcel={parcel} />
        {decisions.length > 0 && (
          <div className={styles.actions}>
            {decisions.map((decision) => (
              <Button key={decision.act} onClick={() => onAsk(decision)}>
                {t(`act.${decision.act}`)}
              </Button>
            ))}
          </div>
        )}
        <Items items={parcel.items} />
        <Way parcel={parcel} />
        <Amounts of={parcel} />
        <p className={styles.soft}>{t('case.storeEarlier', earlier)}</p>
      </div>
    </Panel>
  );
}
