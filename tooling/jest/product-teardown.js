export default async function productTeardown() {
  await globalThis.paltuTestProduct?.stop();
}
