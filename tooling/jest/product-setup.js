export default async function productSetup() {
  const { startSharedProduct } = await import('../../tests/product/start-shared-product.ts');
  globalThis.paltuTestProduct = await startSharedProduct();
}
