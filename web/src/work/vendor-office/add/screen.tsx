import { useTranslation } from 'react-i18next';
import { isApiError } from '#shared/api/api-error.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { currentVisit, isStillAt, navigate } from '#shared/navigation/navigation.ts';
import { OwnStoreFrame } from '../frame/own-store-frame.tsx';
import { vendorPage, vendorPlaces } from '../own-store.ts';
import { bodyOfNew, emptyProduct } from '../product/product-form.ts';
import { ProductPage } from '../product/product-page.tsx';
import { useProductForm } from '../product/use-product-form.ts';

/** An earlier attempt arrived, its answer did not, and something was changed since: the product is there, to be edited. */
const isListedAlready = (error: unknown): boolean => isApiError(error) && error.code === 'request.key-reused';

function NewProduct({ memberId }: { memberId: string }) {
  const { t } = useTranslation('vendor-office');
  const [list] = commerceEndpoints.usePostAccessoriesMutation();
  const written = useProductForm({
    initial: emptyProduct,
    draftKey: `product.${memberId}`,
    submit: async ({ values, imageIds, sendKey }) => {
      const asked = currentVisit();
      try {
        await list({ body: bodyOfNew(values, imageIds), idempotencyKey: sendKey }).unwrap();
      } catch (error) {
        if (!isListedAlready(error)) throw error;
        if (isStillAt(asked)) navigate(vendorPage, { query: vendorPlaces.products, isFree: true });
      }
    },
  });
  const isDraft = written.form.values.status === 'draft';
  return (
    <ProductPage
      written={written}
      statuses={['active', 'draft']}
      heading={t('product.add')}
      submit={t(isDraft ? 'product.saveDraft' : 'product.list')}
    />
  );
}

/** A new product of the own store: offered at once, or kept as a draft. */
export function AddProductScreen({ memberId }: { memberId: string }) {
  const { t } = useTranslation('vendor-office');
  return <OwnStoreFrame title={t('product.add')}>{() => <NewProduct memberId={memberId} />}</OwnStoreFrame>;
}
