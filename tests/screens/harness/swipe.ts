import type { Locator, Page } from 'playwright-core';

/** A finger that goes across the middle of something. @param by to the right, in px; to the left below 0 */
export const swipe = async (page: Page, over: Locator, by: number): Promise<void> => {
  const box = await over.boundingBox();
  if (box === null) throw new Error('nothing is there to be swiped over');
  const y = box.y + box.height / 2;
  const middle = box.x + box.width / 2;
  const at = (x: number) => ({ touchPoints: [{ x, y }] });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(middle - by / 2) });
  for (const part of [-0.25, 0, 0.25, 0.5])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(middle + part * by) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await session.detach();
};
