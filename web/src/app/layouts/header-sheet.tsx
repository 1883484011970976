import { useEffect, useState } from 'react';
import type { ComponentProps, ComponentType } from 'react';
import type * as HeaderSheets from './header-sheets.ts';

type Sheets = typeof HeaderSheets;

let loaded: Sheets | undefined;

/** Fetches what opens below the header's buttons; tried again at the next opening when it cannot be had. */
export async function loadHeaderSheets(): Promise<Sheets | undefined> {
  try {
    loaded ??= await import('./header-sheets.ts');
  } catch {
    // Opened without a connection, before it was there.
  }
  return loaded;
}

/** One of them; nothing until it is there. */
export function HeaderSheet<Name extends keyof Sheets>({ name, ...props }: { name: Name } & ComponentProps<Sheets[Name]>) {
  const [sheets, setSheets] = useState(loaded);
  useEffect(() => void loadHeaderSheets().then(setSheets), []);
  const Sheet = sheets?.[name] as ComponentType<typeof props> | undefined;
  return Sheet && <Sheet {...props} />;
}
