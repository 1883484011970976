import { useTranslation } from 'react-i18next';

/** The words of a gallery of `total` photos of somebody or something. */
export function useGalleryWords(name: string, total: number) {
  const { t } = useTranslation('shell');
  return {
    label: t('gallery.label', { name }),
    /** Of the photo with this number, from 1; of the place of none where there are no photos. */
    alt: (number: number) => (total === 0 ? t('gallery.none') : t('gallery.alt', { name, number, total })),
    words: {
      previous: t('gallery.previous'),
      next: t('gallery.next'),
      enlarge: t('gallery.enlarge'),
      zoomIn: t('gallery.zoomIn'),
      zoomOut: t('gallery.zoomOut'),
      close: t('gallery.close'),
      show: (number: number) => t('gallery.show', { number }),
      shown: (number: number) => t('gallery.photo', { number, total }),
      more: (count: number) => t('gallery.more', { count }),
    },
  };
}
