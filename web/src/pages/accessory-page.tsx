import { useState } from 'react';
import { accessoryHead, AccessoryScreen } from '../features/accessories/accessory-screen.tsx';
import { AddButton } from '../features/cart/add-button.tsx';
import { BuyPieces } from '../features/cart/buy-pieces.tsx';
import { LikeButton } from '../features/favourites/like-button.tsx';
import { ReportButton } from '../features/reports/report-button.tsx';
import { useSession } from '../features/session/use-session.ts';
import { VendorLine } from '../features/stores/store-grid.tsx';
import { usePage } from '#shared/navigation/use-page.ts';

export function AccessoryPage() {
  const { params } = usePage();
  return <Product key={params.id} id={params.id ?? ''} />;
}

function Product({ id }: { id: string }) {
  const [quantity, setQuantity] = useState(1);
  const { user } = useSession();
  return (
    <AccessoryScreen
      id={id}
      viewerId={user?.id ?? null}
      like={(accessory, look) => <LikeButton kind="accessory" thing={accessory} look={look} />}
      buy={(accessory, look) =>
        look === 'main' ? (
          <BuyPieces accessory={accessory} quantity={quantity} onQuantity={setQuantity} />
        ) : (
          <AddButton accessory={accessory} quantity={quantity} look={look} />
        )
      }
      report={({ id: accessoryId }) => <ReportButton thing={{ kind: 'product', id: accessoryId }} memberId={user?.id ?? null} />}
      store={(accessory) => <VendorLine of={accessory} />}
    />
  );
}

AccessoryPage.asks = AccessoryScreen.asks;
AccessoryPage.head = accessoryHead;
