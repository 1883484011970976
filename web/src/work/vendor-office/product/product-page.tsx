import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formPage } from '#shared/form/form.tsx';
import { GuardedForm } from '#shared/work/guarded-form.tsx';
import { ActionBar } from '#shared/content/action-bar.tsx';
import { BackLink } from '#shared/content/back-link.tsx';
import { ActionLink, Button } from '#shared/work/button.tsx';
import { workPage } from '#shared/work/work-page.ts';
import { Unregistered } from '../frame/unregistered.tsx';
import { vendorPage, vendorPlaces } from '../own-store.ts';
import { ProductFields } from './product-fields.tsx';
import type { WrittenProduct } from './use-product-form.ts';

interface ProductPageProps {
  written: WrittenProduct;
  statuses: Parameters<typeof ProductFields>[0]['statuses'];
  heading: ReactNode;
  submit: string;
  /** Above the form: what has to be known of the product. */
  notice?: ReactNode;
  /** Beside the way to save: what else can be done with the product. */
  more?: ReactNode;
}

/** One product on a single page, new or edited. */
export function ProductPage({ written, statuses, heading, submit, notice, more }: ProductPageProps) {
  const { t } = useTranslation(['vendor-office', 'shell']);
  const { form, photos, startAfresh } = written;
  const notices = (
    <>
      <Unregistered />
      {notice}
    </>
  );
  return (
    <div className={workPage}>
      <div className={formPage}>
        <BackLink to={vendorPage} query={vendorPlaces.products}>
          {t('product.back')}
        </BackLink>
        <GuardedForm form={form} heading={heading} lead={t('shell:form.allRequired')} notice={notices} onStartAfresh={startAfresh}>
          <ProductFields form={form} photos={photos} statuses={statuses} />
          {more}
          <ActionBar>
            <ActionLink to={vendorPage} query={vendorPlaces.products} kind="outlined" size="large">
              {t('shell:form.cancel')}
            </ActionLink>
            <Button kind="primary" size="large" isSubmit isBusy={form.isBusy}>
              {form.isWaiting ? t('product.awaitingPhotos') : submit}
            </Button>
          </ActionBar>
        </GuardedForm>
      </div>
    </div>
  );
}
