let region: HTMLElement | undefined;

/** Where toasts stand; the same for as long as the app runs. */
export function toastRegion(): HTMLElement {
  region ??= document.createElement('div');
  return region;
}

/** In the dialog that lies on top, if one does: all else is out of reach, and not read out. */
export function placeToasts(): void {
  if (region === undefined) return;
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  if (region.parentNode !== place) place.append(region);
}
