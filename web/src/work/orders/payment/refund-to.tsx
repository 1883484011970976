import { longestAccountTitle } from '@paltu/reference';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Order, RefundAccount } from '#shared/api/types.ts';
import { Fields } from '#shared/form/form.tsx';
import { FormElement } from '#shared/form/form-element.tsx';
import { useForm } from '#shared/form/use-form.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorSummary } from '#shared/content/error-summary.tsx';
import { Field } from '#shared/ui/field.tsx';
import { SelectInput, TextInput } from '#shared/ui/text-input.tsx';
import { accountKinds, emptyRefundForm, refundRules } from '../model/refund-form.ts';
import type { RefundForm } from '../model/refund-form.ts';
import styles from '../../../features/orders/payment/payment.module.css';

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
          <Field {...form.about('kind')} label={t('refundTo.field.kind')}>
            <SelectInput value={form.values.kind} onValue={(kind) => form.change('kind', kind as RefundForm['kind'])}>
              {accountKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`refundTo.kind.${kind}`)}
                </option>
              ))}
            </SelectInput>
          </Field>
          <Field {...form.about('account')} label={t(isIban ? 'refundTo.field.iban' : 'refundTo.field.number')}>
            <TextInput {...form.text('account')} dir="ltr" autoComplete="off" spellCheck={false} maxLength={60} />
          </Field>
          <Field {...form.about('title')} label={t('refundTo.field.title')}>
            <TextInput {...form.text('title')} autoComplete="off" maxLength={longestAccountTitle} />
          </Field>
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
