import type { Locator, Page } from 'playwright-core';

/** Chooses of a list of antd, as somebody does who sees it: its list opens, and the option is pressed. `field` is its label, or itself. */
export const chooseOption = async (page: Page, field: string | Locator, option: string | RegExp): Promise<void> => {
  await (typeof field === 'string' ? page.getByRole('combobox', { name: field, exact: true }) : field).click();
  await page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option').filter({ hasText: option }).click();
};
