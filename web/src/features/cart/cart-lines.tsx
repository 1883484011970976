import { CalendarDays, Store, Trash2, TriangleAlert, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPrice } from '#shared/format/format.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { expectedOfOrder } from '#shared/shop/expected-order.ts';
import { Expected } from '#shared/shop/expected.tsx';
import { Button } from '#shared/ui/button.tsx';
import { CoverPicture } from '#shared/content/cover-picture.tsx';
import { useKeptFocus } from '#shared/content/use-kept-focus.ts';
import type { ShownCart } from './shown-cart.ts';
import { mayAdd, oneFewer, parcelsOf } from './cart.ts';
import type { CartParcel } from './cart.ts';
import { Stepper } from './stepper.tsx';
import type { Cart, CartLine } from '#shared/api/types.ts';
import styles from './cart-screen.module.css';

interface LineProps {
  shown: ShownCart;
  line: CartLine;
}

/** How many pieces: fewer down to 1, one more as far as there are some. */
function Pieces({ shown: { isBusy, setQuantity }, line }: LineProps) {
  const { accessoryId, quantity, name } = line;
  return (
    <Stepper
      name={name}
      quantity={quantity}
      fewer={oneFewer(line)}
      hasMore={mayAdd(line)}
      onQuantity={(to) => isBusy || setQuantity(accessoryId, to)}
    />
  );
}

/** Why it cannot be ordered as it is, with what mends it. */
function Problem({ shown: { isBusy, setQuantity }, line: { accessoryId, problem, available } }: LineProps) {
  const { t } = useTranslation('cart');
  if (problem === null) return null;
  return (
    <p className={styles.problem}>
      <TriangleAlert size={18} aria-hidden />
      <span>{t(`problem.${problem}`, { amount: formatNumber(available) })}</span>
      {problem === 'too-many' && (
        <Button size="small" isBusy={isBusy} onClick={() => setQuantity(accessoryId, available)}>
          {t('problem.take', { amount: formatNumber(available) })}
        </Button>
      )}
    </p>
  );
}

function Name({ line: { accessoryId, name, problem } }: { line: CartLine }) {
  const { t } = useTranslation('cart');
  if (problem === 'gone') return <span>{t('line.gone')}</span>;
  return (
    <PageLink to={`accessory-${accessoryId}`}>
      <UserText>{name}</UserText>
    </PageLink>
  );
}

function Line({ shown, line }: LineProps) {
  const { t } = useTranslation('cart');
  const { accessoryId, images, inStock, name, price, quantity, problem } = line;
  const isGone = problem === 'gone';
  return (
    <article className={styles.line}>
      <div className={styles.picture}>
        <CoverPicture image={images[0]} none="window-hamster" sizes="96px" />
        {!inStock && !isGone && <span className={styles.overlay}>{t('line.outOfStock')}</span>}
      </div>
      <div className={styles.words}>
        <h3>
          <Name line={line} />
        </h3>
        {!isGone && <p className={styles.soft}>{t('line.each', { price: formatPrice(t, price) })}</p>}
        <Problem shown={shown} line={line} />
      </div>
      <div className={styles.end}>
        {!isGone && <strong className={styles.amount}>{formatPrice(t, price * quantity)}</strong>}
        {!isGone && <Pieces shown={shown} line={line} />}
        <Button
          kind="text"
          size="small"
          isBusy={shown.isBusy}
          icon={<Trash2 size={18} aria-hidden />}
          label={t('line.remove', { name: isGone ? t('line.gone') : name })}
          onClick={() => shown.remove(accessoryId)}
        />
      </div>
    </article>
  );
}

/** What one store sends, what its way costs, and how long it takes. */
function Parcel({ shown, parcel: { vendor, lines, shipping } }: { shown: ShownCart; parcel: CartParcel }) {
  const { t } = useTranslation('cart');
  const id = `parcel-${vendor?._id ?? 'none'}`;
  return (
    <section className={styles.parcel} aria-labelledby={id}>
      <h2 id={id} className={styles.store}>
        <Store size={18} aria-hidden />
        {vendor ? (
          <PageLink to={`store-${vendor._id}`}>
            <UserText>{vendor.name}</UserText>
          </PageLink>
        ) : (
          t('parcel.none')
        )}
      </h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.accessoryId}>
            <Line shown={shown} line={line} />
          </li>
        ))}
      </ul>
      {shipping !== undefined && (
        <p className={styles.delivery}>
          <Truck size={18} className="mirrors" aria-hidden />
          {shipping === 0 ? t('parcel.free') : t('parcel.delivery', { amount: formatPrice(t, shipping) })}
        </p>
      )}
      {shipping !== undefined && vendor !== null && (
        <p className={styles.delivery}>
          <CalendarDays size={18} aria-hidden />
          <Expected {...expectedOfOrder(vendor)} />
        </p>
      )}
    </section>
  );
}

/** Everything in the cart, store by store, each in the order in which it came. */
export function CartLines({ shown, cart }: { shown: ShownCart; cart: Cart }) {
  useKeptFocus(cart.items.length);
  return (
    <div className={styles.parcels}>
      {parcelsOf(cart).map((parcel) => (
        <Parcel key={parcel.vendor?._id ?? ''} shown={shown} parcel={parcel} />
      ))}
    </div>
  );
}
