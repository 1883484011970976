import { useTranslation } from 'react-i18next';
import { accessoriesHead, AccessoriesScreen } from '../features/accessories/accessories-screen.tsx';
import { AddButton } from '../features/cart/add-button.tsx';
import { LikeButton } from '../features/favourites/like-button.tsx';
import { askStores } from '../features/stores/use-store-page.ts';
import { lazyScreen } from '#shared/navigation/lazy-screen.tsx';
import type { PageParams, Query } from '#shared/navigation/page-path.ts';
import { usePage } from '#shared/navigation/use-page.ts';
import { TabLinks } from '#shared/content/tab-links.tsx';
import type { TabLink } from '#shared/content/tab-links.tsx';

const StoresScreen = lazyScreen(async () => (await import('../features/stores/stores-screen.tsx')).StoresScreen);

const isOfStores = ({ tab }: Query) => tab === 'stores';

function ShopTabs({ current }: { current: 'products' | 'stores' }) {
  const { t } = useTranslation('shop');
  const entries: TabLink[] = [
    { name: 'products', text: t('tabs.products'), query: {} },
    { name: 'stores', text: t('tabs.stores'), query: { tab: 'stores' } },
  ];
  return <TabLinks label={t('tabs.label')} to="accessories" entries={entries} current={current} />;
}

export function AccessoriesPage() {
  const { query } = usePage();
  if (isOfStores(query)) {
    return <StoresScreen beside={<ShopTabs current="stores" />} corner={(store) => <LikeButton kind="store" thing={store} />} />;
  }
  return (
    <AccessoriesScreen
      beside={<ShopTabs current="products" />}
      corner={(accessory) => <LikeButton kind="accessory" thing={accessory} />}
      action={(accessory) => <AddButton accessory={accessory} look="card" />}
    />
  );
}

AccessoriesPage.prepare = (query: Query) => (isOfStores(query) ? StoresScreen.load() : undefined);
AccessoriesPage.asks = (opened: { params: PageParams; query: Query }) =>
  isOfStores(opened.query) ? askStores(opened.query) : AccessoriesScreen.asks(opened);
AccessoriesPage.head = accessoriesHead;
