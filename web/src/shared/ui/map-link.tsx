import { Map } from 'lucide-react';
import { ActionLink } from './button.tsx';

interface MapLinkProps {
  of: { hasOwnPlace: boolean; latitude: number; longitude: number };
  children: string;
}

/** Opens a place in the reader's maps; nothing of one that is known by its city alone. */
export function MapLink({ of: { hasOwnPlace, latitude, longitude }, children }: MapLinkProps) {
  if (!hasOwnPlace) return null;
  return (
    <ActionLink
      href={`https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`}
      isBlock
      icon={<Map size={20} aria-hidden />}
    >
      {children}
    </ActionLink>
  );
}
