/** Stands in built pages for scheme and host of the site, which only the gateway knows. */
export const siteOrigin = 'https://paltu.invalid';
