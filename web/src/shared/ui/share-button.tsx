import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pathOf } from '../navigation/page-path.ts';
import { toast } from '../toasts/toasts.ts';
import { Button } from './button.tsx';
import { PictureButton } from '../content/picture-button.tsx';

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

interface ShareButtonProps {
  /** The page that is shared. */
  to: string;
  title: string;
  text: string;
  isRound?: boolean;
}

/** Hands on the address of a page of ours. */
export function ShareButton({ to, title, text, isRound = false }: ShareButtonProps) {
  const { t } = useTranslation('shell');
  const onShare = async () => {
    const outcome = await share({ url: `${location.origin}${pathOf(to)}`, title, text });
    if (outcome === 'copied') toast.info(t('share.copied'));
    if (outcome === 'refused') toast.warning(t('share.notCopied'));
  };
  const icon = <Share2 size={20} aria-hidden />;
  if (!isRound) {
    return (
      <Button onClick={() => void onShare()} icon={icon}>
        {t('share.action')}
      </Button>
    );
  }
  return (
    <PictureButton label={t('share.action')} onClick={() => void onShare()}>
      {icon}
    </PictureButton>
  );
}
