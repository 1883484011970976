import { MapPin, Syringe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '#shared/format/format.ts';
import { formatAge } from '#shared/format/pet-age.ts';
import { useCityName } from '#shared/i18n/use-city-name.ts';
import { priceOf } from '../../model/pet-form.ts';
import type { PetForm } from '../../model/pet-form.ts';
import { UserWords } from '../user-words.tsx';
import styles from './listing-preview.module.css';

interface ListingPreviewProps {
  form: PetForm;
  /** Where the main photo can be shown from. */
  preview: string | undefined;
}

function PreviewPicture({ form, preview }: ListingPreviewProps) {
  if (preview) return <img src={preview} alt="" className={styles.picture} />;
  return (
    <span className={styles.none}>
      <img src={`/art/window-${(form.species || 'Other').toLowerCase()}.svg`} width="400" height="520" alt="" />
    </span>
  );
}

/** How the listing will look in the list; follows what is typed. */
export function ListingPreview({ form, preview }: ListingPreviewProps) {
  const { t } = useTranslation('my-pets');
  const cityName = useCityName();
  const price = priceOf(form);
  const isPriceMissing = form.adoptionType === 'Sale' && price === 0;
  return (
    <section>
      <h2 className={styles.title}>{t('preview.title')}</h2>
      <div className={styles.card}>
        <div className={styles.frame}>
          <PreviewPicture form={form} preview={preview} />
        </div>
        <div className={styles.words}>
          <p className={styles.name}>{form.name.trim() ? <UserWords>{form.name}</UserWords> : t('preview.noName')}</p>
          <p className={price > 0 ? styles.price : `${styles.price} ${styles.free}`}>
            {isPriceMissing ? t('price.open') : formatPrice(t, price)}
          </p>
          <p className={styles.wide}>
            {form.breed.trim() ? <UserWords>{form.breed}</UserWords> : t('preview.noBreed')}
            {form.age.trim() && (
              <>
                {t('comma')}
                <UserWords>{formatAge(t, form.age)}</UserWords>
              </>
            )}
          </p>
          <p className={styles.place}>
            <MapPin size={16} aria-hidden />
            {form.location ? cityName(form.location) : t('preview.noCity')}
          </p>
          <p className={styles.since}>{t('shell:time.today')}</p>
          {form.vaccinated && (
            <p className={styles.vaccinated}>
              <Syringe size={16} aria-hidden />
              {t('field.vaccinated')}
            </p>
          )}
        </div>
      </div>
      <p className={styles.note}>{t('preview.note')}</p>
    </section>
  );
}
