import { offerFile } from '#shared/api/offer-file.ts';

/** Offers a value as a JSON file, named after the day. */
export function saveAsFile(value: unknown): void {
  const file = new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' });
  offerFile(file, `paltu-${new Date().toISOString().slice(0, 10)}.json`);
}
