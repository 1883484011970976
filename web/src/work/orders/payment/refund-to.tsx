import { longestAccountTitle } from '@paltu/reference';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Order, RefundAccount } from '#shared/api/types.ts';
import { Fields } from '#shared/form/form.tsx';
import { FormElement } from '#shared/form/form-element.tsx';
import { useForm } from '#shared/form/use-form.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { Button } from '#shared/work/button.tsx';
import { ErrorSummary } from '#shared/content/error-summary.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { WorkSelect, WorkInput } from '#shared/work/controls.tsx';
import { accountKinds, emptyRefundForm, refundRules } from '../model/refund-form.ts';
import type { RefundForm } from '../model/refund-form.ts';
import styles from '../../../features/orders/orders.module.css';

function Known({ refundTo: { kind, account, title } }: { refundTo: RefundAccount }) {
  const { t } = useTranslation('orders');
  return (
    <p role="status">
      {t('refundTo.known', { kind: t(`refundTo.kind.${kind}`) })} <bdi dir="ltr">{account}</bdi> (<UserText>{title}</UserText>)
    </p>
  );
}

/** Where the money goes that comes back to the buyer: it is asked as soon as some does. */
export function RefundTo({ order: { id } }: { order: Order }) {
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
