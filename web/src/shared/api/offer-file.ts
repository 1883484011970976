/** In ms; some browsers read the file only some time after the click. */
const readWithin = 60_000;

/** Offers a file for keeping, under a name. */
export function offerFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), readWithin);
}
