import { Minus, Plus, Trash2, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPrice } from '#shared/format/format.ts';
import { PageLink } from '#shared/navigation/page-link.tsx';
import { UserText } from '#shared/pet/user-text.tsx';
import { Button } from '#shared/ui/button.tsx';
import { CoverPicture } from '#shared/content/cover-picture.tsx';
import { useKeptFocus } from '#shared/content/use-kept-focus.ts';
import type { ShownCart } from './shown-cart.ts';
import { mayAdd, oneFewer } from './cart.ts';
import type { CartLine } from '#shared/api/types.ts';
import styles from './cart-screen.module.css';

interface LineProps {
  shown: ShownCart;
  line: CartLine;
}

/** How many pieces: fewer down to 1, one more as far as there are some. */
function Stepper({ shown: { isBusy, setQuantity }, line }: LineProps) {
  const { t } = useTranslation('cart');
  const { accessoryId, quantity, name } = line;
  const fewer = oneFewer(line);
  const change = (to: number) => isBusy || setQuantity(accessoryId, to);
  return (
    <div className={styles.stepper} role="group" aria-label={t('line.quantity', { name })}>
      <button type="button" aria-label={t('line.fewer', { name })} disabled={fewer < 1} onClick={() => change(fewer)}>
        <Minus size={18} aria-hidden />
      </button>
      <output aria-live="polite">{formatNumber(quantity)}</output>
      <button type="button" aria-label={t('line.more', { name })} disabled={!mayAdd(line)} onClick={() => change(quantity + 1)}>
        <Plus size={18} aria-hidden />
      </button>
    </div>
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
  const { accessoryId, images, inStock, name, price, quantity, vendor, problem } = line;
  const isGone = problem === 'gone';
  return (
    <article className={styles.line}>
      <div className={styles.picture}>
        <CoverPicture image={images[0]} none="window-hamster" sizes="96px" />
        {!inStock && !isGone && <span className={styles.overlay}>{t('line.outOfStock')}</span>}
      </div>
      <div className={styles.words}>
        <h2>
          <Name line={line} />
        </h2>
        {vendor && (
          <p className={styles.soft}>
            <UserText>{vendor.name}</UserText>
          </p>
        )}
        {!isGone && <p className={styles.soft}>{t('line.each', { price: formatPrice(t, price) })}</p>}
        <Problem shown={shown} line={line} />
      </div>
      <div className={styles.end}>
        {!isGone && <strong className={styles.amount}>{formatPrice(t, price * quantity)}</strong>}
        {!isGone && <Stepper shown={shown} line={line} />}
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

/** Everything in the cart, in the order in which it came. */
export function CartLines({ shown, lines }: { shown: ShownCart; lines: readonly CartLine[] }) {
  useKeptFocus(lines.length);
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.accessoryId}>
          <Line shown={shown} line={line} />
        </li>
      ))}
    </ul>
  );
}
