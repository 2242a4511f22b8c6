/** Other names a city is searched by, parted by `;`: former names, neighbours without an airport, the resort behind it. */
export const CITY_ALIASES: { readonly [code: string]: string } = {
  AYT: '',
};
