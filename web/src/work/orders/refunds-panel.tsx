import { parseIban, longestAccountTitle } from '@paltu/reference';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { RefundAccount, Order, Parcel, Refund } from '#shared/api/types.ts';
import { ErrorSummary } from '#shared/content/error-summary.tsx';
import { Pill } from '#shared/content/pill.tsx';
import type { PillTone } from '#shared/content/pill.tsx';
import { FormElement } from '#shared/form/form-element.tsx';
import { required } from '#shared/form/form-rules.ts';
import type { Rules } from '#shared/form/form-rules.ts';
import { Fields } from '#shared/form/form.tsx';
import { useForm } from '#shared/form/use-form.ts';
import { formatDate, formatPrice } from '#shared/format/format.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { UserProse } from '#shared/pet/user-prose.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Button } from '#shared/work/button.tsx';
import { WorkSelect, WorkInput } from '#shared/work/controls.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import styles from './order.module.css';
import { hasOpenRefund, isPaidByPaltu, mayContestRefund, stageOf } from './order.ts';
import type { RefundStage } from './order.ts';

const accountKinds = ['iban', 'jazzcash', 'easypaisa'] as const;

interface RefundForm {
  kind: Exclude<RefundAccount['kind'], 'phone'>;
  account: string;
  title: string;
}

const emptyRefundForm: RefundForm = { kind: 'iban', account: '', title: '' };

const refundRules: Rules<RefundForm> = {
  account: (text, { kind }) => {
    if (text.trim() === '') return 'orders:problem.account';
    return kind === 'iban' && parseIban(text) === undefined && 'orders:problem.iban';
  },
  title: required('orders:problem.accountTitle'),
};

function Known({ refundTo: { kind, account, title } }: { refundTo: RefundAccount }) {
  const { t } = useTranslation('orders');
  return (
    <p role="status">
      {t('refundTo.known', { kind: t(`refundTo.kind.${kind}`) })} <bdi dir="ltr">{account}</bdi> (<UserText>{title}</UserText>)
    </p>
  );
}

/** Where the money goes that comes back to the buyer: it is asked as soon as some does. */
function RefundTo({ order: { id } }: { order: Order }) {
  const { t } = useTranslation('orders');
  const known = commerceEndpoints.useGetOrdersByIdRefundToQuery({ id }).currentData?.refundTo;
  const [name] = commerceEndpoints.usePutOrdersByIdRefundToMutation();
  const form = useForm<RefundForm>({
    ...{ initial: emptyRefundForm, rules: refundRules, draft: { key: `refund-to.${id}`, place: 'tab' as const } },
    words: { failed: 'orders:failed.refundTo' },
    submit: async ({ kind, account, title }) => {
      await name({ id, body: { kind, account: account.trim(), title: title.trim() } }).unwrap();
      return 'afresh';
    },
  });
  const isIban = form.values.kind === 'iban';
  return (
    <>
      {known && <Known refundTo={known} />}
      <FormElement form={form} className={styles.slip}>
        <h3>{t(known ? 'refundTo.other' : 'refundTo.title')}</h3>
        <p>{t('refundTo.lead')}</p>
        <ErrorSummary errors={form.summary} attempt={form.attempt} step={form.step} />
        <Fields>
          <WorkField {...form.about('kind')} label={t('refundTo.field.kind')}>
            <WorkSelect
              value={form.values.kind}
              options={accountKinds.map((kind) => ({ value: kind, label: t(`refundTo.kind.${kind}`) }))}
              onValue={(kind) => form.change('kind', kind)}
            />
          </WorkField>
          <WorkField {...form.about('account')} label={t(isIban ? 'refundTo.field.iban' : 'refundTo.field.number')}>
            <WorkInput {...form.text('account')} dir="ltr" autoComplete="off" spellCheck={false} maxLength={60} />
          </WorkField>
          <WorkField {...form.about('title')} label={t('refundTo.field.title')}>
            <WorkInput {...form.text('title')} autoComplete="off" maxLength={longestAccountTitle} />
          </WorkField>
        </Fields>
        <p>
          <Button kind="primary" isSubmit isBusy={form.isBusy}>
            {t('refundTo.save')}
          </Button>
        </p>
      </FormElement>
    </>
  );
}

const tones: Record<RefundStage, PillTone> = { due: 'info', withCourier: 'pending', owed: 'pending', givenBack: 'plain', paid: 'approved' };

/** What happens next with a refund that has not come to its end, and until when its buyer can do what. */
function Next({ refund }: { refund: Refund }) {
  const { t, i18n } = useTranslation('orders');
  const stage = stageOf(refund);
  const day = (at: string | null) => (at === null ? '' : formatDate(i18n.language, at));
  const may = mayContestRefund(refund);
  const isWaiting = stage === 'owed' && !may && refund.mayContestFrom !== null && refund.contest?.status !== 'open';
  return (
    <>
      <p>
        {t(`refunds.next.${stage}`, { day: day(refund.paidAt) })}
        {isWaiting && ` ${t('refunds.contestFrom', { day: day(refund.mayContestFrom) })}`}
        {may &&
          ` ${refund.mayContestUntil === null ? t('refunds.contestNow') : t('refunds.contestUntil', { day: day(refund.mayContestUntil) })}`}
      </p>
      {refund.reference !== '' && (
        <p className={styles.soft}>
          {t('refunds.reference')} <bdi dir="auto">{refund.reference}</bdi>
        </p>
      )}
    </>
  );
}

/** What the buyer wrote against it, and what was decided. */
function Contest({ contest }: Pick<Refund, 'contest'>) {
  const { t } = useTranslation('orders');
  if (contest === null) return null;
  return (
    <div role="status" className={styles.contest}>
      <p>{t(`refunds.contest.${contest.status}`)}</p>
      <UserProse>{contest.status === 'open' ? contest.reason : contest.answer}</UserProse>
    </div>
  );
}

interface RefundsPanelProps {
  order: Order;
  /** Asks before it is contested. */
  onContest: (refund: Refund, parcel: Parcel) => void;
}

function Entry({ refund, order, onContest }: RefundsPanelProps & { refund: Refund }) {
  const { t } = useTranslation(['orders', 'shell']);
  const parcel = order.parcels.find(({ id }) => id === refund.parcelId);
  const stage = stageOf(refund);
  return (
    <li className={styles.refund}>
      <p className={styles.refundHead}>
        <b>{formatPrice(t, refund.amount)}</b>
        <Pill tone={tones[stage]} isOnTint>
          {t(`refunds.stage.${stage}`)}
        </Pill>
      </p>
      {parcel && (
        <p className={styles.soft}>
          {t('refunds.of')}{' '}
          <PageLink to={`store-${parcel.store._id}`}>
            <UserText>{parcel.store.name}</UserText>
          </PageLink>
        </p>
      )}
      <Next refund={refund} />
      <Contest contest={refund.contest} />
      {parcel && mayContestRefund(refund) && (
        <p>
          <Button size="small" onClick={() => onContest(refund, parcel)}>
            {t('refunds.action')}
          </Button>
        </p>
      )}
    </li>
  );
}

/** What comes back to the buyer: how much, who owes it, what happens next, and what can be done when it does not come. */
export function RefundsPanel({ order, onContest }: RefundsPanelProps) {
  const { t } = useTranslation('orders');
  if (order.refunds.length === 0) return null;
  return (
    <Panel title={t('refunds.title')} tone={hasOpenRefund(order) ? 'sky' : 'soft'}>
      <ul className={styles.refunds}>
        {order.refunds.map((refund) => (
          <Entry key={refund.id} refund={refund} order={order} onContest={onContest} />
        ))}
      </ul>
      {isPaidByPaltu(order) && <RefundTo order={order} />}
    </Panel>
  );
}
