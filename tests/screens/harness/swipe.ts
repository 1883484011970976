import type { Locator, Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

const parts = [0.25, 0.5, 0.75, 1];

const middleOf = async (thing: Locator): Promise<Point> => {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('nothing is there to be touched');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** A finger that goes down at one point, along a line, and up at the other. */
const slide = async (page: Page, from: Point, to: Point): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const at = (part: number) => ({ touchPoints: [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }] });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(0) });
  for (const part of parts) await session.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(part) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await session.detach();
};

/** A finger that goes across the middle of something. @param by to the right, in px; to the left below 0 */
export const swipe = async (page: Page, over: Locator, by: number): Promise<void> => {
  const { x, y } = await middleOf(over);
  await slide(page, { x: x - by / 2, y }, { x: x + by / 2, y });
};

/** A finger that takes one thing to where another is; both are in the window. */
export const dragByFinger = async (page: Page, thing: Locator, to: Locator): Promise<void> =>
  slide(page, await middleOf(thing), await middleOf(to));
