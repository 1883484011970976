import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { startProduct } from '../product/running-product.ts';
import { arrive, desk, phone, type Screen } from './actors.ts';
import { launchChromium } from './chromium.ts';
import type { Language } from './words.ts';

const target = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const height = 900;
const gap = 40;
const demoLimitMs = 300_000;

const product = await startProduct({ environment: { DEMO: '1' } });
const browser = await launchChromium();

/** The demo data comes in the background; a full first page is enough. */
const untilFilled = async (): Promise<void> => {
  const deadline = Date.now() + demoLimitMs;
  while (Date.now() < deadline) {
    const response = await fetch(`${product.address}/api/v1/pets?limit=1`);
    const { data } = (await response.json()) as { data: { pagination: { total: number } } };
    if (data.pagination.total >= 80) return;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  throw new Error('the demo data did not come');
};

const shoot = async (language: Language, screen: Screen): Promise<Buffer> => {
  const { page, context } = await arrive(browser, product.address, language, { ...screen, height });
  await page.goto(`${product.address}/pets`, { waitUntil: 'networkidle' });
  const picture = await page.screenshot();
  await context.close();
  return picture;
};

try {
  await untilFilled();
  const [wide, narrow] = [await shoot('en', desk), await shoot('ur', phone)];
  mkdirSync(target, { recursive: true });
  await sharp({ create: { width: desk.width + gap + phone.width, height, channels: 3, background: '#d5dfda' } })
    .composite([
      { input: wide, left: 0, top: 0 },
      { input: narrow, left: desk.width + gap, top: 0 },
    ])
    .png({ palette: true, quality: 80 })
    .toFile(`${target}pets.png`);
  process.stdout.write(`${target}pets.png\n`);
} finally {
  await browser.close();
  await product.stop();
}
