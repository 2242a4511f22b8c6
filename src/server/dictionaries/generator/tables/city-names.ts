export const CITY_NAMES = `
`;
