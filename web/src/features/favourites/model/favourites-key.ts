/** Where the browser holds what a visitor has marked. */
export const favouritesKey = 'paltu.favourites';
