import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Pet } from '#shared/api/types.ts';
import { pathOf } from '#shared/navigation/page-path.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { Button } from '#shared/ui/button.tsx';
import { PictureButton } from '#shared/ui/picture-button.tsx';

/** Hands a link to the device's own share sheet, or copies it where there is none. */
async function share(link: ShareData & { url: string }): Promise<'shared' | 'copied' | 'dismissed' | 'refused'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'refused';
  }
}

export function ShareButton({ pet, isRound = false }: { pet: Pet; isRound?: boolean }) {
  const { t } = useTranslation('pets');
  const onShare = async () => {
    const url = `${location.origin}${pathOf(`pet-${pet.id}`)}`;
    const outcome = await share({ url, title: pet.name, text: t('detail.shareText', { name: pet.name }) });
    if (outcome === 'copied') toast.info(t('detail.linkCopied'));
    if (outcome === 'refused') toast.warning(t('detail.linkNotCopied'));
  };
  const icon = <Share2 size={20} aria-hidden />;
  if (!isRound) {
    return (
      <Button onClick={() => void onShare()} icon={icon}>
        {t('detail.share')}
      </Button>
    );
  }
  return (
    <PictureButton label={t('detail.share')} onClick={() => void onShare()}>
      {icon}
    </PictureButton>
  );
}
