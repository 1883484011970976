import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PetCard } from '#shared/pet/pet-card.tsx';
import { priceOf } from '#shared/pet/form/pet-form.ts';
import type { PetForm } from '#shared/pet/form/pet-form.ts';
import styles from './listing-wizard.module.css';

interface ListingPreviewProps {
  form: PetForm;
  /** Where the main photo can be shown from. */
  preview: string | undefined;
}

/** How the listing will look in the list; follows what is typed. */
export function ListingPreview({ form, preview }: ListingPreviewProps) {
  const { t } = useTranslation('my-pets');
  const [broken, setBroken] = useState<string>();
  const price = priceOf(form);
  const pet = {
    ...form,
    name: form.name.trim() || t('preview.noName'),
    species: form.species || ('Other' as const),
    breed: form.breed.trim() || t('preview.noBreed'),
    price,
    createdAt: new Date().toISOString(),
    featured: false,
    images: [],
  };
  return (
    <section>
      <h2 className={styles.previewTitle}>{t('preview.title')}</h2>
      <PetCard
        pet={pet}
        look="boxed"
        loading={{ sizes: '288px' }}
        picture={
          preview && preview !== broken && <img src={preview} alt="" className={styles.previewPicture} onError={() => setBroken(preview)} />
        }
        words={{
          ...(form.adoptionType === 'Sale' && price === 0 ? { price: t('price.open') } : {}),
          ...(form.location === '' ? { city: t('preview.noCity') } : {}),
        }}
      />
      <p className={styles.previewNote}>{t('preview.note')}</p>
    </section>
  );
}
