import { cities } from '@paltu/reference';
import { useTranslation } from 'react-i18next';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { Fields } from '#shared/form/form.tsx';
import { LateOffer } from '#shared/form/late-offer.tsx';
import type { Form } from '#shared/form/use-form.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { UserText } from '#shared/pet/user-text.tsx';
import { ChoiceTiles } from '#shared/ui/choice-tiles.tsx';
import { Field } from '#shared/ui/field.tsx';
import { TextArea, TextInput } from '#shared/ui/text-input.tsx';
import { isSameAddress, longestText } from './checkout-form.ts';
import type { Address, CheckoutForm } from './checkout-form.ts';
import { AddressLines } from './address-lines.tsx';
import styles from './orders.module.css';

interface StepProps {
  form: Form<CheckoutForm>;
}

interface AddressProps extends StepProps {
  /** Where earlier orders went, the last one first. */
  known: readonly Address[];
}

const cityList = 'cities';

const fills = {
  fullName: 'name',
  address: 'street-address',
  city: 'address-level2',
  area: 'address-level3',
  landmark: 'off',
} as const;

interface PlainTextProps extends StepProps {
  field: keyof typeof fills;
  /** Of one that may be left out. */
  hint?: string;
}

function PlainText({ form, field, hint }: PlainTextProps) {
  const { t } = useTranslation('orders');
  return (
    <Field {...form.about(field)} label={t(`field.${field}`)} hint={hint} isOptional={hint !== undefined}>
      <TextInput
        {...form.text(field)}
        maxLength={longestText[field]}
        autoComplete={fills[field]}
        {...(field === 'city' && { list: cityList })}
      />
    </Field>
  );
}

/** Cities to choose from while one types; any other can be typed too. */
function CitySuggestions({ id }: { id: string }) {
  const cityName = useCityName();
  return (
    <datalist id={id}>
      {cities.map(({ en }) => (
        <option key={en} value={en} label={cityName(en)} />
      ))}
    </datalist>
  );
}

const otherAddress = 'other';

/** Where earlier orders went: one tap fills all fields in; the last one empties them. */
function KnownAddresses({ form, known }: AddressProps) {
  const { t } = useTranslation(['orders', 'shell']);
  const cityName = useCityName();
  const chosen = known.findIndex((address) => isSameAddress(address, form.values));
  const choose = (value: string) => {
    const { fullName, phone, city } = form.initial;
    const address = known[Number(value)] ?? { fullName, phone, address: '', city, area: '', landmark: '' };
    for (const [field, text] of Object.entries(address)) form.change(field as keyof typeof address, text);
  };
  const choices = known.map(({ fullName, address, city }, index) => ({
    value: String(index),
    text: (
      <>
        <UserText>{address}</UserText>
        {t('shell:comma')}
        {cityName(city)}
        <small className={styles.whose}>
          <UserText>{fullName}</UserText>
        </small>
      </>
    ),
  }));
  return (
    <LateOffer isOffered={known.length > 0} title={t('known.open')} none={t('known.none')}>
      <Field label={t('known.label')} isGroup>
        <ChoiceTiles
          look="lines"
          choices={[...choices, { value: otherAddress, text: t('known.other') }]}
          value={chosen === -1 ? otherAddress : String(chosen)}
          onValue={choose}
        />
      </Field>
    </LateOffer>
  );
}

function AddressStep({ form, known }: AddressProps) {
  const { t } = useTranslation('orders');
  return (
    <Fields>
      <KnownAddresses form={form} known={known} />
      <PlainText form={form} field="fullName" />
      <Field {...form.about('phone')} label={t('field.phone')} hint={t('hint.phone')}>
        <TextInput {...form.text('phone')} type="tel" maxLength={longestText.phone} autoComplete="tel" />
      </Field>
      <PlainText form={form} field="address" />
      <PlainText form={form} field="city" />
      <CitySuggestions id={cityList} />
      <PlainText form={form} field="area" hint={t('hint.area')} />
      <PlainText form={form} field="landmark" hint={t('hint.landmark')} />
    </Fields>
  );
}

const atDoor = { method: 'cash-on-delivery', isTest: false } as const;

/** What can be paid with now; at the door in any case. */
function useMethodChoices() {
  const { t } = useTranslation('orders');
  const offered = commerceEndpoints.useGetOrdersPaymentMethodsQuery().currentData?.methods ?? [atDoor];
  return offered.map(({ method, isTest }) => ({
    value: method,
    text: isTest ? t('method.played', { method: t(`method.${method}`) }) : t(`method.${method}`),
  }));
}

function MethodStep({ form }: StepProps) {
  const { t } = useTranslation('orders');
  const choices = useMethodChoices();
  return (
    <Fields>
      <Field {...form.about('paymentMethod')} label={t('field.paymentMethod')} isGroup>
        <ChoiceTiles choices={choices} value={form.values.paymentMethod} onValue={(method) => form.change('paymentMethod', method)} />
      </Field>
      <Field {...form.about('note')} label={t('field.note')} hint={t('hint.note')} isOptional>
        <TextArea {...form.text('note')} rows={3} maxLength={longestText.note} />
      </Field>
    </Fields>
  );
}

function ReviewStep({ form: { values } }: StepProps) {
  const { t } = useTranslation('orders');
  return (
    <div className={styles.review}>
      <section>
        <h2>{t('order.address')}</h2>
        <AddressLines address={values} />
      </section>
      <section>
        <h2>{t('field.paymentMethod')}</h2>
        <p>{t(`method.${values.paymentMethod}`)}</p>
        {values.note !== '' && (
          <p>
            <bdi dir="auto">{values.note}</bdi>
          </p>
        )}
      </section>
    </div>
  );
}

/** The fields of the step on the screen; the last one shows them all. */
export function CheckoutStep({ form, known }: AddressProps) {
  if (form.step === 1) return <AddressStep form={form} known={known} />;
  return form.step === 2 ? <MethodStep form={form} /> : <ReviewStep form={form} />;
}
