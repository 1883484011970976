import { longestAccountTitle } from '@paltu/reference';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { StoreAccount } from '#shared/api/types.ts';
import { ActionBar } from '#shared/content/action-bar.tsx';
import { PageHeading } from '#shared/content/page-heading.tsx';
import { SkeletonStack } from '#shared/content/skeleton-stack.tsx';
import { Skeleton } from '#shared/content/skeleton.tsx';
import { ErrorState } from '#shared/content/states.tsx';
import { Fields, formPage } from '#shared/form/form.tsx';
import { useForm } from '#shared/form/use-form.ts';
import type { Form } from '#shared/form/use-form.ts';
import { formatMoment } from '#shared/format/format.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { Button } from '#shared/work/button.tsx';
import { WorkInput } from '#shared/work/controls.tsx';
import { FormSection } from '#shared/work/form-section.tsx';
import { GuardedForm } from '#shared/work/guarded-form.tsx';
import { Panel } from '#shared/work/panel.tsx';
import { WorkFacts } from '#shared/work/work-facts.tsx';
import { WorkField } from '#shared/work/work-field.tsx';
import { workPage } from '#shared/work/work-page.ts';
import { accountRules, bodyOfAccount, emptyAccount, accountFieldOf } from './account-form.ts';
import type { AccountForm } from './account-form.ts';
import { OwnStoreFrame } from './own-store-frame.tsx';

const isAhead = (instant: string): boolean => Date.parse(instant) > Date.now();

/** What is known already, masked, and what follows from it: nothing can be bought, or nothing is paid out yet. */
function KnownAccount({ account: { taxNumber, payout, heldUntil, needsTaxNumber } }: { account: StoreAccount }) {
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

interface PartProps {
  form: Form<AccountForm>;
  account: StoreAccount;
}

/** Numbers run from left to right, also in Urdu. */
const written = { dir: 'ltr', autoComplete: 'off', spellCheck: false } as const;

function TaxFields({ form, account }: PartProps) {
  const { t } = useTranslation('vendor-office');
  const hint = t(account.taxNumber === null ? 'account.hint.taxNumber' : 'account.hint.otherTaxNumber');
  return (
    <Fields>
      <WorkField {...form.about('taxNumber')} label={t('account.field.taxNumber')} hint={hint} isOptional={account.taxNumber !== null}>
        <WorkInput {...form.text('taxNumber')} {...written} inputMode="numeric" maxLength={20} />
      </WorkField>
    </Fields>
  );
}

function PayoutFields({ form, account }: PartProps) {
  const { t } = useTranslation('vendor-office');
  return (
    <Fields>
      <WorkField
        {...form.about('iban')}
        label={t('account.field.iban')}
        hint={t(account.payout === null ? 'account.hint.iban' : 'account.hint.otherIban')}
        isOptional={account.payout !== null}
      >
        <WorkInput {...form.text('iban')} {...written} maxLength={40} />
      </WorkField>
      <WorkField
        {...form.about('title')}
        label={t('account.field.title')}
        hint={t('account.hint.title')}
        isOptional={account.payout !== null}
      >
        <WorkInput {...form.text('title')} autoComplete="off" maxLength={longestAccountTitle} />
      </WorkField>
    </Fields>
  );
}

function AccountFormPart({ storeId, account }: { storeId: string; account: StoreAccount }) {
  const { t } = useTranslation('vendor-office');
  const [change] = commerceEndpoints.usePutStoresUserAccountMutation();
  const form = useForm({
    initial: emptyAccount,
    rules: accountRules,
    fieldOf: accountFieldOf,
    draft: { key: `store-account.${storeId}`, place: 'tab' },
    isGuarded: true,
    words: { failed: 'vendor-office:failed.account' },
    submit: async (values) => {
      await change({ body: bodyOfAccount(values) }).unwrap();
      return 'afresh';
    },
  });
  return (
    <div className={formPage}>
      <GuardedForm form={form} heading={t('account.title')} lead={t('account.lead')}>
        <KnownAccount account={account} />
        <FormSection title={t('account.part.tax')}>
          <TaxFields form={form} account={account} />
        </FormSection>
        <FormSection title={t('account.part.payout')}>
          <PayoutFields form={form} account={account} />
        </FormSection>
        <ActionBar>
          <Button kind="primary" size="large" isSubmit isBusy={form.isBusy}>
            {t('save')}
          </Button>
        </ActionBar>
      </GuardedForm>
    </div>
  );
}

function Account({ storeId }: { storeId: string }) {
  const { t } = useTranslation('vendor-office');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = commerceEndpoints.useGetStoresUserAccountQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data !== undefined) return <AccountFormPart storeId={storeId} account={data.account} />;
  return (
    <>
      <PageHeading takesFocus="moved">{t('account.title')}</PageHeading>
      {error === undefined ? (
        <Skeleton label={t('loading')}>
          <SkeletonStack gap={4} shapes={['control', 'line', 'control', 'line', 'control']} />
        </Skeleton>
      ) : (
        <ErrorState title={t('account.failed')} text={errorText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </>
  );
}

/** Tax number of the own store, and the account that it is paid out to. */
export function AccountScreen() {
  const { t } = useTranslation('vendor-office');
  return (
    <OwnStoreFrame title={t('account.title')}>
      {({ _id }) => (
        <div className={workPage}>
          <Account storeId={_id} />
        </div>
      )}
    </OwnStoreFrame>
  );
}
